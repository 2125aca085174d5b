import type { DesignGrowth } from '#shared/api/design-growth.ts'
import type { Solution } from '#server/solution/solution.ts'
import { designAnswers } from '#shared/field-terms.ts'
import { mostShown, shortName } from './read-growth.ts'

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
export function growthOf({ statements = [], ...solution }: Solution, asked: string[]): DesignGrowth {
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
