import type { Source } from '#server/solution/source.ts'

export const isByPerson = ({ source }: { source: Source }) => source.from === 'person'

/** Questions by people come before those by the product. */
export const personsFirst = <Fact extends { source: Source }>(facts: readonly Fact[]): Fact[] =>
  facts.toSorted((left, right) => Number(isByPerson(right)) - Number(isByPerson(left)))
