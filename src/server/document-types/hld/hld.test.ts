import { expect, test } from 'vitest'
import type { BlockOf } from '#shared/content/blocks.ts'
import { computeTable } from '#shared/content/compute-table.ts'
import { blockTexts } from '#shared/content/plain-text.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import { givenSolution } from '#server/testing/given-solution.ts'
import { hld } from './hld.ts'

const blocksOf = (solution: Solution = givenSolution()) =>
  [...walkBlocks(hld.buildSections(solution, {}))].map(({ block }) => block)
const textsOf = (id: string, solution?: Solution) =>
  blocksOf(solution)
    .filter((block) => block.id === id)
    .flatMap(blockTexts)
const tables = (solution?: Solution) => blocksOf(solution).filter((block): block is BlockOf<'table'> => block.type === 'table')

test('prices what has a price, by period, and invents none', () => {
  const costs = tables().filter(({ id }) => id.startsWith('operations-cost'))
  expect(costs.map(({ id }) => id)).toEqual(['operations-cost-once-gbp', 'operations-cost-month-gbp', 'operations-cost-unpriced'])
  expect(costs.map((table) => computeTable(table).totals?.at(-1))).toEqual([390_000, 450, undefined])
  expect(costs[2]?.columns.map(({ kind }) => kind)).not.toContain('money')
  expect(textsOf('operations-cost-unpriced')).toContain('Lakehouse storage')
})

test('marks a technology that the brief does not name', () => {
  const parts = textsOf('building-blocks-parts')
  expect(parts).toContain('Azure Event Hubs (proposed)')
  expect(parts).toContain('Power BI')
  expect(parts).not.toContain('Power BI (proposed)')
})

test('tells stated recovery targets from those that are open', () => {
  expect(textsOf('reliability-targets').join(' ')).toContain('within 4 hours Stated in NFR-3')
  const silent = { ...givenSolution(), requirements: givenSolution().requirements.filter(({ id }) => id !== 'NFR-3') }
  expect(textsOf('reliability-targets', silent).join(' ')).toContain('Recovery time (RTO) Not stated To be agreed')
})

test('binds the recovery point only to stores that the requirement concerns', () => {
  expect(textsOf('reliability-backups')).toContain('at most 15 minutes of data (NFR-3)')
  const solution = givenSolution()
  const elements = solution.elements.map((element) => ({
    ...element,
    satisfies: element.id === 'EL-12' ? ['NFR-3'] : element.satisfies.filter((id) => id !== 'NFR-3'),
  }))
  const relations = solution.relations.filter(({ from }) => from !== 'EL-12')
  expect(textsOf('reliability-backups', { ...solution, elements, relations })).toContain('To be agreed')
})

test('puts each role, its parts and what it may do into the access table', () => {
  expect(textsOf('security-access')).toEqual(expect.arrayContaining(['Claims handler', 'Claim view', 'Reads a claim']))
})

test('names the workstream that makes a deliverable', () => {
  const rows = tables().find(({ id }) => id === 'scope-deliverables')?.rows ?? []
  expect(rows.map((row) => row.at(-1))).toEqual([16, 20])
})

test('draws context, building blocks, data flow and production from the facts', () => {
  const diagrams = blocksOf().filter((block): block is BlockOf<'diagram'> => block.type === 'diagram')
  expect(diagrams.map(({ id }) => id)).toEqual([
    'context-diagram',
    'building-blocks-diagram',
    'data-diagram',
    'deployment-diagram-env-2',
  ])
  expect(diagrams[0]?.nodes.map(({ label }) => label)).toContain('Claims data platform')
  expect(diagrams[0]?.alt).toContain('Claims handler to Claims data platform: reads a claim.')
  expect(diagrams[2]?.edges).toContainEqual(expect.objectContaining({ from: 'EL-4', to: 'EL-7', label: 'Changed claims' }))
})

test('answers every threat where the boundary is crossed, and names no language model where there is none', () => {
  const threats = textsOf('security-threats')
  expect(threats).toEqual(
    expect.arrayContaining(['Spoofing by a person', 'Tampering', 'Denial of service', 'Elevation of privilege']),
  )
  expect(threats).not.toContain('Manipulated prompts')
})
