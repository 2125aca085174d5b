import type { Solution } from '#server/solution/solution.ts'
import type { ExplainedFact, WeighedOption } from './explanation.ts'
import { type Traced, withoutRepeats } from './index-trace.ts'

type Relation = Solution['relations'][number]

/** Of other parts that a relation could have gone to, so many are told. */
const mostOthers = 3

export const explainRelations = (traced: Traced): ExplainedFact[] =>
  traced.solution.relations.map((relation): ExplainedFact => {
    const names = new Map(traced.solution.elements.map(({ id, name }) => [id, name]))
    const { reasons, weighed, ends } = explainEnds(relation, traced)
    return {
      list: 'relations',
      id: relation.id,
      name: `${names.get(relation.from)} → ${names.get(relation.to)}: ${relation.label}`,
      reasons,
      statements: withoutRepeats([...traced.ofSource(relation.source), ...traced.quotes(sharedStatements(ends, traced))]),
      weighed,
    }
  })

type Explained = Pick<ExplainedFact, 'reasons' | 'weighed'> & { ends: string[] }

function explainEnds({ from, to, source }: Relation, traced: Traced): Explained {
  const keyOf = (id: string) => traced.all('element').find((told) => told.id === id)?.part
  const ends = [keyOf(from), keyOf(to)].flatMap((key) => key ?? [])
  const givers = traced.all('giver').filter(({ to: taker }) => traced.elementOf(taker) === to)
  const giver = givers.find((one) => traced.elementOf(one.from) === from && one.isTaken)
  if (giver)
    return {
      ends,
      reasons: [`${from} gives ${giver.data}, which ${to} takes.`],
      weighed: givers
        .filter(({ isTaken }) => !isTaken)
        .slice(0, mostOthers)
        .map(({ from: other, data }) => ({
          kind: 'part',
          name: traced.called(other),
          taken: false,
          why: `gives ${data}, too, and stands farther off in the order of flows`,
        })),
    }
  const near = traced
    .all('neighbour')
    .find(({ part, taken }) => taken !== undefined && ends.includes(part) && ends.includes(taken) && part !== taken)
  if (near)
    return {
      ends,
      reasons: [`Of all parts ${traced.called(near.taken!)} speaks most of the same things.`],
      weighed: others(near, traced),
    }
  if (source.from === 'brief') return { ends, reasons: ['The brief has them meet, or names the one for the other.'], weighed: [] }
  return { ends, reasons: ['No part may stand without a relation; this is the next in the order of flows.'], weighed: [] }
}

const others = (
  { taken, ranked }: { taken: string | undefined; ranked: { part: string; rank: number }[] },
  traced: Traced,
): WeighedOption[] =>
  ranked
    .filter(({ part }) => part !== taken)
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, mostOthers)
    .map(({ part, rank }) => ({
      kind: 'part',
      name: traced.called(part),
      score: rank,
      taken: false,
      why: 'has less in common with it',
    }))

/** Statements that both ends rest on. */
function sharedStatements(ends: string[], { all }: Traced): string[] {
  const [one = [], other = []] = ends.map((key) => all('element').find(({ part }) => part === key)?.statements ?? [])
  return one.filter((id) => other.includes(id))
}
