import { isBody, isOutsider } from './role-nouns.ts'
import type { ReadStatement } from './find-systems.ts'
import type { Token } from './tokens.ts'
import { baseOf } from './verb-forms.ts'

/** What people do with a system and with no pump, so that it tells them from things that are named alike. */
const useVerb =
  /^(?:\s\([^)]{0,60}\))?,?\s(?:(?:who|which|that|also|then|only|each|all|both|themselves|can|may|must|shall|should|will|need(?:s)? to|want(?:s)? to|has to|have to|is to|are to|would like to|(?:be )?able to|(?:be )?allowed to|to)\s){0,5}(?:use|uses|see|sees|view|views|record|records|enter|enters|key|keys|type|types|approve|approves|sign|signs|countersign|countersigns|log|logs|check|checks|review|reviews|work|works|open|opens|search|searches|look|looks|ask|asks|get|gets|take|takes|decide|decides|confirm|confirms|release|releases|edit|edits|correct|corrects|pick|picks|choose|chooses|book|books|plan|plans|assign|assigns|manage|manages|run|runs|receive|receives|read|reads|upload|uploads|scan|scans|write|writes|draft|drafts|prepare|prepares|verify|verifies|report|reports|maintain|maintains|answer|answers|send|sends|download|downloads|print|prints|find|finds|handle|handles|start|starts|make|makes|add|adds|request|requests|order|orders|compare|compares|inspect|inspects|set|sets|act|acts|step|steps|validate|validates|carry|carries|reject|rejects|override|overrides|mark|marks|count|counts|weigh|weighs|grade|grades|sort|sorts|tag|tags|price|prices|accept|accepts|monitor|monitors|fill|fills|submit|submits|register|registers|swap|swaps|note|notes|cancel|cancels|change|changes|have access|are users|is a user)\b/i
const noUse =
  /\b(?:(?:do|does|will|wo|ca|shall|must|may|are|is|have|has|get|gets|need|needs|can|should)(?: ?not|n['’]t)|never|no|nor|neither|not|only ever see|cannot)\b[^.;]{0,60}?\b(?:use|users?|log[- ]?(?:ins?|on)|log in|log into|sign on|logins?|access|accounts?|see (?:the )?(?:system|it)|client|screens?|touch|enter|type|get reports|work with|portal|sign in|own access|want(?:ed)?|part|interact|part of it)\b|\b(?:does|do|will|shall) not\.?$|\bnor do\b|^[^.;]{0,24}\b(?:are|is) not (?:users|interviewed|involved)\b|\bcall the\b|\b(?:keeps?|goes on|go on|continues?) (?:using|working (?:in|with|on)|to (?:use|work))\b|\bas (?:before|hitherto|up to now|until now)\b|\basks? (?:us |me )?for (?:the )?(?:papers?|printouts?|copies|a copy|documents)\b|\b(?:reached|told|informed|notified|answered|contacted|asked?|gets?|receives?|hears?|repl(?:y|ies)|appl(?:y|ies)|orders?|delivers?|sends?|writes?)\b[^.;]{0,40}\bby (?:post|mail|e-?mail|letter|phone|telephone)\b|\bare told\b|\bstay(?:s)? out\b/i
/** They stand beside it: they are written to, ring up, take a vote on paper. */
const beside =
  /^(?:\s\([^)]{0,60}\))?,?\s?(?:[:–—-]\s?(?:no|not|none)\b|\s?(?:\p{L}+\s){0,8}?(?:rings?|phones?|telephones?|calls?|writes?) (?:me|us|in|to us)\b|\s(?:who\s\p{L}+\s\p{L}+\s)?writes? (?:us )?(?:an? )?(?:e-?mails?|letters?)|\s(?:\p{L}+\s){0,2}?(?:gets?|receives?) (?:only )?(?:an? |the )?(?:(?:printed|paper|weekly|monthly|daily|quarterly|yearly|annual) )+(?:list|e-?mail|PDF|report|printout|letter|summary|statement|newsletter)\b|\s(?:is|are|will be|shall be) (?:only |merely )?(?:consulted|informed|heard|notified by|paid|trained by)\b|\s(?:decides?|votes?) on paper\b|\s(?:needs?|wants?) (?:nothing|no (?:access|log-?ins?|accounts?|screens?|systems?|training))\b|\sonly (?:looks?|watch(?:es)?) at the (?:big |wall |hall )?(?:screen|display|board)\b)/iu
const refusal =
  /\b(?:(?:do(?: not|n['’]t)|does(?: not|n['’]t)) (?:want|need)|paper (?:is|will do)|no (?:more|other|new) (?:systems?|log-?ins?|tools?)|need ?n[o'’]t|leave us alone|another system)\b/i
const forWhom =
  /\b(?:(?:screens?|console|tool|app|application|view|dashboard|work ?list|desk|assistant|portal|page|training|alerts?|list) (?:for|of)|(?:overviews?|reports?|summar(?:y|ies)|alarms?|messages?|notifications?|tasks?|queues?|forms?|workspaces?|interfaces?|modules?|functions?|access|accounts?|licen[cs]es?|seats?|log-?ins?|devices?|tablets?|phones?|handhelds?|views|dashboards|screens|lists|pages|mobile access) for|(?!(?:supplied|provided|published|delivered|issued|owned|funded|paid|appointed|employed|run|imposed|required|written|permitted|demanded|built|developed|operated|hosted|maintained|made|called)\b)\p{L}{2,}(?:ed|en|wn|ne|de|ld|ght|ept|ut|id|un|ead|et) (?:off |only |solely )?by|(?:shown|visible|accessible|available|assigned|escalated|routed|offered|presented|given|open) (?:only )?to|(?:passed|handed|put|referred|forwarded|returned|assigned|allocated|reported|delivered|goes|go|sent|falls?|back) to|(?:alarms?|alerts?|warnings?|tasks?|jobs?)(?: \p{L}+)? to|approval (?:of|by)|sign-off (?:of|by)|wait(?:s)? for|lets?|allows?|helps?|gives?|shows?|tells?|warns?|alerts?|reminds?|enables?|until|unless|only (?:when|after|if)|when|once)\s(?:both )?(?:the |our |an? |all |each |every |another |other |two |three |those )*(?:\d+ |[\p{L}-]+ )?$/iu

const modals = /^(?:must|shall|should|may|can|could|will|would|needs?|wants?|wish(?:es)?|have|has|had|are|is|ought|need)$/
const passed =
  /^(?:be|able|to|expected|allowed|permitted|required|asked|supposed|like|also|then|only|always|first|now|still|usually|themselves|both|all|each|who|which|that|today|currently|often|never|not|please|just|either|then|themselves)$|ly$/
/** What people do beside a system, or what is said of them and not of their work. */
const otherwise = new Set(
  'be have exist remain stay retire leave cost belong call wait sit visit refuse consult avoid expire learn lose go come say tell talk appear end join lead let follow group rank rate pass'.split(
    ' ',
  ),
)
const furtherVerb =
  /^(?:sells?|teach(?:es)?|treats?|pays?|lends?|rents?|hires?|interviews?|counts?|grades?|sorts?|trains?|cleans?|loads?|greets?|seats?|declares?|drives?|delivers?|collects?|swaps?|types?|countersigns?|dispenses?|admits?|discharges?|negotiates?|coordinates?|supervises?|oversees?|triages?|quotes?|pick|picks|spends?)$/
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
    after !== undefined &&
    /^(?:the|a|an|our|their|its|each|every|all|any|one|two|three|up|out|in|to|with|what|how|which|whether|on|through|between|it|them)$/.test(
      after.lower,
    )
  )
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
  const verb = tokens[at]
  if (verb?.is !== 'word' || besideVerb.test(verb.lower)) return undefined
  const base = baseOf(verb.text) ?? (furtherVerb.test(verb.lower) || isPlainVerb(tokens, { from, at }) ? verb.lower : undefined)
  if (base === 'keep' && tokens[at + 1]?.lower.endsWith('ing')) return undefined
  if (base === undefined || otherwise.has(base) || verb.lower.endsWith('ing')) return undefined
  return isPassive && !/^(?:shown|given)$/.test(verb.lower) ? undefined : { at, denies }
}

export type Spot = { left: string; right: string; statement: ReadStatement; last: number; isListed: boolean; isDoer: boolean }

/** Whether a statement says that those it names use the system; undefined where it does not say. */
export function usesOf({ left, right, statement, last, isListed, isDoer }: Spot): boolean | undefined {
  const { next, isOut, tokens } = statement
  const head = tokens[last]?.lower ?? ''
  const clause = right.split(/[.;]\s|\bbut\b/)[0] ?? right
  // “Lessees and transporters shall have no login”: what is said of the list is said of each.
  const behindList = clause.replace(
    /^(?:\s\([^)]{0,60}\))?(?:(?:,|\sand|\sor|\snor)\s[\p{L}\d ’'-]{3,44}?(?=\s(?:do|does|shall|will|must|may|are|is|have|has|get|gets|need|needs|use|see|never|only|can|work|want|who|record|approve|sign|check|write|decide)\b))+/u,
    '',
  )
  if (/^[’']s?\s/.test(right)) return isOutsider(head) ? undefined : true
  if (noUse.test(behindList.slice(0, 110)) || beside.test(behindList) || beside.test(right)) return false
  if (/\b(?:not for|nor do|nor|neither)\s(?:the |our |any |all )?(?:[\p{L}-]+\s)?$/iu.test(left)) return false
  if (/^\s*(?:they|these|those|it)\b/i.test(next) && noUse.test(next.slice(0, 90)) && !isListed) return false
  // Riders: “A message with the address …”: they say what they want of it.
  if (left.trim() === '' && /^(?:\s\([^)]{1,60}\))?:\s["“„‘']/.test(right)) return !refusal.test(`${right} ${next.slice(0, 80)}`)
  // “As a planner I want to …”
  if (/\bas an? (?:\p{L}+ ){0,2}$/iu.test(left) && /^,? (?:i|we)\b/i.test(right)) return true
  if (isOut) return undefined
  if (statement.text.endsWith('?') && /^\W*(?:(?:god|oh|well|lord|heavens),? )?(?:no|never|none)\b/i.test(next)) return false
  // “field crews: the order with its place on the map”: what they are to get stands behind the colon.
  if (left.trim() === '' && !isOutsider(head) && /^(?:\s\([^)]{1,60}\))?:\s\p{Ll}/u.test(right)) return true
  if (isListed) return isOutsider(head) ? undefined : true
  if (isBody(head) && !useVerb.test(behindList)) return forWhom.test(left) || undefined
  // “They should be able to …”: the sentence after says what they do.
  const isTakenUp = /^\s*they (?:must|shall|should|can|may|will|need to|want to|have to) (?!not\b|never\b)/i.test(next)
  if (isTakenUp && left.trim() === '') return true
  if (isOutsider(head))
    return /^(?:\s\([^)]{0,60}\))?\s(?:\p{L}+\s){0,5}?(?:log in|sign in|use the|apply|appl(?:y|ies) online|upload|submit|their own account|use it|book(?:s|ed)?|request|register|see|search|save|report|download|score|enter|choose|reserve|order online|track)s?\b/iu.test(
      clause.slice(0, 90),
    )
      ? true
      : undefined
  if (useVerb.test(behindList) || forWhom.test(left)) return true
  if (isDoer) return undefined
  return actionAfter(tokens, last + 1)?.denies === false || undefined
}

/** What they do, in a few words of the brief. */
export function doesOf(tokens: Token[], last: number, text: string): string | undefined {
  const verb = actionAfter(tokens, last + 1)
  if (verb === undefined || verb.denies) return undefined
  let end = verb.at
  while (end < verb.at + 8 && tokens[end + 1] !== undefined && !/^[.,;:()–—|]$/.test(tokens[end + 1]?.text ?? '')) end++
  while (
    end > verb.at &&
    /^(?:the|a|an|of|to|in|on|at|by|for|from|with|and|or|that|which|who|not|no|its|their|each)$/.test(tokens[end]?.lower ?? '')
  )
    end--
  return text.slice(tokens[verb.at]?.start, tokens[end]?.end)
}
