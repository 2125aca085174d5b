import { expect, test } from 'vitest'
import { findUnsupportedNumbers } from './find-unsupported-numbers.ts'
import type { Solution } from './solution.ts'

const source = {
  from: 'brief',
  field: 'technicalRequirements',
  quote: 'Availability 99.9 % for 1,500 users, RPO 15 minutes',
} as const
const lists = [
  'objectives',
  'requirements',
  'scope',
  'deliverables',
  'elements',
  'relations',
  'dataEntities',
  'interfaces',
  'scenarios',
  'environments',
  'decisions',
  'risks',
  'assumptions',
  'questions',
  'workstreams',
  'milestones',
  'costs',
  'terms',
]
const solution = {
  client: 'Tessel Systems',
  project: 'Atlas',
  system: 'Atlas',
  cloud: 'aws',
  ...Object.fromEntries(lists.map((list) => [list, []])),
  assumptions: [{ id: 'ASM-1', source, text: 'The work takes 26 weeks.' }],
  workstreams: [{ id: 'WS-1', source, name: 'Build', startWeek: 7, weeks: 10, deliverables: [], dependsOn: [] }],
} as unknown as Solution

test('numbers of the facts are supported, however they are written', () => {
  expect(
    findUnsupportedNumbers(['99.9% for 1500 users within 26 weeks', 'RPO of 15 min; weeks 7 to 16; 1 assumption'], solution),
  ).toEqual([])
})

test('numbers that no fact has are found, each once, as written', () => {
  expect(findUnsupportedNumbers(['up to 2,000 users', '2,000 again and 99.95 %'], solution)).toEqual(['2,000', '99.95'])
})

test('ids and names with digits claim nothing', () => {
  expect(findUnsupportedNumbers(['FR-12 on S/4HANA, p95, ADLS Gen2, NFR-3'], solution)).toEqual([])
})

test('a sum is supported as it is printed, also where the nearest number to it is below it', () => {
  const cost = {
    id: 'CST-1',
    source,
    item: 'Storage',
    quantity: 1,
    unitPrice: 1.005,
    currency: 'GBP',
    unit: 'GB',
    period: 'once' as const,
  }
  expect(findUnsupportedNumbers(['£1.01 in all'], { ...solution, costs: [cost] })).toEqual([])
})
