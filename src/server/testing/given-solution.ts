import type { Brief } from '#shared/brief.ts'
import { Requirements } from '#shared/brief.ts'
import { Solution } from '#server/solution/solution.ts'
import { givenElements } from './given-elements.ts'
import { givenPlan } from './given-plan.ts'
import { givenRequirements } from './given-requirements.ts'

/** A solution with elements of every kind, priced and unpriced costs, stated and proposed technologies. */
export const givenSolution = (): Solution =>
  Solution.parse({
    client: 'Aldgate Mutual',
    project: 'Motor Claims Insight',
    system: 'claims data platform',
    budget: { quote: '£450,000', amount: 450_000, currency: 'GBP' },
    timeline: { quote: '20 weeks', weeks: 20 },
    cloud: 'azure',
    ...givenRequirements,
    ...givenElements,
    ...givenPlan,
  })

const nothing = (...keys: (keyof Solution)[]) => Object.fromEntries(keys.map((key) => [key, []]))

/** The solution of a brief with only client and project. */
export const givenBareSolution = (): Solution =>
  Solution.parse({
    client: 'Calder Bank',
    project: 'Ledger',
    system: 'ledger platform',
    cloud: 'neutral',
    ...nothing('objectives', 'requirements', 'scope', 'deliverables', 'elements', 'relations', 'dataEntities', 'interfaces'),
    ...nothing('scenarios', 'environments', 'decisions', 'risks', 'assumptions', 'questions', 'workstreams', 'milestones'),
    ...nothing('costs', 'terms'),
  })

export const givenBrief = (more: Partial<Brief> = {}): Brief => {
  const solution = givenSolution()
  const quotes = (facts: { source: Solution['risks'][number]['source'] }[]) =>
    facts.flatMap(({ source }) => (source.from === 'brief' ? [`${source.quote}.`] : [])).join('\n')
  return {
    documentType: 'hld',
    client: 'aldgate',
    projectName: solution.project,
    requirements: Requirements.parse({
      businessObjective: quotes(solution.objectives),
      technicalRequirements: quotes(solution.requirements.filter((requirement) => requirement.kind !== 'constraint')),
      scope: quotes(solution.scope),
      deliverables: quotes(solution.deliverables),
      constraints: quotes(solution.requirements.filter((requirement) => requirement.kind === 'constraint')),
      assumptions: 'ClaimCenter offers a read-only copy.',
      timeline: '20 weeks. Live by 30 June 2027.',
      budget: '£450,000. 6 people at £650 a day. Power BI at £7.50 a user a month, 60 users.',
    }),
    ...more,
  }
}
