import { denies, isOut } from './label-statements.ts'
import { standingOf } from './left-out/read-left-out.ts'
import type { Segment, Statement, SystemRole } from './reading.ts'
import { isReached } from './reached-people.ts'
import { flowVotes } from './system-flows.ts'
import { singular } from './tokens.ts'
import { baseOf } from './verb-forms.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** What stands on either side of a name, wherever the text has it; of a name in brackets, on either side of the brackets. */
function contextsOf(name: string, text: string): { left: string; right: string }[] {
  const named = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(name.trim())}(?![\p{L}\p{N}])`, 'giu')
  return [...text.matchAll(named)].map(({ index, 0: found }) => {
    const [left, right] = [text.slice(0, index), text.slice(index + found.length)]
    const isBracketed = /\([^()]*$/.test(left) && /^[^()]*\)/.test(right)
    return isBracketed ? { left: left.replace(/\s?\([^()]*$/, ''), right: right.replace(/^[^()]*\)/, '') } : { left, right }
  })
}

const passed = String.raw`(?:\s\([^)]{0,60}\))?(?:,?\s(?:who|which|that|also|then|only|each|all|both|themselves|first|always|never|not|still|now)){0,3}`
const acts = new RegExp(
  String.raw`^${passed}\s(?:(?:must|shall|should|may|can|will|would|needs?|wants?|has|have)\b|(?:is|are) (?:to|able|allowed|served|shown|told|informed|asked|alerted|warned|reminded|guided|given|offered|helped|presented)\b|([\p{L}-]+))`,
  'iu',
)
/** They speak about the work, pay for it or only know something. */
const speaksOfIt =
  /^\s(?:asks? (?:whether|if|about|us|me)|says?|said|thinks?|knows?|hopes?|believes?|insists?|promises?|owns?|funds?|pays? for)\b/i
/** “visitors of the town hall see”, “the colleague from trading asks” */
const whose = /^\s(?:of|from|in|at) (?:the |our |their )?[\p{L}-]+(?: [\p{L}-]+)?(?=\s)/u
/** “is served by the contact centre or at the library desk”: what is done now; what was done once binds nobody. */
const doneWith =
  /\b(?:is|are|be|gets?)\s(?:\p{L}+ly\s)?\p{L}+(?:ed|en|wn|ght|ld|ne|ad|ut|pt)\s(?:by|to|for|at|with)\b[^.;]{0,60}$/iu
const beforeName = /\b(?:by|to|for|at|with|and|or)\s(?:the |an? |our |each |every |all |their )*(?:[\p{L}-]+\s)?$/iu

/** Whether the words say that somebody does something, is shown something or is served, and do not only name them. */
const actsIn = (name: string, text: string) =>
  contextsOf(name, text).some(({ left, right }) => {
    const after = right.replace(whose, '')
    const verb = acts.exec(after)
    const isActing = verb !== null && !speaksOfIt.test(after) && (verb[1] === undefined || baseOf(verb[1]) !== undefined)
    return isActing || isReached(left.slice(-60)) || (doneWith.test(left) && beforeName.test(left))
  })

const isWithin = (one: string, other: string) => {
  const [first, second] = [singular(one.trim().toLowerCase()), singular(other.trim().toLowerCase())]
  return first.includes(second) || second.includes(first)
}

/** Whether words of the brief bear it out that somebody uses the system. */
export const isUser = (name: string, segment: Segment, statements: Statement[]) =>
  statements.some(({ people }) => people.some((person) => person.uses && isWithin(person.name, name))) || actsIn(name, segment.text)

const gives =
  /^(?:\s\([^)]{0,60}\))?,?\s(?:(?:which|that|also|then|only|itself)\s){0,2}(?:delivers?|sends?|supplies|supply|provides?|feeds?|exports?|publishes|pushes|hands? over|passes)\b/i
const takes = /^(?:\s\([^)]{0,60}\))?,?\s(?:(?:which|that|also|then|only|itself)\s){0,2}(?:receives?|imports?|accepts?)\b/i
const putInto =
  /\b(?:booked|written|entered|posted|stored|recorded|registered|filed|archived|sent|delivered|transferred|exported|handed over|(?:go(?:es)?|comes?|is|are) back) (?:in|into|to) (?:the |our )?$/i
const takenFrom = /\b(?:comes?|taken|read|pulled|imported|loaded|fetched|fed|delivered|sent) (?:from|by|out of) (?:the |our )?$/i

/** The way data goes, where the words beside a name say one way and not the other. */
export function directionOf(name: string, { text }: Segment): 'source' | 'sink' | undefined {
  const votes = new Set<'source' | 'sink' | 'both'>()
  for (const { left, right } of contextsOf(name, text)) {
    if (gives.test(right) || takenFrom.test(left)) votes.add('source')
    if (takes.test(right) || putInto.test(left)) votes.add('sink')
    const around = { text, start: left.length, end: text.length - right.length, next: '' }
    const count = (role: SystemRole) => (role === 'source' || role === 'sink' || role === 'both') && votes.add(role)
    flowVotes(around, (role, weight = 1) => weight >= 1.2 && count(role), name)
  }
  const [only] = votes
  return votes.size === 1 && only !== 'both' ? only : undefined
}

const going =
  /\b(?:replac\w*|retir\w*|switch\w* off|ends?|ended|ending|today|now|current\w*|present|old|older|legacy|until|migrat\w*|mov(?:e|es|ed|ing)|phas\w* out|decommission\w*|goes|gone|away|instead|successor|no longer|tak(?:e|en|ing) over|former\w*|so far|expires?|outdated|obsolete)\b/i
/** Whether any sentence that names a system has a word for something that goes, or that there is today. */
export const isSaidToRetire = (name: string, statements: Statement[]) =>
  statements.some(({ segment: { text, heading = '' } }) => contextsOf(name, text).length > 0 && going.test(`${heading} ${text}`))

/** Whether the words of a segment, or those that go on about it, refuse something. */
export const refuses = (words: string, next: Segment | undefined) =>
  denies(words) || /^\W*(?:no|never|not|do not|don['’]t)\b/i.test(next?.text ?? '')

/** Whether the words of a segment put something outside of the work, or the next sentence does. */
export const leavesSomethingOut = (words: string, { field, heading }: Segment, next: Segment | undefined) =>
  isOut(words, heading, standingOf({ field, heading, before: '' })) ||
  refuses(words, next) ||
  elsewhere.test(`${heading ?? ''} ${words}`)
/** “Of other desks: …”, “the second phase brings …” */
const elsewhere =
  /\b(?:others?|elsewhere|another|separate\w*|later|future|next (?:phase|year|stage|project)|phase (?:\d|two|three)|beyond|remains?|stays? (?:with|where|as)|by (?:the \p{L}+|us|them) (?:itself|themselves|ourselves))\b/iu

/** A question of the client's has a sign of one, in its words or in the line above it. */
export const asksSomething = ({ text, heading = '' }: Segment) =>
  /[?？]/.test(`${heading} ${text}`) ||
  /\b(?:asks?|asked|whether|unclear|to be (?:clarified|decided|confirmed)|undecided|open (?:point|question)|tbc|tbd)\b/i.test(text)

const sideOf = (words: string) => /\p{Lu}/u.test(words)
/** “Koha, Quria and Cicero”: a name that joins others, one of which code knows by itself, is no name. */
export function joinsNames(name: string, code: Statement): boolean {
  const pieces = name.split(/,\s|\s(?:and|or|und|et|y)\s|\s\/\s/)
  return (
    pieces.length > 1 &&
    pieces.every(sideOf) &&
    !code.systems.some((system) => isWithin(system.name, name) && system.name.length >= name.length) &&
    code.systems.some((system) => pieces.some((piece) => isWithin(system.name, piece)))
  )
}

/** What bounds a rule stands behind it: without it the rule says something else. */
const bounding =
  /^[\s,–-]*(?:\([^)]*\)\s*)?(?:except|unless|other than|apart from|save for|but (?:not|only)|only|nowhere|not (?:for|in|on|to|by|before|after|with)|never|until|as long as|provided|if|where|without|for (?:[^,.;|]{1,40} )?only)\b[^.;|]*/i

/** The words of a part with the exception behind it, where the part ends before that. */
export function withException(words: string, { text }: Segment): string {
  const at = text.indexOf(words)
  const behind = bounding.exec(text.slice(at + words.length))?.[0]
  return at < 0 || behind === undefined ? words : text.slice(at, at + words.length + behind.length).trim()
}
