import { isTimeUnit } from './measure-units.ts'
import { isCurrency } from './currencies.ts'
import type { Contradiction, Statement } from './reading.ts'

const whole =
  /\b(?:all(?: told)?|altogether|in total|total(?:ling)?|overall|sum of|there are|we (?:have|run|operate|hold|count)|comprises?|consists? of|the)\s(?:\p{L}+\s){0,2}$/iu
const partOrTime =
  /\b(?:each|per|every|of (?:which|whom|them|these|our|the)|today|currently|now|target|goal|expect\w*|grow\w*|later|last year|next|previous\w*|until|another|other|further|more|additional|remaining|about half|pilot|first|phase|at least|at most|up to|from|in (?:19|20)\d\d|were|was|is called)\b/i

type Count = { statement: Statement; value: number; noun: string; quote: string; around: string; isWhole: boolean }

/** Two statements that cannot both hold. Ranges, shares, parts of a whole, sites and what is to come are none. */
export function findContradictions(statements: Statement[]): Contradiction[] {
  const live = statements.filter(({ amendedBy, kind }) => amendedBy === undefined && kind !== 'noise' && kind !== 'question')
  return [...countsThatDiffer(live)]
}

/** Two counts of one thing: the same noun, without words that make a part or another time of it. */
function countsThatDiffer(statements: Statement[]): Contradiction[] {
  const counts = statements.flatMap(countsOf)
  const found: Contradiction[] = []
  for (const [index, one] of counts.entries()) {
    for (const other of counts.slice(index + 1)) {
      if (one.statement.id === other.statement.id || one.noun !== other.noun || one.value === other.value) continue
      const [low, high] = [Math.min(one.value, other.value), Math.max(one.value, other.value)]
      const isClose = low >= 10 && high / low < 1.6
      if (!isClose || !(one.isWhole || other.isWhole)) continue
      if (found.some(({ a, b }) => a === one.statement.id && b === other.statement.id)) continue
      found.push({ a: one.statement.id, b: other.statement.id, kind: 'figure', about: one.noun })
    }
  }
  return found
}

function countsOf(statement: Statement): Count[] {
  return statement.measures.flatMap(({ value, unit, subject, quote, comparison }): Count[] => {
    if (
      unit === '' ||
      isTimeUnit(unit) ||
      isCurrency(unit) ||
      unit === '%' ||
      unit.includes('/') ||
      comparison === 'at-most' ||
      comparison === 'at-least'
    )
      return []
    const at = statement.text.indexOf(quote)
    if (at < 0) return []
    const before = statement.text.slice(Math.max(0, at - 40), at)
    const around = `${before}${statement.text.slice(at, at + quote.length + 30)}`
    if (partOrTime.test(around)) return []
    return [{ statement, value, noun: subject.toLowerCase(), quote, around, isWhole: whole.test(before) }]
  })
}
