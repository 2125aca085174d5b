import type { Source } from '#server/solution/source.ts'

export const isByPerson = ({ source }: { source: Source }) => source.from === 'person'

/** What persons ask comes before what the product asks. */
export const personsFirst = <Fact extends { source: Source }>(facts: readonly Fact[]): Fact[] =>
  facts.toSorted((left, right) => Number(isByPerson(right)) - Number(isByPerson(left)))
