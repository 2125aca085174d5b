import type { Requirement } from '#server/solution/solution.ts'
import type { Statement } from './statement.ts'

type Level = Requirement['priority']
type Priority = Pick<Requirement, 'priority' | 'priorityStated'>

/** What stands in a column, in brackets or before a colon. */
const inLabel: [RegExp, Level][] = [
  [/^(?:m|must(?: have)?s?|mandatory|essential|critical|high(?:est)?|p[01]|1)$/i, 'must'],
  [/^(?:s|should(?: have)?s?|important|medium|normal|p2|2)$/i, 'should'],
  [/^(?:c|could(?: have)?s?|nice[- ]to[- ]have|optional|desirable|low(?:est)?|p3|3)$/i, 'could'],
  [/^(?:w|won.?t(?: have)?|would|not now|later|future|p4|4)$/i, 'wont'],
]
const inHeading: [RegExp, Level][] = [
  [/^(?:must(?: have)?s?|mandatory|essential|high(?:est)? priority|priority (?:1|one))\b/, 'must'],
  [/^(?:should(?: have)?s?|medium priority|priority (?:2|two))\b/, 'should'],
  [/^(?:could(?: have)?s?|nice[- ]to[- ]have|optional|desirable|low(?:est)? priority|priority (?:3|three))\b/, 'could'],
  [/^(?:won.?t(?: have)?|will not have)\b/, 'wont'],
]
/** Words that settle the whole sentence, whatever verb it has. */
const settling: [RegExp, Level][] = [
  [
    /\b(?:won.t (?:have|be (?:built|delivered|included|needed))|not (?:needed )?in this (?:phase|release|version)|(?:in a|for a|a) (?:later|future) (?:phase|release|version))\b/i,
    'wont',
  ],
  [
    /\b(?:nice[- ]to[- ]have|optional(?:ly)?|if (?:time|budget|money) (?:allows|permits)|desirable|stretch goal|may also)\b|^ideally\b/i,
    'could',
  ],
]
const verbs: [Level, RegExp][] = [
  [
    'must',
    /\b(?:must|shall|mandatory|(?<!\b(?:as|if|when|where) )required|essential|has to|have to|needs?(?! of\b)|no .{1,40} may)\b/i,
  ],
  ['should', /\b(?:should|expected to|wants?|would like|prefer\w*)\b/i],
  ['could', /\b(?:could|ideally)\b/i],
]

/** MoSCoW, from a label, the heading or the sentence; without a word of priority `must` is assumed and marked so. */
export function readPriority({ text, heading, priority }: Pick<Statement, 'text' | 'heading' | 'priority'>): Priority {
  const found = ofLabel(priority ?? '') ?? levelOf(heading, inHeading) ?? levelOf(text, settling) ?? firstVerb(text)
  return found ? { priority: found, priorityStated: true } : { priority: 'must', priorityStated: false }
}

export const isPriorityWord = (word: string) => ofLabel(word) !== undefined

/** "M – Must" and "Should (S)" say it twice. */
const ofLabel = (label: string) =>
  levelOf(
    label
      .split(/\s[-–—]\s|\s?[(:]/, 1)[0]!
      .replace(/[*_]/g, '')
      .trim(),
    inLabel,
  )

const levelOf = (text: string, levels: [RegExp, Level][]) => levels.find(([words]) => words.test(text))?.[1]

/** The verb that stands first is the sentence's own: what follows "so that" is its reason. */
function firstVerb(text: string): Level | undefined {
  const places = verbs.map(([level, words]) => ({ level, place: text.search(words) })).filter(({ place }) => place >= 0)
  return places.toSorted((one, other) => one.place - other.place)[0]?.level
}
