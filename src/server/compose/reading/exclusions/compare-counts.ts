import type { Contradiction, Statement } from '../reading.ts'
import { singular } from '../tokens.ts'
import { isOtherCase, type SpeaksOfOne, toldIn } from './same-matter.ts'

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const counted = new RegExp(
  String.raw`\b(?<whole>all(?: of)?(?: on)?|each of|every one of|any of|in total|altogether|a total of|there are|we (?:have|run|operate|own)|both of)? ?(?<the>the |our |its |these )?(?<count>\d{1,5}(?:[.,]\d{3})*|${numberWords.join('|')}) (?<what>\p{L}[\p{L}-]*(?: (?:of )?\p{L}[\p{L}-]*){0,2})`,
  'giu',
)
const noThing =
  /^(?:of|to|or|and|per|%|times?|hours?|minutes?|seconds?|days?|weeks?|months?|years?|euros?|percent|step|go|day|week|month|year|hour|minute|second|thing|person|way|more|other|another|after|for|at|in|weekend|night|hand|side|point|place)\b/i
const partOf = /^\s*(?:in|at|with|from|on|near|that|which|who|along|under|without|between|north|south)\b/i

type Count = { statement: Statement; value: number; words: string[]; isWhole: boolean; isPart: boolean }

function countsIn(statement: Statement): Count[] {
  const text = toldIn(statement)
  return [...text.matchAll(counted)].flatMap(({ groups, index, 0: found }): Count[] => {
    const { whole, the, count = '', what = '' } = groups ?? {}
    const words = what.split(
      / (?:has|have|is|are|was|were|must|shall|will|and|or|to|in|on|at|for|with|by|from|which|that|who|do|does|can|may|need|over)\b/i,
    )[0]!
    const value = /\d/.test(count) ? Number(count.replace(/[.,]/g, '')) : numberWords.indexOf(count.toLowerCase()) + 1
    if ((!whole && !the) || noThing.test(words)) return []
    const parts = words.split(' of ')[0]!.split(' ').map(singular)
    return [
      {
        statement,
        value,
        words: parts,
        isWhole: whole !== undefined,
        isPart: partOf.test(text.slice(index + found.indexOf(words) + words.length)),
      },
    ]
  })
}

const isSameThing = (one: string[], other: string[]) =>
  one.at(-1) === other.at(-1) &&
  one.slice(0, -1).every((word) => other.length === 1 || other.includes(word)) &&
  other.slice(0, -1).every((word) => one.length === 1 || one.includes(word))

/** “All 14 stations”, “each of the 17 stations”. */
export function wholesThatDiffer(statements: Statement[], isOne: SpeaksOfOne): Contradiction[] {
  const counts = statements.flatMap(countsIn).slice(0, 60)
  return counts.flatMap((one, at) =>
    counts
      .slice(at + 1)
      .filter(
        (other) =>
          one.statement !== other.statement &&
          one.value !== other.value &&
          (one.isWhole || other.isWhole) &&
          one.isPart === other.isPart &&
          Math.max(one.value, other.value) / Math.min(one.value, other.value) < 5 &&
          isSameThing(one.words, other.words) &&
          (one.words.length > 1 || other.words.length > 1 || isOne(one.statement, other.statement)) &&
          !isOtherCase(toldIn(one.statement), toldIn(other.statement)),
      )
      .slice(0, 1)
      .map((other): Contradiction => ({
        a: one.statement.id,
        b: other.statement.id,
        kind: 'figure',
        about: one.words.join(' '),
      })),
  )
}
