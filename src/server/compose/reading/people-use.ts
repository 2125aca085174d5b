import { isByHandToday, ownPredicate } from './clause-bounds.ts'
import { isOrganisationNoun, isOutsider } from './role-nouns.ts'
import type { ReadStatement } from './find-systems.ts'
import { isNoUserHeading } from './user-frames.ts'
import { usesFromOutside } from './outside-people.ts'
import { hasInHand, isOwnerInside, isReached, isVerbless } from './reached-people.ts'
import type { Token } from './tokens.ts'
import { baseOf } from './verb-forms.ts'

/** What people do with a system and with no pump, so that it tells them from things that are named alike. */
const useVerb =
  /^(?:\s\([^)]{0,60}\))?,?\s(?:(?:who|which|that|also|then|only|each|all|both|themselves|can|may|must|shall|should|will|would|could|need(?:s)? to|want(?:s)? to|has to|have to|is to|are to|would like to|(?:be )?able to|(?:be )?allowed to|to)\s){0,5}(?:use|uses|see|sees|view|views|record|records|enter|enters|key|keys|type|types|approve|approves|sign|signs|countersign|countersigns|log|logs|check|checks|review|reviews|work|works|open|opens|search|searches|browse|browses|look|looks|ask|asks|get|gets|take|takes|decide|decides|confirm|confirms|release|releases|edit|edits|correct|corrects|pick|picks|choose|chooses|book|books|plan|plans|assign|assigns|manage|manages|run|runs|receive|receives|read|reads|upload|uploads|scan|scans|write|writes|draft|drafts|prepare|prepares|verify|verifies|report|reports|maintain|maintains|answer|answers|send|sends|download|downloads|print|prints|find|finds|handle|handles|start|starts|make|makes|add|adds|request|requests|order|orders|compare|compares|inspect|inspects|set|sets|act|acts|step|steps|validate|validates|carry|carries|reject|rejects|override|overrides|mark|marks|count|counts|weigh|weighs|grade|grades|sort|sorts|tag|tags|price|prices|accept|accepts|monitor|monitors|fill|fills|submit|submits|register|registers|swap|swaps|note|notes|cancel|cancels|change|changes|have access|are users|is a user|follow|follows|live in|live with|sit in front of|touch|touches|tick|ticks|tap|photograph|photographs|key in|acknowledge|acknowledges|comment|comments|correct|re-?assigns?|dictate|dictates|look up|fill in|need (?:all|an? (?:list|overview|view|page|screen|report|dashboard)|the list)|(?:wants?|needs?) (?:one|an?|the|their) (?:\p{L}+ )?(?:screens?|lists?|views?|overviews?|pages?|dashboards?|reports?|exports?|apps?|tools?|maps?|alarms?|alerts?)|would be the ones|(?:are|is) presented with|spends? (?:their|his|her|the) days? in|be presented with|(?:(?:needs?|wants?|has|have) to )(?:know|see)|wants? something (?:simple|easy|quick|fast|small|light|plain|that|which|they|with|on)|do(?:es)? (?:it|this|that) (?:for|instead|himself|herself|themselves)|(?:is|are|be) (?:to be )?(?:alerted|warned|reminded|prompted|shown))\b|^(?:\s\([^)]{0,60}\))?\s(?:may|can|must|will|does|do|shall)(?=[.;,!]|$)/iu
const noUse =
  /\b(?:(?:do|does|will|wo|ca|shall|must|may|are|is|have|has|get|gets|need|needs|can|should)(?: ?not|n['’]t)|never|no|nor|neither|not|only ever see|cannot)\b[^.;]{0,60}?\b(?:use|users?|log[- ]?(?:ins?|on)|log in|log into|sign on|logins?|access|accounts?|see (?:the )?(?:system|it)|client|screens?|touch|enter|type|get reports|work with|portal|sign in|own access|want(?:ed)?|part|interact|part of it|tablets?|handhelds?|devices?|computers?|PCs?)\b|\b(?:does|do|will|shall) not\.?$|\bnor do\b|^[^.;]{0,24}\b(?:are|is) not (?:users|interviewed|involved)\b|\bcalls? the (?:office|hotline|help ?desk|control|cent(?:re|er)|dispatch\w*|secretar\w*|reception|number|shop|workshop|clinic|ward|desk|duty)\b|\b(?:keeps?|goes on|go on|continues?) (?:using|working (?:in|with|on)|to (?:use|work))\b|\bas (?:before|hitherto|up to now|until now)\b|\basks? (?:us |me )?for (?:the |an? )?(?:papers?|printouts?|copies|a copy|documents)\b|\b(?:reached|told|informed|notified|answered|contacted|asked?|gets?|receives?|hears?|repl(?:y|ies)|appl(?:y|ies)|orders?|delivers?|sends?|writes?|reports?|announces?|notif(?:y|ies))\b[^.;]{0,40}\bby (?:post|mail|e-?mail|letter|phone|telephone)\b|\bare told\b|\bstay(?:s)? out\b|\b(?:do(?: not|n['’]t)|does(?: not|n['’]t)) need (?:it|this|that|one|any)\b|\bnever (?:sees?|gets? to see|touch(?:es)?)\b|\b(?:sees?|gets?|receives?) nothing\b(?! but)|\bnot (?:with|in|through|on|by) (?:this|it|ours)\b(?! (?:but|only|alone))|\bthey (?:need|want|get|have) nothing\b|\bwithout (?:an? |any |their )?(?:own )?(?:log-?ins?|access|account of (?:their|its) own)\b/i
/** They stand beside it: they are written to, ring up, take a vote on paper. */
const beside =
  /^(?:\s\([^)]{0,60}\))?,?\s?(?:[:–—-]\s?(?:no|not|none)\b|\s?(?:\p{L}+\s){0,8}?(?<!\b(?:their|the|his|her|our|own|a|an|of|on) )(?:rings?|phones?|telephones?|calls?|writes?) (?:me|us|to us|in(?=[.,;]|$| to us| with))|\s(?:who\s\p{L}+\s\p{L}+\s)?writes? (?:us )?(?:an? )?(?:e-?mails?|letters?)|\s(?:\p{L}+\s){0,2}?(?:gets?|receives?) (?:only )?(?:an? |the )?(?:(?:printed|paper|weekly|monthly|daily|quarterly|yearly|annual) )+(?:list|e-?mail|PDF|report|printout|letter|summary|statement|newsletter)\b|\s(?:is|are|will be|shall be) (?:only |merely )?(?:consulted|informed|heard|notified by|paid|trained by)\b|\s(?:decides?|votes?) on paper\b|\sdecides? (?:on|by|in|before|until) (?:the )?(?:\d|\d(?:st|nd|rd|th)|January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter|next|end)\b|\s(?:needs?|wants?) (?:nothing|no (?:access|log-?ins?|accounts?|screens?|systems?|training))\b|\sonly (?:looks?|watch(?:es)?)(?: at the (?:big |wall |hall )?(?:screen|display|board)\b|,? (?:read-only|without)\b)|\s(?:\p{L}+\s){0,2}?(?:gets?|receives?) [^.;]{2,50}, (?:nothing (?:more|else)|that is all|no more)\b|\s(?:(?:from|of) [^,.;]{2,30} )?(?:(?:gets?|receives?) [^.;]{2,40}|reviews? [^.;]{2,40} once (?:a|per|each|every) (?:year|quarter|season)|is (?:informed|told)|are (?:informed|told))(?: on request| every (?:quarter|year))\b)/iu
/** “Approval by the director happens elsewhere.” */
const elsewhere = /^\s(?:happens?|takes place|(?:is|are) (?:done|made|given|decided)|goes on) (?:elsewhere|outside)\b/i
/** Behind a semicolon: “drivers: told at the gate; no device”. */
export const refusedAccess =
  /^\W*(?:and |but )?no (?:\p{L}+ )?(?:devices?|access|log-?ins?|accounts?|screens?|tablets?|handhelds?|rights)\b(?! (?:to|for|in)\b)/iu
const refusal =
  /\b(?:(?:do(?: not|n['’]t)|does(?: not|n['’]t)) (?:want|need)|paper (?:is|will do)|no (?:more|other|new) (?:systems?|log-?ins?|tools?)|need ?n[o'’]t|leave us alone|another system)\b/i
const forWhom =
  /\b(?:(?:screens?|console|tool|app|application|view|dashboard|work ?list|desk|assistant|portal|page|training|alerts?|list) (?:for|of)|(?:overviews?|reports?|summar(?:y|ies)|alarms?|messages?|notifications?|tasks?|queues?|forms?|workspaces?|interfaces?|modules?|functions?|access|accounts?|licen[cs]es?|seats?|log-?ins?|devices?|tablets?|phones?|handhelds?|views|dashboards|screens|lists|pages|mobile access) for|(?!(?:supplied|provided|published|delivered|issued|owned|funded|paid|appointed|employed|run|imposed|required|written|permitted|demanded|built|developed|operated|hosted|maintained|made|called)\b)\p{L}{2,}(?:ed|en|wn|ne|de|ld|ght|ept|ut|id|un|ead|et) (?:(?:in|into|on|to|at|with) (?:the )?\p{L}+ )?(?:off |only |solely )?by|(?:entr(?:y|ies)|requests?|bookings?|decisions?|changes?|corrections?|orders?|amendments?|notes?|choices?) (?:is|are|be|being) made by|(?:shown|visible|accessible|available|assigned|escalated|routed|offered|presented|given|open) (?:only )?to|(?:passed|handed|put|referred|forwarded|returned|assigned|allocated|reported|delivered|goes|go|sent|falls?|back) to|(?:alarms?|alerts?|warnings?|tasks?|jobs?)(?: \p{L}+)? to|approval (?:of|by|is by|lies with)|sign-off (?:of|by|is by)|(?:at|to) the disposal of|(?:decision|release|approval|choice) (?:rests|lies|is|stays|remains) with|falls? to|access (?:is |shall be |will be )?(?:given|granted) to|(?:permits?|enabl\w+|equips?|provides?)|wait(?:s)? for|lets?|allows?|helps?|supports?|assists?|guides?|relieves?|gives?|shows?|tells?|warns?|alerts?|reminds?|enables?|until|unless|only (?:when|after|if)|when|once)\s(?:both )?(?:the |our |its |their |my |an? |all |each |every |another |other |two |three |those )*(?:\d+ |[\p{L}’'-]+ )?$/iu

const modals = /^(?:must|shall|should|may|can|could|will|would|needs?|wants?|wish(?:es)?|have|has|had|are|is|ought|need)$/
const passed =
  /^(?:be|able|to|expected|allowed|permitted|required|asked|supposed|like|also|then|only|always|first|now|still|usually|themselves|both|all|each|who|which|that|today|currently|often|never|not|please|there|here|just|either|then|themselves)$|ly$/
/** What people do beside a system, or what is said of them and not of their work. */
const otherwise = new Set(
  'be have exist remain stay retire leave cost belong call wait sit visit refuse consult avoid expire learn lose go come say tell talk appear end join lead let follow group rank rate pass'.split(
    ' ',
  ),
)
const furtherVerb =
  /^(?:sells?|teach(?:es)?|treats?|pays?|lends?|rents?|hires?|interviews?|counts?|grades?|sorts?|trains?|cleans?|loads?|greets?|seats?|declares?|drives?|delivers?|collects?|swaps?|types?|countersigns?|dispenses?|admits?|discharges?|negotiates?|coordinates?|supervises?|oversees?|triages?|quotes?|pick|picks|spends?|dictates?|comments?|photographs?|acknowledges?|resets?|ticks?|taps?|scans?|fills?|enters?|hands?|proposes|keys?|swipes?|dispatch(?:es)?|annotates?|consults?|assess(?:es)?|applies|apply|needs?)$/
const besideVerb =
  /^(?:earns?|rings?|phones?|complains?|travels?|dies?|insists?|fears?|owns?|funds?|hears?|trusts?|thinks?|lives?)$/

const noVerb =
  /^(?:and|or|but|of|in|on|at|by|for|from|to|with|as|is|are|was|were|be|the|a|an|our|their|its|not|no|than|then|so|if|when|where|while|because|who|which|that|this|these|those|all|each|every|any|per|only|also|both|here|there|today|now|too|alone|about|after|before|until|under|over|between|without|within|via|through|whose|whom|what|how|have|has|had|do|does|did|must|shall|should|may|can|could|will|would)$/
/** “planners juggle the shifts”: right behind a plural a word in plain form, before what it does something to. */
function isPlainVerb(tokens: Token[], { from, at }: { from: number; at: number }) {
  const [subject, verb, after] = [tokens[from - 1], tokens[at], tokens[at + 1]]
  if (at !== from || subject === undefined || verb === undefined || verb.start - subject.end !== 1) return false
  if (!/^\p{Ll}{3,}$/u.test(verb.text) || noVerb.test(verb.lower) || /(?:ed|ing|ly)$/.test(verb.lower)) return false
  const agrees = /s$|men$|staff$|people$/.test(subject.lower) ? !/[^s]s$/.test(verb.lower) : /[^s]s$/.test(verb.lower)
  return (
    agrees &&
    (after === undefined ||
      /^[,.;]$|^(?:the|a|an|our|their|its|each|every|all|any|one|two|three|up|out|in|to|with|what|how|which|whether|on|through|between|it|them|and)$/.test(
        after.lower,
      ))
  )
}

/** “tasters shall value each lot”: between a modal and an object stands a verb, known or not. */
const isBehindModal = (tokens: Token[], at: number) =>
  /^(?:shall|must|may|can|should|will)$/.test(tokens[at - 1]?.lower ?? '') &&
  /^\p{Ll}{3,}$/u.test(tokens[at]?.text ?? '') &&
  !noVerb.test(tokens[at]?.lower ?? '') &&
  /^(?:the|an?|our|their|its|each|every|all|any)$/.test(tokens[at + 1]?.lower ?? '')

const wantedThing = (words: Token[]) =>
  /^(?:one|an?|the|their)$/.test(words[0]?.lower ?? '') &&
  words.some(({ lower }) => /^(?:screen|list|view|overview|page|dashboard|report|export|app|tool|map|alarm|alert)s?$/.test(lower))

/** “comes every quarter and reads” */
function secondVerb(tokens: Token[], from: number, denies: boolean) {
  const and = tokens.findIndex(({ lower }, at) => at > from && at < from + 7 && lower === 'and')
  const base = and < 0 ? undefined : baseOf(tokens[and + 1]?.text ?? '')
  return base === undefined || otherwise.has(base) ? undefined : { at: and + 1, denies }
}

/** The verb of which those before a token are the subject; `denies` where they do not or may not. */
function actionAfter(tokens: Token[], from: number): { at: number; denies: boolean } | undefined {
  let at = from
  if (tokens[at]?.text === '(') {
    while (at < from + 14 && tokens[at] !== undefined && tokens[at]?.text !== ')') at++
    at++
  }
  if (tokens[at]?.text === ',' && /^(?:who|which|and)$/.test(tokens[at + 1]?.lower ?? '')) at++
  // “volunteers at the hotline see …”: the place of work stands between.
  if (/^(?:at|in|on|of|from|for|per)$/.test(tokens[at]?.lower ?? '')) {
    let next = at + 1
    const isEnd = (index: number) =>
      modals.test(tokens[index]?.lower ?? '') ||
      ((baseOf(tokens[index]?.text ?? '') !== undefined || furtherVerb.test(tokens[index]?.lower ?? '')) &&
        !/^(?:the|a|an|our|their|each|every|of|at|in|on)$/.test(tokens[index - 1]?.lower ?? ''))
    while (next < at + 6 && tokens[next]?.is === 'word' && !isEnd(next)) next++
    // “at the cold end record”: the first of two is the place.
    if (isEnd(next + 1) && !modals.test(tokens[next]?.lower ?? '')) next++
    if (next >= at + 6) return undefined
    at = next
  }
  let [denies, isPassive] = [false, false]
  for (; at < from + 24; at++) {
    const lower = tokens[at]?.lower ?? ''
    if (!modals.test(lower) && !passed.test(lower) && !/n['’]t$|^cannot$/.test(lower)) break
    if (/^(?:not|never|cannot)$|n['’]t$/.test(lower)) denies = true
    isPassive = /^(?:are|is|be)$/.test(lower) || (isPassive && /ly$|^(?:not|never|also|then|only)$/.test(lower))
  }
  // “Claims staff in Leeds want one screen.”
  if (/^(?:wants?|needs?)$/.test(tokens[at - 1]?.lower ?? '') && wantedThing(tokens.slice(at, at + 4)))
    return { at: at - 1, denies }
  // “leaders re-plan the shift”
  if (tokens[at]?.lower === 're' && tokens[at + 1]?.text === '-') at += 2
  const verb = tokens[at]
  if (verb?.is !== 'word' || besideVerb.test(verb.lower)) return undefined
  const base =
    baseOf(verb.text) ??
    (furtherVerb.test(verb.lower) || isPlainVerb(tokens, { from, at }) || isBehindModal(tokens, at) ? verb.lower : undefined)
  if (base === 'keep' && tokens[at + 1]?.lower.endsWith('ing')) return undefined
  if (base === 'come' || base === 'visit') return secondVerb(tokens, at, denies)
  if (base === undefined || otherwise.has(base) || verb.lower.endsWith('ing')) return undefined
  return isPassive && !/^(?:shown|given)$/.test(verb.lower) ? undefined : { at, denies }
}

/** Contract and project are signed and approved too, and nobody uses the system for that. */
export const projectDocument =
  /\b(?:contracts?|offers?|tenders?|bids?|proposals?|quotations?|budgets?|projects?|design|specifications?|concepts?|deliverables?|milestones?|acceptance|addend(?:um|a)|supplier|contractor|bidder|vendor|tenderer|consultant|procurement|laws?|decrees?|regulations?|statutes?)\b/i
const actOnProject =
  /\b(?:is|are|be|was|were|been|being) (?:\p{L}+ )?(?:\p{L}+ed|drawn up|written) by (?:the |an? |our )?(?:\p{L}+ )?$/iu

/** “Questions are to be sent to the officer”, “the contractor's developers”: those of the tender and of the supplier. */
const ofTender =
  /\b(?:questions|enquiries|bids|tenders|offers|proposals|quotations)\b[^.;]{0,60}\b(?:sent|addressed|submitted|put) to (?:the )?(?:\p{L}+ )?$|\b(?:contractor|supplier|bidder|vendor|provider|tenderer|consultant)s?['’]s? (?:\p{L}+ )?$/iu
/** “Observers who travel with a patrol use the tool”, “inspectors, numbering 45, carry tablets”. */
const afterRelative =
  /^(?:\s(?:who|that)\s(?!(?:we|you|they|i|it|the)\b|do\b|does\b|may\b|not\b)[^,.;]{3,60}?|,\s[^,.;]{3,50},|\s(?:of|in|at|from|on)\s(?:the |our |its |each |every |all )?(?:\p{L}+ ){0,2}?\p{L}+)\s(?:(?:can|may|must|shall|should|will|would|also|then|only|has to|have to)\s){0,2}(?:use|uses|record|records|enter|enters|carry tablets|log in|work with|work in|open|opens|see the|sees the|scan|scans|pick the|picks the|approve|approves|have access|has access|are presented with|is presented with|confirm|confirms|release|releases|be given access)\b/iu

/** “The counters come on Thursdays, they’d type it straight in.” */
const theyUse =
  /^[^.;]{0,60},\s(?:and )?they(?:['’](?:d|ll))?\s(?:(?:would|will|can|may|must|should|then|also|only)\s){0,2}(?:use|see|enter|type|mark|tick|sign|record|look at|look up|log|watch|book|note|approve|confirm|key)\b/iu

/** “… with my daughter. She would enter the hides”: the sentence after goes on about whom this one ends with. */
const heUses =
  /^\s*s?he(?: and [\p{L} ]{3,30}?)?(?:['’]d|['’]ll| (?:would|will|must|shall|should|can|may|needs to|wants to|has to))(?: (?:then|also))? (?:use|see|enter|type|mark|tick|sign|record|look|log|book|note|approve|confirm|key|check|work (?:with|in))\b/iu

/** “Night shift, two sextons, the verger.”: between two marks stands an item, unless its label leaves it out. */
const isItem = ({ left, right, statement }: Pick<PeopleContext, 'left' | 'right' | 'statement'>) =>
  statement.cells === undefined &&
  /[:;,–—-] (?:the |our |my |an? |all |each |\d+ |(?!(?:not|no|by|who|without)\b)\p{L}+(?<!est) ){0,3}$/iu.test(left) &&
  /^\s?(?:[.;,:)–—-]|$)/.test(right) &&
  !isNoUserHeading(/(?:^|[.;]\s)([^.;:]{3,60}):[^:]*$/.exec(left)?.[1]) &&
  !projectDocument.test(`${statement.text.slice(0, 400)} ${(statement.asked ?? '').slice(-160)}`)
/** Lists of skills and of the team that builds name these. */
const isBuilder = /^(?:developers?|programmers?|engineers?|architects?|testers?|seniors?|juniors?|staff|experts?|deput(?:y|ies))$/

/** “… when the nurse is coming”: that is asked and not done. */
const isComing = /^\s(?:is|are|was|were) (?:coming|arriving|due|ill|away|there|available|free|late)\b/i

export type PeopleContext = {
  left: string
  right: string
  statement: ReadStatement
  last: number
  isListed: boolean
  isDoer: boolean
  /** A word stands before the head: “tare house people”. */
  isCompound: boolean
}

const actsForProject =
  /^\s(?:\p{L}+ )?(?:signs?|approves?|awards?|pays?|funds?|evaluates?|countersigns?) (?:\p{L}+ ){0,3}(?:contracts?|offers?|tenders?|bids?|proposals?|budgets?|project|order for)\b/iu

/** Whether a statement says that those it names use the system; undefined where it does not say. */
export function usesOf({ left, right, statement, last, isListed, isDoer, isCompound }: PeopleContext): boolean | undefined {
  const { next, isOut, tokens } = statement
  const head = tokens[last]?.lower ?? ''
  const clause = right.split(/[.;]\s|\bbut\b/)[0] ?? right
  // “Lessees and transporters shall have no login”: what is said of the list is said of each.
  const behindList = clause.replace(
    /^(?:\s\([^)]{0,60}\))?(?:(?:,|\sand|\sor|\snor)\s[\p{L}\d ’'-]{3,44}?(?=\s(?:do|does|shall|will|must|may|are|is|have|has|get|gets|need|needs|use|see|never|only|can|work|want|who|record|approve|sign|check|write|decide)\b))+/u,
    '',
  )
  // “the tare house people”: those of a place are no outsiders.
  const isOutside = isOutsider(head) && !(/^(?:people|leads?|heads?)$/.test(head) && isCompound) && !isOwnerInside({ tokens, last })
  if (/^[’']s?\s/.test(right)) return isOutside ? undefined : true
  if (ofTender.test(left) || (actOnProject.test(left) && projectDocument.test(left.replace(actOnProject, '')))) return undefined
  if (isNoUserHeading(statement.heading) || isNoUserHeading(statement.under)) return false
  if (actsForProject.test(clause)) return undefined
  if (noUse.test(ownPredicate(behindList.slice(0, 110))) || elsewhere.test(clause) || beside.test(behindList) || beside.test(right))
    return false
  if (/\b(?:not for|nor do|nor|neither)\s(?:the |our |any |all )?(?:[\p{L}-]+\s)?$/iu.test(left)) return false
  if (refusedAccess.test(next)) return false
  if (/^\s*(?:they|these|those|it)\b/i.test(next) && noUse.test(next.slice(0, 90)) && !isListed) return false
  // Riders: “A message with the address …”: they say what they want of it.
  if (left.trim() === '' && /^(?:\s\([^)]{1,60}\))?:\s["“„‘']/.test(right)) return !refusal.test(`${right} ${next.slice(0, 80)}`)
  // “As a planner I want to …”
  if (/\bas an? (?:\p{L}+ ){0,2}$/iu.test(left) && /^,? (?:i|we)\b/i.test(right)) return true
  if (isOut) return undefined
  if (statement.text.endsWith('?') && /^\W*(?:(?:god|oh|well|lord|heavens),? )?(?:no|never|none)\b/i.test(next)) return false
  // “field crews: the order with its place on the map”: what they are to get stands behind the colon.
  if (left.trim() === '' && !isOutside && /^(?:\s\([^)]{1,60}\))?:\s\p{Ll}/u.test(right)) return true
  if (
    /\bwe(?: are|['’]re) (?:(?:about|some|around) )?(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|a) (?:[\p{L}-]+ )?$/iu.test(
      left,
    )
  )
    return true
  if (isListed) return isOutside ? undefined : true
  if (isOrganisationNoun(head) && !useVerb.test(behindList)) return forWhom.test(left) || isReached(left) || undefined
  // “They should be able to …”: the sentence after says what they do.
  const isTakenUp =
    /^\s*they(?:['’](?:d|ll)| (?:must|shall|should|can|may|will|would|need to|want to|have to)) (?!not\b|never\b|rather\b|like\b)/i.test(
      next,
    )
  if (isTakenUp && left.trim() === '') return true
  if (heUses.test(next) && /^[^,;]{0,40}$/.test(right.split(/[.!]/)[0] ?? '')) return true
  if (isByHandToday(statement.text)) return undefined
  if (!isOutside && theyUse.test(clause)) return true
  if (isOutside) return usesFromOutside({ left, right, clause }) || undefined
  if (useVerb.test(behindList) || (forWhom.test(left) && !isComing.test(right)) || afterRelative.test(right)) return true
  if (/\bfor (?:our|my) (?:\d+ |[\p{L}-]+ )?$/iu.test(left)) return true
  if (isReached(left) || hasInHand(clause)) return true
  if (/^\W*(?:the |our |my |their )?$/i.test(left) && isVerbless(clause)) return true
  if (isDoer) return undefined
  if (!isBuilder.test(head) && isItem({ left, right, statement })) return true
  return actionAfter(tokens, last + 1)?.denies === false || undefined
}

/** “… after the master has released it”, “she types it over”: the one is a condition, the other ends with the work. */
const isPastOrByHand = (tokens: Token[], { last, verb, text }: { last: number; verb: number; text: string }) =>
  tokens.slice(last + 1, verb).some(({ lower }) => /^(?:has|have|had)$/.test(lower)) ||
  /^(?:re-?)?types? (?:it|them|this|everything|[^.;,]{3,30}) over\b|^re-?types?\b/i.test(text.slice(tokens[verb]?.start))

/** What they do, in a few words of the brief. */
export function activityOf(tokens: Token[], last: number, text: string): string | undefined {
  const verb = actionAfter(tokens, last + 1)
  if (verb === undefined || verb.denies || isPastOrByHand(tokens, { last, verb: verb.at, text })) return undefined
  let end = verb.at
  while (end < verb.at + 8 && tokens[end + 1] !== undefined && !/^[.,;:()–—|]$/.test(tokens[end + 1]?.text ?? '')) end++
  while (
    end > verb.at &&
    /^(?:the|a|an|of|to|in|on|at|by|for|from|with|and|or|that|which|who|not|no|its|their|each)$/.test(tokens[end]?.lower ?? '')
  )
    end--
  return text.slice(tokens[verb.at]?.start, tokens[end]?.end)
}
