import type { Content } from '#shared/content/content.ts'
import { factsVersion } from '#server/solution/facts-version.ts'
import type { Solution } from '#server/solution/solution.ts'
import { numberWord } from './english.ts'

const withNote = (count: number, part: number, note: string) =>
  part > 0 && count > 0
    ? `${count} (${part === count ? (count === 1 ? note : `all ${note}`) : `${numberWord(part)} ${note}`})`
    : `${count}`

/** For the first page: which state of the facts the document tells, and how much of it is not settled. */
export function standingFacts(solution: Solution): Content['facts'] {
  const ours = solution.assumptions.filter(({ source }) => source.from !== 'brief').length
  return [
    { label: 'Facts', value: `Version ${factsVersion(solution)}` },
    { label: 'Open questions', value: `${solution.questions.length}` },
    { label: 'Assumptions', value: withNote(solution.assumptions.length, ours, 'made by us') },
  ]
}
