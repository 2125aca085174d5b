import type { Statement } from '../reading/reading.ts'
import { type Characteristic, qualityWords } from './quality-words.ts'

const kept = new WeakMap<Statement, Characteristic[]>()

/** The qualities of ISO/IEC 25010:2023 that a statement is about, the strongest first. */
export function characteristicsOf(statement: Statement): Characteristic[] {
  const known = kept.get(statement)
  if (known) return known
  const counted = qualityWords
    .map(([name, patterns]) => ({ name, hits: patterns.filter((pattern) => pattern.test(statement.text)).length }))
    .filter(({ hits }) => hits > 0)
    .toSorted((one, other) => other.hits - one.hits)
    .map(({ name }) => name)
  const timed = statement.measures.some(({ unit }) => /^(?:ms|s|sec|second|min|minute)s?$/i.test(unit))
  const found = counted.length === 0 && timed ? (['Performance efficiency'] as Characteristic[]) : counted
  kept.set(statement, found)
  return found
}
