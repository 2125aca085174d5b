import { numberWords } from './measure-units.ts'
import { readDates } from './read-dates.ts'

const time = String.raw`(?:working |calendar )?(?:days?|weeks?|months?|years?)`
const span = new RegExp(
  String.raw`(?:\b(?:with)?in |\bfor |\bafter |\bover )?(?:about |around |~)?\b(?:\d+(?:[–-]\d+)?|an?|${numberWords}) ${time}\b(?: (?:later|in total|from))?`,
  'gi',
)
const before =
  /[\s:]*\b(?:is|are|will be|must be|shall be|has to be|planned|due|expected)?\s*(?:by|on|before|from|between|in|until|to|for|at|and|or|no later than|not later than|at the latest|am|bis|ab|zum|le|au|du|do|el|erbyn)?(?: the)?$/i

/** The words that say what happens on a day or after a time: without the day and the time; '' where nothing is left. */
export function nameOfDay(clause: string): string {
  const dates = readDates(clause).toReversed()
  const undated = dates.reduce((text, { index, length }) => `${text.slice(0, index)} ${text.slice(index + length)}`, clause)
  const words = undated
    .replace(/\([^()]{0,200}\)/g, ' ')
    .replace(span, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%!?’'"”]+$/gu, '')
    .replace(before, '')
    .replace(/^(?:(?:for|to)\s+)?(?:the\s+)?(?=\S)/i, '')
    .replace(/^まで(?:に)?/u, '')
    .replace(/\s*έως$|\s*في$|まで(?:に)?$/u, '')
    .replace(/[\s:,(–—-]+$/, '')
    .trim()
  return /\p{L}{2}|\p{Script=Han}/u.test(words) && !/^(?:for|the|by|to|in|from|and|later|delivery|at)$/i.test(words) ? words : ''
}
