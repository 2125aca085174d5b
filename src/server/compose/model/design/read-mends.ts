import type { DesignGrowth } from '#shared/api/design-growth.ts'
import type { Solution } from '#server/solution/solution.ts'
import { tryChanges } from '../../change/read-changes.ts'
import { mostFaults } from './check-answer.ts'
import { checkFacts } from './check-facts.ts'
import { designAnswers } from '#shared/field-terms.ts'
import { mostShown, shortName } from './read-growth.ts'
import { pointsIn } from './whole-answer.ts'

type Kind = NonNullable<DesignGrowth['parts']>[number]['kind']
const kinds: Partial<Record<Solution['elements'][number]['kind'], Kind>> = {
  person: 'people',
  'external-system': 'system',
  container: 'container',
  component: 'container',
  store: 'store',
  queue: 'queue',
  model: 'model',
}

/** A complete design in the form in which the page shows one that is growing. `asked`: ids of the statements that ask for something. */
function growthOf({ statements = [], ...solution }: Solution, asked: string[]): DesignGrowth {
  const parts = solution.elements.flatMap(({ id, name, kind }) => (kinds[kind] ? [{ id, name, kind: kinds[kind] }] : []))
  const places = new Map(parts.slice(0, mostShown.parts).map(({ id }, index) => [id, index]))
  const connections = solution.relations.flatMap(({ from, to }): [number, number][] => {
    const [start, end] = [places.get(from), places.get(to)]
    return start === undefined || end === undefined ? [] : [[start, end]]
  })
  const states = statements.flatMap(({ id, answer }) => (answer && asked.includes(id) ? [answer.state] : []))
  const count = (state: string) => states.filter((one) => one === state).length
  const answers = designAnswers.flatMap((state) => (count(state) > 0 ? [[state, count(state)]] : []))
  return {
    system: shortName(solution.system),
    parts: parts.slice(0, mostShown.parts).map(({ name, kind }) => ({ name: shortName(name), kind })),
    connections: connections.slice(0, mostShown.connections),
    work: solution.workstreams
      .slice(0, mostShown.work)
      .map(({ name, startWeek, weeks }) => ({ name: shortName(name), startWeek, weeks })),
    answers: Object.fromEntries(answers) as DesignGrowth['answers'],
    decisions: solution.decisions.length,
    risks: solution.risks.length,
    questions: solution.questions.length,
  }
}

export type Design = { solution: Solution; faults: string[] }
/** `mended`: the faults that were fixed. */
export type MendedDesign = Design & { mended: string[]; growth: DesignGrowth }

/** `asked`: ids of the statements that ask for something. */
type Asked = { text: string; design: Design; asked: string[]; today: string; model: string }

/**
 * A design with a model's repairs, whose `faults` are the numbers of those that their changes fix together; each applied only if it introduces no new fault. A fault that can be seen in the facts counts as fixed
 * when they no longer have it; any other fault counts as fixed when a repair names it. Null if the answer does not have the agreed form.
 */
export function readMends({ text, design, asked, ...author }: Asked): MendedDesign | null {
  const points = pointsIn(text)
  if (!points) return null
  let { solution } = design
  const named = new Set<number>()
  for (const { faults, changes } of points.slice(0, mostFaults)) {
    const tried = tryChanges(solution, changes, author)
    if (tried.faults.length + tried.points.length > 0) continue
    solution = tried.solution
    for (const number of faults) named.add(number)
  }
  const seen = new Set(checkFacts(design.solution))
  const unseen = design.faults.filter((fault, at) => !seen.has(fault) && !named.has(at + 1))
  const faults = [...unseen, ...checkFacts(solution)].slice(0, mostFaults)
  const mended = design.faults.filter((fault) => !faults.includes(fault))
  return { solution, faults, mended, growth: growthOf(solution, asked) }
}
