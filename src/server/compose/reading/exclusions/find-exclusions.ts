import type { Contradiction, Statement } from '../reading.ts'
import { onlyOneAndAnother } from './compare-rights.ts'
import { datesThatExclude } from './compare-dates.ts'
import { figuresThatExclude } from './compare-figures.ts'
import { placesThatExclude } from './compare-places.ts'
import { polesThatAreOpposed } from './find-opposed-poles.ts'
import { matterFinder } from './same-matter.ts'

/** A brief of a hundred pages is compared in no more time than one of twenty. */
const most = 400

/** Statements of one matter of which each excludes the other, however far apart their words are. */
export function statementsThatExclude(all: Statement[]): Contradiction[] {
  const statements = all.slice(0, most)
  const matter = matterFinder(statements)
  return [
    ...polesThatAreOpposed(statements, matter),
    ...onlyOneAndAnother(statements, matter),
    ...figuresThatExclude(statements, matter),
    ...placesThatExclude(statements, matter),
    ...datesThatExclude(statements),
  ]
}
