import type { SystemRole } from './reading.ts'
import { dataNoun } from './system-nouns.ts'

/** One place at which a name stands in a statement, and the sentence after it. */
export type NameContext = { text: string; start: number; end: number; next: string }

const before = ({ text, start }: NameContext, length = 90) => text.slice(Math.max(0, start - length), start)
const behind = ({ text, end }: NameContext, length = 110) => text.slice(end, end + length)

const toRight = '(?:-+>|→|=+>|➔|⇒|⟶)'
const toLeft = '(?:<-+|←|⇐)'
const bothWays = '(?:<-+>|↔|⇔|<=+>)'
const article = '(?:the |our |an? |their |its |your )?'
const note = String.raw`(?:\s\([^()]{1,60}\))?`
const arrowBehind = new RegExp(String.raw`^["”]?${note}\s?(?:(${bothWays})|(${toRight})|(${toLeft}))`, 'u')
const arrowBefore = new RegExp(String.raw`(?:(${bothWays})|(?<!<-*)(${toRight})|(${toLeft}))\s?${article}["“„]?$`, 'iu')
/** “new system”, “us”: what stands at one end of an arrow is the work itself, and states of a thing are not meant. */
const ourEnd = new RegExp(
  String.raw`(?:${bothWays}|${toRight}|${toLeft})\s?${article}(?:new |own |future )?(?:system|tool|app|application|platform|solution|portal|service|database|register|us|it|this|website|hub|screen|dashboard)\b|\b(?:new |own |future )?(?:system|tool|app|application|platform|solution|portal|us|it|this|hub|screen|dashboard)${note}\s?(?:${bothWays}|${toRight}|${toLeft})`,
  'iu',
)

/** The ends of arrows: “Nivus (gauges) -> new system -> PegelWeb”. */
function arrowRole(around: NameContext): SystemRole | undefined {
  const [right, left] = [arrowBehind.exec(behind(around)), arrowBefore.exec(before(around))]
  if (right === null && left === null) return undefined
  if (right?.[1] !== undefined || left?.[1] !== undefined) return 'both'
  const [gives, takes] = [right?.[2] !== undefined || left?.[3] !== undefined, right?.[3] !== undefined || left?.[2] !== undefined]
  return gives && takes ? 'both' : gives ? 'source' : 'sink'
}
export const isAtArrow = (around: NameContext, name: string) =>
  arrowRole(around) !== undefined && (ourEnd.test(around.text) || /\p{Ll}\p{Lu}|\p{L}-?\d|^\p{Lu}{3,}/u.test(name))

const moved =
  '(?:sent|sends?|goes?|go(?:es)? out|delivered|delivers?|published|publish(?:es)?|passed(?: on)?|passes|handed(?: over)?|hands?(?: over)?|reported|reports?|forwarded|submitted|submits?|transferred|pushed|pushes|posted|posts?|written|writes?|uploaded|uploads?|exported|exports?|returned|filed|invoiced|booked|entered|keyed|typed(?: over)?|types?(?: \\p{L}+)?(?: over)?|copied|fed|told|supplied|communicated|notified|transmitted|issued)'
const when = String.raw`(?:(?:daily|weekly|monthly|nightly|hourly|yearly|annually|quarterly|automatically|directly|then|also|back|on|over|at once|immediately|once (?:a|per) \p{L}+|every \p{L}+|each \p{L}+|later|afterwards|by hand)\s){0,2}`
/** “are reported monthly to X”, “typed over into X”, “show up in X”, “must be in X” */
const intoIt = new RegExp(
  [
    String.raw`\b${moved}\s${when}(?:on )?(?:in)?to\s${article}(?:[\p{L}]+['’]s\s)?(?:[\p{Ll}-]+\s){0,3}["“„]?$`,
    String.raw`\b(?:${moved})\s(?:it|them|this|the|an?|our|all|each|every|its|their)\s[^.;,]{0,36}?\s?(?:on |over |back )?(?:in)?to\s${article}(?:[\p{L}]+['’]s\s)?(?:[\p{Ll}-]+\s){0,3}["“„]?$`,
    String.raw`\b(?:must|shall|should|has to|have to|will|needs? to|is to|are to) (?:also |then |always )?(?:be (?:visible |shown |displayed |available |recorded |stored |booked |entered |registered |filed |found |kept )?|appear |show up |arrive |land |end up |stand |turn up )(?:in|on|at)\s${article}(?:[\p{L}]+['’]s\s)?["“„]?$`,
    String.raw`\b(?:then|and) (?:it['’]s|it is|they are|they['’]re|all is) (?:all )?in\s${article}["“„]?$`,
    String.raw`\b(?:export|transfer|hand-?over|delivery|upload|copy|feed|posting|booking|report)s? (?:of [\p{L} ]{3,30} )?(?:in)?to\s${article}["“„]?$`,
  ].join('|'),
  'iu',
)
const itTakes =
  /^["”]?(?:\s\([^)]{1,60}\))?(?:,?\s[^.;]{0,50}?(?:,| and))?,?\s(?:(?:which|that|it|who)\s)?(?:also |then )?(?:(?:is|are|shall be|must be|will be|gets|be) (?:also |then |only )?(?:supplied with|provided with|fed (?:with|by|from)|told|informed|notified|filled|updated)\b|(?:gets|receives|takes) (?:it|them|a|an|the|these|this|our|one)\b|(?:should|must|shall|will|has to|is to) (?:also |then )?(?:get|receive|take|be given|be sent) (?:it|them|a|an|the|these|this|our|one|all|those)\b)/iu
const toIt =
  /^(?![^.;]{0,90}\b(?:nothing|never|not|no)\b)[^.;]{0,90}\b(?:handed(?: over)?|sent|passed(?: on)?|reported|delivered|written|transferred|exported|returned|given|fed)(?: back)? (?:in)?to (?:it|them|there)\b/iu
const nothingInto = /\b(?:nothing|not|never|no \p{L}+)\b[^.;]{0,40}$/iu

/** “fed by the terminal X”, “calculated in X”, “the map of X” */
const outOfIt = new RegExp(
  [
    String.raw`\b(?:fed|measured|weighed|counted|recorded|captured|calculated|made|sold|supplied|provided|issued|managed|planned|kept|maintained|administered|done|created|collected|harvested|pulled|printed|read|taken|obtained|loaded|imported|downloaded|retrieved|drawn|copied) (?:\p{L}+ly )?(?:by|in|from|out of|with) ${article}(?:[\p{Ll}-]+\s){0,2}["“„]?$`,
    String.raw`\b(?:comes?|came|get|gets|got|receives?|obtains?|pulls?|reads?|imports?|fetch(?:es)?|harvests?|takes?|prints?) (?:[^.;,]{0,40}\s)?(?:from|out of) ${article}(?:[\p{Ll}-]+\s){0,2}["“„]?$`,
    String.raw`\b(?:ends? up|lands?|arrives?|comes? together|is collected|are collected|piles? up) (?:\p{L}+ )?(?:in|at|on) ${article}["“„]?$`,
    String.raw`\b(?:maps?|list|screen|figures|readings|values|data|files?|export|feed|table|database) (?:of|in|from) ${article}["“„]?$`,
  ].join('|'),
  'iu',
)
const labelled = new RegExp(String.raw`^\W*(?:the |our )?(?:[\p{L}-]+ )?(?:${dataNoun}): ["“„]?$`, 'iu')
const messages =
  /\b(?:messages?|texts|SMS|(?:e-?)?mails?|letters|newsletters?|reminders?) (?:\p{L}+ ){0,2}(?:out of|from|by) [^.;]{0,20}$/iu
const booked = /\b(?:invoic\w+|bills?|accounts|bookings|payments?)\b/i
const itGives =
  /^["”]?(?:\s\([^)]{1,60}\))?,?\s(?:(?:which|that|and|it)\s)*(?:gives? (?:out|us|back)|spits? out|prints out|hands? out|puts? out|tells? us|says|answers|sends? back|returns|drops|writes (?:a|an|out)|makes (?:a|an) (?:file|list|CSV|export))\b/iu
const fromIt =
  /^[^.;]{0,100}\b(?:read|pulled|taken|fetched|copied|imported|collected|come|comes|get|gets|loaded|obtained) (?:\p{L}+ )?(?:from|out of) (?:it|there|them)\b|^[^.;]{0,110}\b(?:that we (?:are allowed to |may |can )?(?:read|see)|(?:which|and) (?:it )?(?:then )?(?:answers|returns|sends back|replies)|and it (?:answers|returns|sends))\b|^["”]?,? read[- ]only\b/iu
const nextGives =
  /^\s*(?:from (?:there|it|this) (?:we|the|our|they|it|comes?)\b|it (?:answers|returns|replies|sends|gives|delivers)\b|(?!nothing|no\b)[\p{L} ]{3,30} (?:comes?|is sent|are sent) back\b)/iu
const nextTakes = /^[^.;]{0,60}\b(?:to arrive there|go there|sent there|(?:in)?to it)\b/iu
const identify =
  /\b(?:identif(?:y|ies|ied)(?: \p{L}+)?|authenticat\w+|proves? who (?:they|he|she) (?:is|are)|sign(?:s|ed)? in|log(?:s|ged)? in|sign-?in|log-?in) (?:is |are )?(?:by means of|by way of|with the help of|with|via|through|by|over)\s(?:the |our |an? |their |its )?(?:[\p{L}]+['’]s )?["“„]?$/iu
const through = new RegExp(
  String.raw`\b(?:${moved}|go out|goes out|receives?|get|gets|gotten|got|reach(?:es)?|reached|paid|arrives?|ordered|orders?|informed|alerted|warned|told)\s[^.;,]{0,40}?\b(?:via|through|over|by means of|by way of|with the help of)\s${article}(?:(?!(?:from|to|into|in|at|on|of|and|or)\b)[\p{Ll}-]+\s){0,3}["“„]?$|\b(?:goes?|sent) out (?:\p{L}+ )?(?:via|through|over|by|with)\s${article}(?:[\p{Ll}-]+\s){0,3}["“„]?$`,
  'iu',
)

/** Which way data goes between a system and the work, by the words around one mention. */
export function flowVotes(around: NameContext, vote: (role: SystemRole, weight?: number) => void, name: string): void {
  const [left, right] = [before(around), behind(around)]
  // “her export from it as always, nothing to do with us”
  if (/\bnothing to do with (?:us|this|it|the project)\b/i.test(right)) return
  const arrow = isAtArrow(around, name) ? arrowRole(around) : undefined
  if (arrow !== undefined) vote(arrow, 3)
  if (identify.test(left)) vote('identity', 3)
  const isChannel = through.test(left)
  if (isChannel) vote('channel', 2)
  const isRefused = nothingInto.test(left)
  // “values go to it since 2014”: what is there already is read.
  const isThere = /^[^.;,]{0,20}\bsince (?:(?:19|20)\d\d|\p{L}+ (?:19|20)\d\d)\b/u.test(right)
  if (isThere) vote('source', 1.5)
  else if (!isRefused && (intoIt.test(left) || itTakes.test(right) || toIt.test(right))) vote('sink', 1.5)
  const isPrinter = /^ (?:label |receipt )?printers?\b/i.test(right)
  if (
    !isPrinter &&
    !messages.test(left) &&
    (outOfIt.test(left) || itGives.test(right) || (labelled.test(left) && !booked.test(left)))
  )
    vote('source', isChannel ? 0 : 1.2)
  if (fromIt.test(right) || (/[.!?]\W*$/.test(right.slice(0, 110)) && nextGives.test(around.next))) vote('source', 1.5)
  if (nextTakes.test(around.next)) vote('sink', 1.5)
}

/** Whether data moves to or from a name so plainly that it is one of a system. */
export function movesData(around: NameContext, name: string): boolean {
  const [left, right] = [before(around), behind(around)]
  return (
    isAtArrow(around, name) ||
    identify.test(left) ||
    /\bby means of (?:the |our )?["“„]?$/i.test(left) ||
    /\b(?:ends? up|lands?|shows? up|piles? up|comes? together) (?:in|on|at) (?:the |our )?["“„]?$/i.test(left) ||
    (/ (?:in|to|into|from|at|with) (?:the |our )?["“„]?$/i.test(left) && pronounMoves.test(`${right} ${around.next}`))
  )
}
/** “… stays in X, the tours are read from there” */
const pronounMoves =
  /^[^;]{0,120}\b(?:(?:read|pulled|taken|fetched|copied|imported|collected|loaded|managed|kept|held|exported) (?:from |out of |in )?(?:there|it)\b|and it (?:answers|returns|replies|sends)|from which [^.;]{3,40} (?:are|is) (?:filled|fed|taken|read|made)|we have an? (?:API|access|interface|log-?in|licen[cs]e)\b)/iu

const dataWord = new RegExp(
  String.raw`\b(?:${dataNoun}|information|link|interface|API|feed|list|file|plan|price|status|stock)\b`,
  'iu',
)
/** “the wheel from Davis”, “we came back from Leeds”: no data moves, so that whoever or whatever is named there is no system. */
export const isBareFrom = (left: string, name: string) =>
  /\b(?:(?:is|are|was|were|(?:came|come|drives?|drove|went|travels?|ships?|shipped)(?: back)?)) from (?:the |our )?["“„]?$/iu.test(
    left,
  ) &&
  !/\p{Ll}\p{Lu}|\p{L}-?\d|^\p{Lu}{3,8}s?$|\+/u.test(name) &&
  !dataWord.test(left)
