import { Solution } from '#server/solution/solution.ts'
import { givenDesignPlan } from './given-design-plan.ts'
import { givenDesignStructure } from './given-design-structure.ts'
import { givenBareSolution } from './given-solution.ts'
import { brief, requirement, stream } from './make-facts.ts'

const asked = {
  client: 'Wexmoor Council',
  project: 'Ferry upkeep',
  system: 'upkeep record',
  fit: 'design',
  budget: { quote: 'EUR 240,000 until launch', amount: 240_000, currency: 'EUR' },
  timeline: { quote: 'in service before the summer timetable of 1 June 2027' },
  situation: { quote: 'Mechanics write on carbon paper that is filed in Kiel.' },
  objectives: [
    {
      id: 'OBJ-1',
      source: brief('businessObjective', 'No ferry sails with an overdue inspection'),
      text: 'No ferry sails with an overdue inspection',
      measures: [],
    },
  ],
  requirements: [
    requirement('FR-1', 'Mechanics record each inspection on deck without a connection', {
      clause: 'R-01',
      mechanism: 'the deck app keeps entries and hands them over in the harbour',
    }),
    requirement('FR-2', 'The harbour master sees overdue inspections within 10 minutes', {
      clause: 'R-02',
      mechanism: 'the overdue check runs on every entry and every 5 minutes',
      measures: [{ subject: 'freshness', comparison: 'at-most', value: 10, unit: 'minutes', quote: 'within 10 minutes' }],
    }),
    requirement('CON-1', 'A signed inspection is never overwritten', {
      clause: 'R-03',
      kind: 'constraint',
      mechanism: 'each change is a new entry that names the old one',
    }),
    requirement('FR-3', 'Spare parts are ordered from MarineParts', { clause: 'R-04' }),
    requirement('FR-4', 'Predict engine failures', { clause: 'R-05', priority: 'wont' }),
  ],
  scope: [{ id: 'SCP-1', source: brief('scope', 'Payroll of mechanics'), text: 'Payroll of mechanics', within: false }],
  deliverables: [{ id: 'DEL-1', source: brief('deliverables', 'Deck app on twelve ferries'), text: 'Deck app on twelve ferries' }],
}

/** A design that uses every fact that a composer can fill. */
export const givenDesign = (more: Partial<Solution> = {}): Solution =>
  Solution.parse({ ...givenBareSolution(), ...asked, ...givenDesignStructure, ...givenDesignPlan, ...more })

/** A solution with so few requirements that only a note can be written. */
export const givenNote = (): Solution => {
  const { requirements, decisions, questions, objectives } = givenDesign()
  return Solution.parse({
    ...givenBareSolution(),
    project: 'Ferry upkeep',
    system: 'upkeep record',
    fit: 'note',
    objectives,
    requirements: requirements.slice(0, 1).map((one) => ({ ...one, mechanism: undefined })),
    decisions,
    questions,
    alsoTold: { statements: [{ field: 'additionalContext', quote: 'The yard is in Kiel.' }] },
  })
}

/** A solution that builds nothing: the work ends in a recommendation. */
export const givenAdvice = (): Solution => {
  const { objectives, requirements, risks, questions, milestones } = givenDesign()
  return Solution.parse({
    ...givenBareSolution(),
    project: 'Choice of an upkeep product',
    system: 'choice of an upkeep product',
    fit: 'advice',
    objectives,
    requirements: requirements.slice(0, 2).map((one) => ({ ...one, mechanism: 'knock-out by must and ban, then weights' })),
    deliverables: [{ id: 'DEL-1', source: brief('deliverables', 'Ranking of five products'), text: 'Ranking of five products' }],
    risks,
    questions: questions.filter(({ about }) => about.every((id) => !id.startsWith('EL') && id !== 'FR-3')),
    milestones,
    workstreams: [
      stream(
        'WS-1',
        { name: 'Criteria and weights', weeks: [1, 2] },
        { kind: 'advice', effort: [{ role: 'Consultant', days: [4, 6] }] },
      ),
      stream(
        'WS-2',
        { name: 'Hands-on with the best two', weeks: [3, 3] },
        {
          kind: 'advice',
          dependsOn: ['WS-1'],
          deliverables: ['DEL-1'],
          effort: [{ role: 'Consultant', days: [8, 12] }],
        },
      ),
    ],
  })
}
