import { expect, test } from 'vitest'
import { blockTexts } from '#shared/content/plain-text.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { givenDesign } from '#server/testing/given-fits.ts'
import { viewSolution } from '../solution-view.ts'
import { lld } from './lld.ts'
import { buildOrder, modulesOf } from './modules-of.ts'
import { planTests } from './plan-tests.ts'

const design = givenDesign()
const blocks = [...walkBlocks(lld.buildSections(design, {}))].map(({ block }) => block)
const textsOf = (id: string) => blocks.filter((block) => block.id === id).flatMap(blockTexts)

test('every part is built once, after those it depends on', () => {
  const view = viewSolution(design)
  const order = buildOrder(view).map(({ id }) => id)
  expect(order.toSorted()).toEqual(
    modulesOf(view)
      .map(({ id }) => id)
      .toSorted(),
  )
  expect(order.indexOf('EL-6')).toBeLessThan(order.indexOf('EL-5'))
})

test('a contract has paths and payloads as JSON Schema', () => {
  expect(textsOf('contracts-int-1-operations')).toEqual(expect.arrayContaining(['POST /entries/submit', 'GET /entries/list']))
  const code = blocks.find(({ id }) => id === 'contracts-int-1-json')
  const shapes = JSON.parse(code?.type === 'code' ? code.text : '[]')
  expect(shapes[0]).toMatchObject({
    path: 'POST /entries/submit',
    request: { type: 'object', required: ['inspection_id', 'mechanic', 'result'] },
  })
})

test('a table names the key by which a row is known', () => {
  expect(textsOf('tables-dat-1').slice(0, 1)).toEqual(['inspection in Inspection store, known by inspection_id'])
})

test('each walk is a sequence, with its steps in order', () => {
  const sequence = blocks.find(({ id }) => id === 'sequence-scn-1')
  expect(sequence?.type === 'diagram' && sequence.form).toBe('sequence')
  expect(sequence?.type === 'diagram' && sequence.edges.map(({ label }) => label)).toEqual([
    '1. Signs an inspection',
    '2. Keeps it until the harbour',
    '3. Hands it over',
    '4. Strikes the ferry off the list',
  ])
  expect(textsOf('sequences-failures')).toContain('The harbour has no network.')
})

test('a rule stands with the control that keeps it, a ban without one', () => {
  const texts = textsOf('rules-table')
  expect(texts).toEqual(expect.arrayContaining(['R-03', 'Entry lock', 'Each change is a new entry that names the old one.']))
  expect(texts).toContain('No public cloud.')
})

test('every met requirement has a test, and what has none is told', () => {
  const proved = new Set(planTests(viewSolution(design)).flatMap(({ proves }) => proves))
  expect([...proved].toSorted()).toEqual(['CON-1', 'FR-1', 'FR-2'])
  expect(textsOf('unproved-table')).toEqual(expect.arrayContaining(['R-04', 'Asked', 'R-05', 'Out']))
})

test('a walk that is drawn only in part is told to its last step', () => {
  const [first] = design.scenarios
  const parts = ['EL-1', 'EL-2', 'EL-3', 'EL-4', 'EL-5', 'EL-6', 'EL-7'].filter((id) =>
    design.elements.some((one) => one.id === id),
  )
  const steps = parts.slice(1).map((to, index) => ({ from: parts[index]!, to, action: `Step ${index + 1}` }))
  const long = givenDesign({ scenarios: [{ ...first!, steps }] })
  const ids = [...walkBlocks(lld.buildSections(long, {}))].map(({ block }) => block.id)
  expect(parts.length).toBeGreaterThan(5)
  expect(ids).toEqual(expect.arrayContaining(['sequence-scn-1', 'sequences-scn-1']))
  expect(blocks.map(({ id }) => id)).not.toContain('sequences-scn-1')
})

test('columns without a meaning are left empty, and a code that says its meaning does not say it twice', () => {
  const cells = blocks.filter(({ type }) => type === 'table').flatMap(blockTexts)
  expect(cells.filter((cell) => cell === '.')).toEqual([])
  const codes = blocks.find(({ id }) => id === 'errors-table')
  const meanings = codes?.type === 'table' ? codes.columns.map(({ id }) => id) : []
  expect(textsOf('errors-table').length).toBeGreaterThan(5)
  expect(meanings.includes('meaning')).toBe(
    design.interfaces.some(({ operations }) => operations.some(({ errors }) => errors.some((error) => error.includes(':')))),
  )
})

test('a ban that is asked for as a requirement stands once among the rules', () => {
  const words = 'No public cloud'
  const [asked] = design.requirements
  const source = { from: 'brief' as const, field: 'constraints', quote: words }
  const banned = givenDesign({
    requirements: [...design.requirements, { ...asked!, id: 'CON-9', source, text: words, kind: 'constraint' }],
    prohibitions: [{ id: 'BAN-1', source, name: 'public cloud', text: words }],
  })
  const rules = [...walkBlocks(lld.buildSections(banned, {}))].find(({ block }) => block.id === 'rules-table')!
  expect(blockTexts(rules.block).filter((text) => text === `${words}.`)).toHaveLength(1)
})

test('a test measures a figure that binds, and sees the rest', () => {
  const [walk] = design.scenarios
  const texts = planTests(viewSolution({ ...design, scenarios: [{ ...walk!, requirements: [] }] })).map(({ text }) => text)
  expect(texts).toContain('Measured: “The harbour master sees overdue inspections within 10 minutes”')
  expect(texts).toContain('Seen: “A signed inspection is never overwritten”')
})

test('what a control watches is told by the part, not as data that it takes', () => {
  const [first] = design.elements.filter(({ kind }) => kind === 'store')
  const control = design.elements.find(({ role }) => role === 'control')!
  const relation = {
    ...design.relations[0]!,
    id: 'REL-90',
    from: first!.id,
    to: control.id,
    data: 'card data',
    direction: 'to' as const,
  }
  const built = givenDesign({ relations: [relation] })
  const table = [...walkBlocks(lld.buildSections(built, {}))].find(({ block }) => block.id === 'modules-table')!
  const row = blockTexts(table.block).slice(blockTexts(table.block).indexOf(control.name))
  expect(row.slice(0, 4)).toContain(first!.name)
  expect(row.slice(0, 4).some((text) => text.includes('ard data'))).toBe(false)
})
