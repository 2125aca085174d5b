import type { Source } from '#server/solution/solution.ts'
import { Solution } from '#server/solution/solution.ts'
import { givenBareSolution } from './given-solution.ts'

const brief = (field: string, quote: string): Source => ({ from: 'brief', field, quote })
const made: Source = { from: 'catalogue', entry: 'rule-check' }

const requirement = (id: string, clause: string | undefined, text: string, more: object = {}) => ({
  id,
  source: brief('technicalRequirements', text),
  text,
  kind: 'functional' as const,
  measures: [],
  priority: 'must' as const,
  priorityStated: true,
  furtherCharacteristics: [],
  alsoStated: [],
  ...(clause ? { clause } : {}),
  ...more,
})
const element = (id: string, name: string, kind: string, responsibility: string, more: object = {}) => ({
  id,
  source: made,
  name,
  kind,
  responsibility,
  technologyStated: false,
  satisfies: [],
  ...more,
})
const stream = (id: string, name: string, [startWeek, weeks]: [number, number], more: object = {}) => ({
  id,
  source: made,
  name,
  startWeek,
  weeks,
  deliverables: [],
  dependsOn: [],
  satisfies: [],
  ...more,
})

/** A design that uses every fact that a composer may fill. */
export const givenDesign = (more: Partial<Solution> = {}): Solution =>
  Solution.parse({
    ...givenBareSolution(),
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
      requirement('FR-1', 'R-01', 'Mechanics record each inspection on deck without a connection', {
        mechanism: 'the deck app keeps entries and hands them over in the harbour',
      }),
      requirement('FR-2', 'R-02', 'The harbour master sees overdue inspections within 10 minutes', {
        mechanism: 'the overdue check runs on every entry and every 5 minutes',
        measures: [{ subject: 'freshness', comparison: 'at-most', value: 10, unit: 'minutes', quote: 'within 10 minutes' }],
      }),
      requirement('CON-1', 'R-03', 'A signed inspection is never overwritten', {
        kind: 'constraint',
        mechanism: 'each change is a new entry that names the old one',
      }),
      requirement('FR-3', 'R-04', 'Spare parts are ordered from MarineParts'),
      requirement('FR-4', 'R-05', 'Predict engine failures', { priority: 'wont' }),
    ],
    scope: [{ id: 'SCP-1', source: brief('scope', 'Payroll of mechanics'), text: 'Payroll of mechanics', within: false }],
    deliverables: [
      { id: 'DEL-1', source: brief('deliverables', 'Deck app on twelve ferries'), text: 'Deck app on twelve ferries' },
    ],
    elements: [
      element('EL-1', 'Upkeep record', 'system', 'Keeps inspections of twelve ferries'),
      element('EL-2', 'Mechanic', 'person', 'Inspects on deck'),
      element('EL-3', 'Harbour master', 'person', 'Lets ferries sail'),
      element('EL-4', 'Deck app', 'container', 'Takes inspections without a connection', {
        role: 'channel',
        capability: 'offline-app',
        technology: 'PWA',
        satisfies: ['FR-1'],
      }),
      element('EL-5', 'Overdue check', 'container', 'Finds inspections that are overdue', {
        role: 'work',
        capability: 'rule-check',
        satisfies: ['FR-2'],
      }),
      element('EL-6', 'Inspection store', 'store', 'Keeps every entry', {
        role: 'store',
        technology: 'PostgreSQL',
        technologyStated: true,
      }),
      element('EL-7', 'Entry lock', 'component', 'Refuses to change a signed entry', {
        role: 'control',
        parent: 'EL-6',
        satisfies: ['CON-1'],
      }),
      element('EL-8', 'Sign-in', 'container', 'Proves who signs', { role: 'identity' }),
      element('EL-9', 'MarineParts', 'external-system', 'Sells spare parts'),
      element('EL-10', 'Order connector', 'container', 'Reaches MarineParts', { role: 'connector' }),
    ],
    relations: [
      {
        id: 'REL-1',
        source: made,
        from: 'EL-2',
        to: 'EL-4',
        label: 'records an inspection',
        synchronous: true,
        data: 'inspections',
        direction: 'to',
      },
      {
        id: 'REL-2',
        source: made,
        from: 'EL-4',
        to: 'EL-6',
        label: 'hands over entries',
        synchronous: false,
        data: 'entries',
        direction: 'to',
        protocol: 'HTTPS',
      },
      {
        id: 'REL-3',
        source: made,
        from: 'EL-5',
        to: 'EL-6',
        label: 'reads entries',
        synchronous: true,
        data: 'entries',
        direction: 'from',
        protocol: 'SQL',
      },
      {
        id: 'REL-4',
        source: made,
        from: 'EL-3',
        to: 'EL-5',
        label: 'looks at the list',
        synchronous: true,
        data: 'overdue inspections',
        direction: 'from',
      },
      {
        id: 'REL-5',
        source: made,
        from: 'EL-10',
        to: 'EL-9',
        label: 'orders parts',
        synchronous: true,
        data: 'part orders',
        direction: 'both',
        protocol: null,
      },
      {
        id: 'REL-6',
        source: made,
        from: 'EL-5',
        to: 'EL-10',
        label: 'asks for parts',
        synchronous: false,
        data: 'part needs',
        direction: 'to',
      },
      { id: 'REL-7', source: made, from: 'EL-4', to: 'EL-8', label: 'signs in', synchronous: true },
    ],
    dataEntities: [
      {
        id: 'DAT-1',
        source: made,
        name: 'Inspection',
        description: 'One inspection of one ferry',
        store: 'EL-6',
        classification: 'personal',
        retention: '10 years',
        place: 'Germany',
        fields: [
          { name: 'inspection_id', type: 'text', description: 'Number of the inspection', classification: 'internal' },
          { name: 'mechanic', type: 'text', description: 'Who signed', classification: 'personal' },
        ],
      },
    ],
    interfaces: [
      {
        id: 'INT-1',
        source: made,
        name: 'Entries',
        provider: 'EL-6',
        consumers: ['EL-4'],
        operations: [
          {
            name: 'submit',
            request: 'inspection id, mechanic, result',
            response: 'entry id',
            errors: ['conflict: a newer entry is there'],
          },
          { name: 'list', request: 'ferry', response: 'entries', errors: ['unknown ferry'] },
        ],
      },
    ],
    scenarios: [
      {
        id: 'SCN-1',
        source: made,
        name: 'An inspection on deck',
        trigger: 'a mechanic opens the list of a ferry',
        steps: [
          { from: 'EL-2', to: 'EL-4', action: 'Signs an inspection' },
          { from: 'EL-4', to: 'EL-4', action: 'Keeps it until the harbour' },
          { from: 'EL-4', to: 'EL-6', action: 'Hands it over' },
          { from: 'EL-5', to: 'EL-3', action: 'Strikes the ferry off the list' },
        ],
        failure: { when: 'the harbour has no network', response: 'The app tries again at the next berth' },
        requirements: ['FR-1', 'FR-2'],
      },
    ],
    environments: [
      {
        id: 'ENV-1',
        source: made,
        name: 'Production',
        region: 'Germany',
        purpose: 'Twelve ferries',
        nodes: [{ name: 'Harbour server', technology: 'Debian', elements: ['EL-6'] }],
      },
    ],
    decisions: [
      {
        id: 'DEC-1',
        source: made,
        title: 'Entries first on the device',
        context: 'Decks have no connection',
        options: [
          { name: 'On the device first', merit: 'Works at sea', drawback: 'Two clocks' },
          { name: 'Satellite link', merit: 'One clock', drawback: 'EUR 900 a month and ferry' },
        ],
        outcome: 'Entries are kept on the device and handed over in the harbour',
        consequences: 'Clocks of devices are set at each berth',
        status: 'proposed',
        requirements: ['FR-1'],
        tension: 'openness-isolation',
      },
    ],
    risks: [
      {
        id: 'RSK-1',
        source: made,
        text: 'One mechanic knows the paper codes',
        likelihood: 'medium',
        impact: 'high',
        mitigation: 'Codes are written down in week 2',
        owner: 'head of yard',
      },
    ],
    assumptions: [{ id: 'ASM-1', source: brief('assumptions', 'Each ferry has a tablet'), text: 'Each ferry has a tablet' }],
    questions: [
      {
        id: 'OQ-1',
        source: made,
        kind: 'contradiction',
        text: 'Ten minutes or one hour for the list: which holds?',
        about: ['FR-2'],
        owner: 'harbour master',
      },
      {
        id: 'OQ-2',
        source: made,
        kind: 'interface',
        text: 'By which protocol does MarineParts take orders?',
        about: ['EL-9'],
        owner: 'purchasing',
        proposal: 'a nightly file',
      },
      {
        id: 'OQ-3',
        source: made,
        kind: 'need',
        text: 'Which parts are ordered without a person?',
        about: ['FR-3'],
        owner: 'head of yard',
      },
    ],
    workstreams: [
      stream('WS-1', 'Record and store', [1, 6], {
        kind: 'build',
        effort: [
          { role: 'Developer', days: [30, 42] },
          { role: 'Architect', days: [6, 8] },
        ],
      }),
      stream('WS-2', 'Deck app', [7, 8], {
        kind: 'build',
        dependsOn: ['WS-1'],
        deliverables: ['DEL-1'],
        effort: [{ role: 'Developer', days: [40, 56] }],
      }),
      stream('WS-3', 'Trial on two ferries', [17, 4], {
        kind: 'parallel-run',
        dependsOn: ['WS-2'],
        effort: [{ role: 'Trainer', days: [5, 5] }],
      }),
      stream('WS-4', 'Care after launch', [21, 12], { kind: 'operation', dependsOn: ['WS-3'] }),
    ],
    milestones: [
      { id: 'MS-1', source: made, name: 'Start', week: 0, date: '2027-01-04', kind: 'start' },
      { id: 'MS-2', source: made, name: 'Summer timetable', week: 21, date: '2027-06-01', kind: 'deadline' },
    ],
    windows: [
      {
        id: 'WIN-1',
        source: made,
        text: 'no change over Easter',
        kind: 'freeze',
        from: '2027-03-26',
        to: '2027-03-29',
        recurs: true,
      },
    ],
    sizes: [
      {
        id: 'SIZ-1',
        source: made,
        text: 'inspections at peak',
        value: 3.1,
        unit: 'a minute',
        basis: '31,000 a week over 168 hours',
      },
    ],
    prohibitions: [{ id: 'BAN-1', source: made, text: 'No public cloud', name: 'public cloud' }],
    costs: [
      { id: 'CST-1', source: made, item: 'Developer', quantity: 98, unit: 'day', unitPrice: 800, currency: 'EUR', period: 'once' },
      { id: 'CST-2', source: made, item: 'Tablets', quantity: 12, unit: 'tablet', period: 'once' },
      {
        id: 'CST-3',
        source: made,
        item: 'Harbour server',
        element: 'EL-6',
        quantity: 1,
        unit: 'server',
        unitPrice: 150,
        currency: 'EUR',
        period: 'month',
      },
    ],
    ...more,
  })

/** So little is asked that only a note can be written. */
export const givenNote = (): Solution => {
  const { requirements, decisions, questions, objectives } = givenDesign()
  return Solution.parse({
    ...givenBareSolution(),
    project: 'Ferry upkeep',
    system: 'upkeep record',
    fit: 'note',
    objectives,
    requirements: requirements.slice(0, 1).map(({ mechanism: _, ...open }) => open),
    decisions,
    questions,
    alsoTold: { statements: [{ field: 'additionalContext', quote: 'The yard is in Kiel.' }] },
  })
}

/** Nothing is built: the work ends in a choice. */
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
      stream('WS-1', 'Criteria and weights', [1, 2], { kind: 'advice', effort: [{ role: 'Consultant', days: [4, 6] }] }),
      stream('WS-2', 'Hands-on with the best two', [3, 3], {
        kind: 'advice',
        dependsOn: ['WS-1'],
        deliverables: ['DEL-1'],
        effort: [{ role: 'Consultant', days: [8, 12] }],
      }),
    ],
  })
}
