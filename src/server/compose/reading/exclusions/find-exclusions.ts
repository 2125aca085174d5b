import type { Contradiction, NamedSystem, Statement } from '../reading.ts'
import { datesThatExclude } from './compare-dates.ts'
import { doneAndRefused } from './done-and-refused.ts'
import { keptAndErased } from './kept-and-erased.ts'
import { usedAfterItsEnd } from './used-after-its-end.ts'

/** A brief of a hundred pages is compared in no more time than one of twenty. */
const most = 400

/** Statements of one matter of which each excludes the other, however far apart they stand. */
export function statementsThatExclude(all: Statement[], systems: NamedSystem[]): Contradiction[] {
  const statements = all.slice(0, most)
  return [
    ...keptAndErased(statements),
    ...usedAfterItsEnd(statements, systems),
    ...doneAndRefused(statements),
    ...datesThatExclude(statements),
  ]
}
