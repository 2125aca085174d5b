import type { Requirement } from '#server/solution/solution.ts'
import type { Statement } from './statement.ts'

type Priority = Pick<Requirement, 'priority' | 'priorityStated'>

const inHeading: [RegExp, Requirement['priority']][] = [
  [/^(?:must(?: have)?s?)\b/, 'must'],
  [/^(?:should(?: have)?s?)\b/, 'should'],
  [/^(?:could(?: have)?s?|nice to have|optional)\b/, 'could'],
  [/^(?:won.?t(?: have)?|will not have)\b/, 'wont'],
]
const inText: [RegExp, Requirement['priority']][] = [
  [/\b(?:nice to have|optional(?:ly)?|could|if (?:time|budget) allows|desirable|ideally|stretch goal|may also)\b/i, 'could'],
  [/\b(?:won.t have|not in this (?:phase|release)|later phase|future (?:phase|release))\b/i, 'wont'],
  [/\b(?:must|shall|mandatory|required|essential|has to|have to|needs?|no .{1,40} may)\b/i, 'must'],
  [/\b(?:should|expected to|wants?|would like|prefer\w*)\b/i, 'should'],
]

/** MoSCoW, from the heading or the sentence; without a word of priority `must` is assumed and marked so. */
export function readPriority({ text, heading }: Pick<Statement, 'text' | 'heading'>): Priority {
  const found = inHeading.find(([words]) => words.test(heading)) ?? inText.find(([words]) => words.test(text))
  return found ? { priority: found[1], priorityStated: true } : { priority: 'must', priorityStated: false }
}
