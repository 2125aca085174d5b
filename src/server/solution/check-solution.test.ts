import { expect, test } from 'vitest'
import { checkSolution } from './check-solution.ts'
import type { Solution } from './solution.ts'

const source = { from: 'pattern', pattern: 'lakehouse' } as const
const element = (id: string, kind: 'system' | 'store' | 'person', satisfies: string[] = []) => ({
  id,
  source,
  name: `Element ${id}`,
  kind,
  ...(kind === 'store' && { parent: 'EL-1' }),
  technologyStated: false,
  responsibility: 'Keeps records.',
  satisfies,
})

/** Two components, one relation, one requirement: no findings. */
const sound = (): Solution => ({
  client: 'Tessel Systems',
  project: 'Atlas',
  system: 'Atlas data lakehouse',
  cloud: 'azure',
  objectives: [],
  requirements: [
    {
      id: 'FR-1',
      source,
      text: 'Records are kept.',
      kind: 'functional',
      measures: [],
      priority: 'must',
      furtherCharacteristics: [],
      alsoStated: [],
      priorityStated: true,
    },
  ],
  scope: [],
  deliverables: [],
  elements: [element('EL-1', 'system'), element('EL-2', 'store', ['FR-1']), element('EL-3', 'person')],
  relations: [{ id: 'REL-1', source, from: 'EL-3', to: 'EL-2', label: 'Reads records', synchronous: true }],
  dataEntities: [],
  interfaces: [],
  scenarios: [],
  environments: [],
  decisions: [],
  risks: [],
  assumptions: [],
  questions: [],
  workstreams: [],
  milestones: [],
  costs: [],
  terms: [],
})

const rulesOf = (plant: (solution: Solution) => void) => {
  const solution = sound()
  plant(solution)
  return checkSolution(solution).map(({ rule, id }) => `${rule} ${id}`)
}

test('a sound solution has no findings', () => {
  expect(checkSolution(sound())).toEqual([])
})

const planted: [string, (solution: Solution) => void, string][] = [
  ['an id that is used twice', (it) => it.risks.push(risk('RSK-1'), risk('RSK-1')), 'duplicate-id RSK-1'],
  ['a prefix of another list', (it) => it.risks.push(risk('ASM-1')), 'wrong-prefix ASM-1'],
  ['a quality named as a function', (it) => (it.requirements[0]!.kind = 'quality'), 'wrong-prefix FR-1'],
  ['a relation to nothing', (it) => (it.relations[0]!.to = 'EL-9'), 'dangling-id REL-1'],
  ['a satisfied requirement that is not there', (it) => it.elements[1]!.satisfies.push('NFR-7'), 'dangling-id EL-2'],
  ['a parent that is not there', (it) => (it.elements[1]!.parent = 'EL-8'), 'dangling-id EL-2'],
  [
    'a cost of no element',
    (it) => it.costs.push({ id: 'CST-1', source, item: 'x', element: 'EL-7', quantity: 1, unit: 'x', period: 'month' }),
    'dangling-id CST-1',
  ],
  [
    'a question about nothing',
    (it) => it.questions.push({ id: 'OQ-1', source, text: '?', about: ['FR-5'], owner: 'x' }),
    'dangling-id OQ-1',
  ],
  [
    'a store that is a requirement',
    (it) =>
      it.dataEntities.push({
        id: 'DAT-1',
        source,
        name: 'x',
        description: 'x',
        store: 'FR-1',
        classification: 'internal',
        fields: [],
      }),
    'wrong-kind DAT-1',
  ],
  [
    'a scenario through nothing',
    (it) =>
      it.scenarios.push({
        id: 'SCN-1',
        source,
        name: 'x',
        trigger: 'x',
        steps: [{ from: 'EL-2', to: 'EL-6', action: 'x' }],
        failure: { when: 'x', response: 'x' },
        requirements: [],
      }),
    'dangling-id SCN-1',
  ],
  [
    'a node with nothing on it',
    (it) =>
      it.environments.push({
        id: 'ENV-1',
        source,
        name: 'x',
        purpose: 'x',
        nodes: [{ name: 'x', technology: 'x', elements: ['EL-5'] }],
      }),
    'dangling-id ENV-1',
  ],
  [
    'a workstream after nothing',
    (it) =>
      it.workstreams.push({
        id: 'WS-1',
        source,
        name: 'x',
        startWeek: 1,
        weeks: 1,
        deliverables: [],
        dependsOn: ['WS-4'],
        satisfies: [],
      }),
    'dangling-id WS-1',
  ],
  [
    'an interface of nobody',
    (it) => it.interfaces.push({ id: 'INT-1', source, name: 'x', provider: 'EL-4', consumers: [], operations: [] }),
    'dangling-id INT-1',
  ],
  ['an element that is a part of itself', (it) => (it.elements[1]!.parent = 'EL-2'), 'looping-parent EL-2'],
  ['an element without a relation', (it) => it.elements.push(element('EL-4', 'store')), 'unconnected-element EL-4'],
  ['an element joined only to itself', (it) => (it.relations[0]!.from = 'EL-2'), 'unconnected-element EL-3'],
  ['an element without a description', (it) => (it.elements[1]!.responsibility = ' '), 'undescribed EL-2'],
  ['a relation without a label', (it) => (it.relations[0]!.label = ''), 'undescribed REL-1'],
  ['a requirement that nothing satisfies', (it) => (it.elements[1]!.satisfies = []), 'uncovered-requirement FR-1'],
  ['a second system', (it) => (it.elements[2]!.kind = 'system'), 'no-system '],
]

const risk = (id: string) => ({
  id,
  source,
  text: 'x',
  likelihood: 'low' as const,
  impact: 'low' as const,
  mitigation: 'x',
  owner: 'x',
})

for (const [name, plant, finding] of planted) {
  test(`${name} is found`, () => {
    expect(rulesOf(plant)).toContain(finding)
  })
}

test('parents that loop over two elements are found without looping', () => {
  const rules = rulesOf((it) => {
    it.elements[0]!.parent = 'EL-2'
  })
  expect(rules).toEqual(['looping-parent EL-1', 'looping-parent EL-2'])
})

test('a requirement that an open question is about counts as listed', () => {
  const rules = rulesOf((it) => {
    it.elements[1]!.satisfies = []
    it.questions.push({ id: 'OQ-1', source, text: 'Who?', about: ['FR-1'], owner: 'Sponsor' })
  })
  expect(rules).toEqual([])
})
