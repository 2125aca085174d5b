import { isCommonWord } from './names/common-words.ts'
import { givenNames } from './names/given-names.ts'
import { rememberResults } from './remember-results.ts'
import { isDoer, isRoleNoun, isSingleRole } from './role-nouns.ts'
import type { SystemRole } from './reading.ts'
import type { NameContext } from './system-flows.ts'
import { dataNoun } from './system-nouns.ts'

type Frame = { role: SystemRole; left?: RegExp; right?: RegExp }

const det = '(?:the |our |an? |all |each |every |its |their |your |his |her |one |these |this |that |my )'
const note = String.raw`["”]?(?:\s\([^()]{1,60}\))?`
const aux = String.raw`(?:(?:which|that|it|and|should|shall|must|will|would|can|may|has to|have to|is to|needs to|then|also|only|always|still|already|soon|finally|automatically|just|later)\s){0,4}`
const end = String.raw`\s${det}?(?:old |good |existing |current |present |new |own |dear |beloved )?["“„]?$`
const startsWith = (words: string) => new RegExp(String.raw`^${note},?\s${aux}(?:${words})`, 'iu')
const endsWith = (words: string) => new RegExp(String.raw`\b(?:${words})${end}`, 'iu')
/** Data, or what carries it: no crates, people or wages. */
const thing = String.raw`(?:[\p{Ll}-]+ ){0,2}?(?:${dataNoun}|file|list|copy|export|extract|feed|record|order|invoice|figure|total|totals|result|status|number|numbers|address|price|change|changes|answer|report|message|entry|entries|booking|statement|receipt|bill|booking|amount|amounts|balance|balances)`

const gone = String.raw`(?:shut down|switched off|turned off|abandoned|discontinued|scrapped|buried|retired|given up|superseded|replaced|dropped|phased out|decommissioned|thrown (?:out|away)|abolished|put to rest|wound down|cancelled|unplugged)`
const wishes = String.raw`(?:(?:we|i|they|the \p{L}+|everybody|everyone) (?:would |really |all |also |finally |do |just )*(?:want|wants|like|hope|wish|wishes|have|intend|plan|plans) to (?:get rid of|replace|lose|retire|scrap|drop|switch off|bury|end|leave|be rid of|throw out|abolish|stop))`

const frames: Frame[] = [
  {
    role: 'replaced',
    right: startsWith(
      String.raw`(?:is|are|be|being|gets?|been) (?:then |to be |finally |being |also |all )*${gone}\b(?! by (?:post|hand))`,
    ),
  },
  {
    role: 'replaced',
    right: startsWith(
      String.raw`has (?:had its day|reached (?:the|its) end|outlived|served its time)|(?:is|runs|falls|goes) out of (?:support|maintenance|service)|is (?:end[- ]of[- ]life|at (?:the|its) end|past its|no longer (?:supported|maintained|developed|sold))|(?:must|shall|should|has to|will|can) (?:then |finally )?(?:die|disappear|vanish|end|be gone|go(?=[.,;]|$| (?:away|in|by|when|once|too|first|now|soon)\b))(?!\p{L})|disappears?\b|vanish(?:es)?\b|ends (?:with|when|in|by)\b|['’]s days are`,
    ),
  },
  {
    role: 'replaced',
    right: new RegExp(
      String.raw`^${note}:\s(?:to be |is |will be |being )?(?:replaced|retired|switched off|goes|phased out|decommissioned)\b`,
      'iu',
    ),
  },
  { role: 'replaced', right: new RegExp(String.raw`^${note},?\s(?:[^.;,]{0,40},\s)?${wishes}`, 'iu') },
  {
    role: 'replaced',
    left: endsWith(
      String.raw`throw(?:ing)? (?:out|away)|do(?:ing)? away with|get(?:ting)? (?:rid|out) of|supersed(?:e|es|ing)|succeed(?:s|ing)?|takes? the place of|(?:pension|phas|writ)(?:e|ing)? ?(?:off|out)|scrap(?:ping)?|ditch(?:ing)?|abolish(?:ing)?|bury|tired of|fed up with|sick of|goodbye(?: to)?|farewell to|say goodbye to|no longer (?:supports?|maintains?|develops?|need)|nobody (?:should |will |shall )?(?:then )?needs?|successor (?:of|to|for)|replacement (?:of|for)|substitute for|in place of|instead of|turn(?:ing)? off|unplug|switch(?:ing)? off`,
    ),
  },
  {
    role: 'replaced',
    left: /\b(?:contract|licen[cs]e|maintenance|support|agreement) (?:for|of|with) ["“„]?$/iu,
    right:
      /^["”]? (?:runs out|ends|expires|is (?:cancelled|terminated|not renewed)|has (?:ended|expired)|will (?:end|not be renewed|expire))/iu,
  },
  {
    role: 'replaced',
    right: new RegExp(
      String.raw`^[^()]{0,60}\)\s${aux}(?:is|are|be|being|gets?|been) (?:then |to be |finally |all )*${gone}\b`,
      'iu',
    ),
  },
  {
    role: 'source',
    right: startsWith(
      String.raw`(?:(?:must|may|shall|should|is|can)(?: not|n['’]t) (?:to )?be |is never )(?:written (?:to|into)|changed|touched|altered|modified)\b`,
    ),
  },
  {
    role: 'identity',
    left: /\b(?:sign|log)-?(?:in|on|s in)? ?(?:in|on)? (?:with|by|via|through) [^.;()]{3,40} \(["“„]?$/iu,
    right: /^["”]?\)/u,
  },
  {
    role: 'kept',
    right: startsWith(
      String.raw`(?:is|are) (?:here to stay|not up for (?:discussion|debate)|a given|untouchable|sacred|not (?:to be )?touched|not affected|out of bounds)\b|we (?:will )?keep\b|lives on\b|goes on (?:as before|beside|doing|to)\b|continues?\b|stays?\b|remains?\b|is (?:kept|left alone|left as)\b`,
    ),
  },
  {
    role: 'kept',
    left: endsWith(
      String.raw`(?:do not|don['’]t|please don['’]t|not to|never|must not|may not) (?:touch|change|alter|disturb|replace)|hands off|(?:happy|satisfied|content|pleased) with|(?:nothing|no changes?) (?:changes |is changed |to be changed |in |to )?(?:in|at)|(?:accounting|payroll|billing|invoicing|booking|planning|stock|bookkeeping|ordering|time recording|scheduling) (?:stays|remains) (?:with|in)|we (?:keep|stay with)`,
    ),
  },
  { role: 'kept', left: /\bleave (?:the |our )?["“„]?$/i, right: /^["”]? (?:alone|as it is|in peace|untouched|running)\b/i },
  {
    role: 'source',
    right: startsWith(
      String.raw`is ${det}(?:only |one )?(?:(?:leading|master|main|reference) (?:system|source|register|database|data|one|for|of)|source|master|single source|golden source|system of record|truth)\b|leads (?:for|in|on)\b|(?:holds?|keeps?|stores?|contains?|supplies|provides?|exports?|delivers?|publishes|feeds?|pushes|drops?|spits? out|gives? out|emits?|hands? over|writes? out|puts? out) ${det}?${thing}\b|has (?:an? |the )?(?:API|interface|export|web service)\b|knows (?:who|which|what|where|when|how|the ${thing}|all|every)`,
    ),
  },
  {
    role: 'source',
    left: endsWith(
      String.raw`look(?:s|ed)? (?:it |them )?up in|(?:which|that|as it|as they|what|one that|ones that) (?:is|are|stands?|lies?|sits?|we have|we keep|we hold|they keep) (?:already |today |kept |held |stored )?in|(?:copy|snapshot|extract|dump|mirror|replica|image|view) (?:of|from)|(?:maintained|administered|recorded|kept up|mastered|looked after|entered|held|kept|stored|created|managed) (?:only |solely |centrally |exclusively )?in|asks?|queries|consults?|(?:${dataNoun})(?: and [\p{Ll}]+)? (?:are|is|still|all|stay|stays|remain|live|sit|come) (?:\p{L}+ )?(?:in|from)`,
    ),
    right: /^["”]?(?! (?:who|himself|herself)\b)(?!['’]s (?:office|house|town|shop|yard|team|desk))/iu,
  },
  {
    role: 'source',
    left: new RegExp(String.raw`(?:^|[.;:,] |\b(?:and|the|our|all) )(?:${dataNoun}) \(["“„]?$`, 'iu'),
    right: /^["”]?\)/u,
  },
  {
    role: 'source',
    left: new RegExp(
      String.raw`^\W*(?:the |our )?(?:[\p{L}-]+ )?(?:${dataNoun}|master data|masters?|stock|payroll|wages|time|weather|maps?|ledger|accounts): (?:see |from |in |is in |come from |comes from )?["“„]?$`,
      'iu',
    ),
    right: /^["”]?\s?(?:[.,;(]|$)/u,
  },
  {
    role: 'sink',
    right: startsWith(
      String.raw`(?:gets?|receives?|takes? in|wants?|expects?|needs?|consumes?|imports?|be (?:given|sent)|is (?:given|sent)) (?:${det}|from (?:it|us)\b)?${thing}\b|(?:is|be|gets?|are) (?:also |then |automatically )?(?:informed|notified|updated|filled|fed|supplied|told) (?:of|about|from|by|with|when|each|every)\b`,
    ),
  },
  {
    role: 'sink',
    left: endsWith(
      String.raw`(?:put|write|book|copy|enter|type|deliver|send|post|transfer|hand|push|upload|export|report|forward|submit|return|move|import|load|feed)s? (?:it|them|this|${det}?${thing}) (?:on |over |back |automatically )?(?:in)?to|(?:go|goes|sent|passed|handed|moved|copied|written|booked|posted|transferred|exported|reported|delivered) (?:over |on |back )?(?:in)?to|(?:archived|booked|invoiced|visible|needed|shown|displayed|filed|posted) (?:automatically |directly |also |then )?in|exports? for|(?:it |must |shall |should |to )(?:feed|fill|inform|notify|update)|(?:creates?|opens?|raises?|makes?|books?|enters?) (?:an?|the|each|every) (?:[\p{Ll}-]+ ){0,2}?(?:${dataNoun}|order|invoice|booking|ticket|case|entry|record|task|job|file|document|receipt) in`,
    ),
  },
  {
    role: 'both',
    left: endsWith(
      String.raw`(?:must|shall|should|has to|have to|to|can|will) (?:also )?(?:talk|speak) (?:to|with)|(?:stay|be|keep|kept|remain)s? in (?:step|sync|line|tune) with|(?:synchroni[sz]ed?|synced|reconciled|exchanged?|linked|coupled|connected|integrated|interfaced) (?:both ways |daily |nightly |in both directions )?(?:with|to)|(?:read|reads|reading) and (?:write|writes|writing) (?:in|to|into)|(?:link|interface|connection|connector|bridge|coupling|adapter) (?:to|with|for)`,
    ),
  },
  {
    role: 'both',
    right: startsWith(
      String.raw`(?:and|with) (?:the |our )?(?:new )?(?:tool|system|app|application|platform|it|solution|portal) (?:must|shall|should|have to|need to|talk|exchange)|is (?:kept |to be kept )?in (?:sync|step)\b|(?:sends?|gives?|delivers?) ${det}?${thing} and (?:gets|receives|takes)\b`,
    ),
  },
  {
    role: 'identity',
    left: /\b(?:(?:log|sign|signs|logs|come|comes|get|gets|let) in (?:with|by|via|through|over|using)|single sign-on (?:with|by|via|through|from|is)|(?:user |staff |log-?in )accounts? (?:are|is|live|come|stay|sit)s? (?:in|from)|proves? who (?:they|he|she) (?:is|are) (?:with|by|through|via)|password(?:s)? (?:is|are) (?:the |those )?(?:one |ones )?(?:from|of|in)|authenticat\w+ (?:with|by|via|through|against|is|over)|(?:authentication|login|log-in|sign-in|sign-on|single sign-on|SSO|identity|identities):)\s(?:the |our )?["“„]?$/iu,
  },
  {
    role: 'identity',
    right:
      /^["”]?(?: is (?:the |our )?(?:single sign-on|identity provider|login|log-in|sign-in|user directory)\b| (?:does|handles|provides|takes care of) (?:the |our |all )?(?:login|log-in|sign-in|sign-on|authentication|passwords|accounts|identities)\b| (?:log-?ins?|passwords?|identit(?:y|ies))\b)/iu,
  },
  {
    role: 'identity',
    left: /\b(?:everybody|everyone|all(?: of us)?|each \p{L}+|every \p{L}+|staff|employees|students|citizens) (?:already )?(?:has|have) (?:an? |the |their )?["“„]?$/iu,
    right: /^["”]? (?:accounts?|log-?ins?|IDs?)\b/iu,
  },
  {
    role: 'channel',
    left: endsWith(
      String.raw`(?:published|announced|posted|displayed|shown|reached|come up|comes up|pop up|appear|appears|seen|readable|visible) (?:also |only |then |directly )?(?:on|via|over|inside|through)|(?:come up|comes up|pop up|shown|appear|appears|displayed) (?:also |only )?in|leave(?:s)? the house (?:via|through|by|over)|(?:sent|go|goes|going) out (?:by|through|via|over|with)|(?:letters?|messages?|texts?|mails?|e-mails?|reminders?|notices?|notifications?|alerts?|invoices|newsletters?) (?:\p{L}+ ){0,3}(?:sent|go|goes|leave|reach\w*|delivered|printed|posted|run|runs|come|comes) (?:\p{L}+ )?(?:by|through|via|over)`,
    ),
  },
  {
    role: 'channel',
    right:
      /^["”]?(?: (?:delivers?|prints?|sends?|posts?|distributes?|carries)(?: and (?:posts?|sends?|delivers?|prints?))? (?:the |our |all |its )?(?:letters?|messages?|texts?|SMS|mails?|e-mails?|reminders?|notices?|notifications?|newsletters?|post)\b)/iu,
  },
  {
    role: 'platform',
    left: /\b(?:(?:we|it|they|everything|all|which|that|must|shall|should|has to|to) (?:all |already |also )?(?:host|hosts|hosted|runs?|deployed|operate|operated|running)(?: \p{L}+)? (?:on|in)|(?:servers?|machines?|computers?|laptops?|PCs?|desktops?|house) (?:all )?runs?|(?:house|company|standard|our|in-house) (?:platform|cloud|cluster|operating system) is)\s(?:the |our |an? )?["“„]?$/iu,
  },
]

/** Behind these words a name is one of a person or of a firm: “Mr”, “our chairman”, “the firm”. */
const ofSomebody =
  /\b(?:Mr|Mrs|Ms|Miss|Dr|Prof|Herr|Frau|Mme|Sir|Lady|Saint|St|chairman|chairwoman|colleague|boss|director|mayor|minister|firm|company|supplier|town|village|city|county|port|island|river|lake|valley|street|district|parish|region)\.?,? $/iu
const personBehind =
  /^["”]?(?:,| \() ?(?:our|the|my|an?|who|whom|from|of) (?:[\p{L}-]+ )?(?:chairman|chairwoman|boss|director|manager|colleague|clerk|officer|mayor|head|owner|maker|supplier|firm|company|town|village|city|port|consultant)\b|^["”]?, who\b|^["”]? (?:Ltd|Inc|GmbH|AG|plc|LLC|Brothers|& Sons|and Sons|Street|Road|Act|Regulation)\b/iu
const sheBehind = /^[^.;]{0,80}\b(?:she|he|her|him|his)\b/i

const namesPeople = (name: string) => isRoleNoun(name) || isSingleRole(name) || (isDoer(name) && name.endsWith('s'))

const mark = '\u0000'
const going = frames.filter(({ role }) => role === 'replaced')
const goingNext =
  /^\s*(?:(?:it|this|that|they) (?:is to |must |should |shall |will |can )?(?:ends?(?=[.,;]|$| with| when| in| by| after)|disappears?\b|dies?\b|be gone\b|goes\b|go\b(?! (?:to|into|by|out|on|over|in)\b))|we (?:would |really |all |also )*(?:want|like|wish|hope) (?:to )?(?:the \p{L}+|it|this|that|them) (?:gone|away|out|to go|replaced)|(?:and )?(?:this|that|it|them|those|these) we (?:would |really )*(?:want|like) (?:to have )?(?:digital|gone|replaced|on (?:a |the )?(?:screen|tablet|computer|phone))|away with (?:it|them|this|that))/iu
const goingHere =
  /^[^.;]{0,60}\b(?:(?:this|that|it|them|which) we (?:would |really )*(?:want|like) (?:to have )?(?:digital|gone|replaced|on (?:a |the )?(?:screen|tablet|computer|phone))|we want (?:it|them|this|that) (?:gone|digital|replaced))/iu
/** What is to go, also where it has no name of its own: “The blue book we want to get rid of”. */
export function isToBeRetired({ text, start, end, next }: NameContext): boolean {
  const right = text.slice(end, end + 100)
  return (
    goesBeside(`${text.slice(Math.max(0, start - 70), start)}${mark}${right}`) ||
    (goingNext.test(next) && /^[^.;!?]{0,60}[.;!]?\W*$/.test(right))
  )
}
const goesBeside = rememberResults((words: string) => {
  const at = words.indexOf(mark)
  const [left, right] = [words.slice(0, at), words.slice(at + 1)]
  return (
    goingHere.test(right) ||
    going.some(
      (frame) => (frame.right === undefined || frame.right.test(right)) && (frame.left === undefined || frame.left.test(left)),
    )
  )
})

/** The roles that plain words beside a name give it, whatever the name looks like. */
export function predicatedRoles({ text, start, end, next }: NameContext): SystemRole[] {
  const name = text.slice(start, end)
  if (!/^\p{Lu}/u.test(name) || givenNames.has(name) || namesPeople(name)) return []
  // “Heating is shut down”, “**Afterwards** goes”: at a beginning any word has a capital.
  if (isCommonWord(name) && (start === 0 || /(?:[.!?:;|•*-]|\s[–—])\s?["“„(*]*$/u.test(text.slice(Math.max(0, start - 6), start))))
    return []
  if (/^\s*(?:she|he)\b/i.test(next)) return []
  return rolesBeside(`${text.slice(Math.max(0, start - 90), start)}${mark}${text.slice(end, end + 100)}`)
}

const rolesBeside = rememberResults((words: string): SystemRole[] => {
  const at = words.indexOf(mark)
  const [left, right] = [words.slice(0, at), words.slice(at + 1)]
  if (ofSomebody.test(left) || personBehind.test(right) || sheBehind.test(right)) return []
  return frames
    .filter(
      (frame) => (frame.right === undefined || frame.right.test(right)) && (frame.left === undefined || frame.left.test(left)),
    )
    .map(({ role }) => role)
})
