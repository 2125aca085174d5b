import type { Solution } from '#server/solution/solution.ts'
import type { Reading, Segment, Statement } from '#server/compose/reading/reading.ts'

const segment = (id: string, text: string): Segment => ({ id, field: 'technicalRequirements', start: 0, end: text.length, text })

const statement = (id: string, text: string, more: Partial<Statement> = {}): Statement => ({
  id,
  segment: segment(id, text),
  quote: text,
  text,
  kind: 'need',
  alsoKinds: [],
  affirms: true,
  force: 'must',
  measures: [],
  dates: [],
  systems: [],
  people: [],
  by: 'code',
  ...more,
})

/** A brief of a ferry company as it was read: one ban, one mandate, one place, a register that may only be read, two sums. */
export const givenReading = (): Reading => ({
  client: 'A ferry company',
  project: 'Berth planning',
  language: 'en',
  segments: [],
  statements: [
    statement('S1', 'Berths must be assigned to ferries'),
    statement('S2', 'No Nimbus products', { kind: 'ban', affirms: false }),
    statement('S3', 'PostgreSQL is prescribed for the berth records', { kind: 'mandate' }),
    statement('S4', 'Everything stays in Split', { kind: 'residency' }),
    statement('S5', 'The ceiling is EUR 80,000', { kind: 'money' }),
    statement('S6', 'We have EUR 95,000 for it', { kind: 'money' }),
  ],
  systems: [{ name: 'Port register', aliases: [], role: 'source', roles: ['source'], statements: ['S1'], readOnly: true }],
  people: [{ name: 'berth masters', uses: true, statements: ['S1'] }],
  bans: [{ name: 'Nimbus', also: [], of: 'vendor', statement: 'S2' }],
  mandates: [{ name: 'PostgreSQL', does: 'berth records', statement: 'S3' }],
  data: [{ data: 'everything', place: 'Split', statement: 'S4' }],
  scope: [{ text: 'ticket sales', within: false, statement: 'S1' }],
  dates: [],
  contradictions: [{ a: 'S5', b: 'S6', kind: 'money', about: 'the ceiling' }],
  wantsAdvice: false,
  doubts: [],
})

const brief = (quote: string) => ({ from: 'brief', field: 'technicalRequirements', quote }) as const
const part = { technologyStated: false, satisfies: [], parent: 'EL-3' }

const givenRequirements = (): Solution['requirements'] => [
  {
    id: 'FR-1',
    source: brief('Berths must be assigned to ferries'),
    text: 'Berths must be assigned to ferries.',
    kind: 'functional',
    furtherCharacteristics: [],
    measures: [],
    priority: 'must',
    priorityStated: true,
    alsoStated: [],
    mechanism: 'Berth planner: tries each free berth.',
  },
]

const givenElements = (): Solution['elements'] => [
  {
    ...part,
    id: 'EL-1',
    source: brief('berth masters'),
    name: 'Berth masters',
    kind: 'person',
    responsibility: 'Assign berths.',
  },
  {
    ...part,
    id: 'EL-2',
    source: brief('Port register'),
    name: 'Port register',
    kind: 'external-system',
    responsibility: 'Knows the ships.',
  },
  {
    ...part,
    id: 'EL-3',
    parent: undefined,
    source: brief('Berth planning'),
    name: 'Berth planning',
    kind: 'system',
    responsibility: 'Plans.',
  },
  {
    ...part,
    id: 'EL-4',
    source: brief('Berths'),
    name: 'Berth planner',
    kind: 'container',
    responsibility: 'Tries each free berth.',
    satisfies: ['FR-1'],
  },
  {
    ...part,
    id: 'EL-5',
    source: brief('PostgreSQL'),
    name: 'Berth records',
    kind: 'store',
    technology: 'PostgreSQL',
    responsibility: 'Keeps berths.',
  },
]

const givenRelations = (): Solution['relations'] => [
  {
    id: 'REL-1',
    source: brief('Port register'),
    from: 'EL-2',
    to: 'EL-4',
    label: 'Gives ships',
    synchronous: false,
    direction: 'to',
  },
  { id: 'REL-2', source: brief('Berths'), from: 'EL-4', to: 'EL-5', label: 'Keeps plans', synchronous: true, direction: 'to' },
  {
    id: 'REL-3',
    source: brief('berth masters'),
    from: 'EL-1',
    to: 'EL-4',
    label: 'Works with',
    synchronous: true,
    direction: 'both',
  },
]

const givenScenarios = (): Solution['scenarios'] => [
  {
    id: 'SCN-1',
    source: brief('Berths'),
    name: 'A ship is announced',
    trigger: 'A ship is announced',
    steps: [{ from: 'EL-2', to: 'EL-4', action: 'Gives ships' }],
    failure: { when: 'The register is silent', response: 'The last list holds' },
    requirements: ['FR-1'],
  },
]

const givenQuestions = (): Solution['questions'] => [
  {
    id: 'OQ-1',
    source: brief('EUR'),
    kind: 'contradiction',
    text: 'The brief says “The ceiling is EUR 80,000” and “We have EUR 95,000 for it”. Which one holds?',
    about: [],
    owner: 'Sponsor',
  },
]

const givenWorkstreams = (): Solution['workstreams'] => [
  {
    id: 'WS-1',
    source: brief('Berths'),
    name: 'Build',
    startWeek: 1,
    weeks: 4,
    deliverables: [],
    dependsOn: [],
    satisfies: [],
    effort: [{ role: 'Developer', days: [10, 20] }],
  },
  {
    id: 'WS-2',
    source: brief('Berths'),
    name: 'Switch over',
    startWeek: 5,
    weeks: 1,
    deliverables: [],
    dependsOn: [],
    satisfies: [],
    kind: 'switch-over',
  },
]

const givenMilestones = (): Solution['milestones'] => [
  { id: 'MS-1', source: brief('by June'), name: 'Live', week: 20, date: '2027-06-01', kind: 'deadline' },
  {
    id: 'MS-2',
    source: { from: 'assumption', reason: 'sum' },
    name: 'Plan ends at the latest',
    week: 12,
    date: '2027-03-01',
    kind: 'event',
  },
]

/** A design for it in which every check of the verifier finds nothing. */
export const givenSolution = (): Solution => ({
  client: 'A ferry company',
  project: 'Berth planning',
  system: 'Berth planning',
  fit: 'design',
  cloud: 'neutral',
  objectives: [],
  requirements: givenRequirements(),
  scope: [{ id: 'SCP-1', source: brief('no ticket sales'), text: 'Ticket sales.', within: false }],
  deliverables: [],
  elements: givenElements(),
  relations: givenRelations(),
  dataEntities: [],
  interfaces: [],
  scenarios: givenScenarios(),
  environments: [{ id: 'ENV-1', source: brief('Split'), name: 'Production', region: 'Split', purpose: 'Daily use.', nodes: [] }],
  decisions: [],
  risks: [],
  assumptions: [],
  questions: givenQuestions(),
  workstreams: givenWorkstreams(),
  milestones: givenMilestones(),
  costs: [
    { id: 'CST-1', source: { from: 'assumption', reason: 'plan' }, item: 'Developer', quantity: 20, unit: 'day', period: 'once' },
  ],
  terms: [],
  windows: [
    { id: 'WIN-1', source: brief('freeze'), text: 'Freeze', kind: 'freeze', from: '2027-07-01', to: '2027-08-31', recurs: false },
  ],
})
