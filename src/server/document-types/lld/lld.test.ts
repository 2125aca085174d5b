import { expect, test } from 'vitest'
import { blockTexts } from '#shared/content/plain-text.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { givenSolution } from '#server/testing/given-solution.ts'
import { viewSolution } from '../solution-view.ts'
import { lld } from './lld.ts'
import { buildOrder, modulesOf } from './modules-of.ts'
import { lldOutline } from './outline.ts'
import { planTests } from './plan-tests.ts'

const solution = givenSolution()
const view = viewSolution(solution)
const sections = lld.buildSections(solution, {})
const chapter = (id: string) => sections.find((section) => section.id === id)!
const textsOf = (id: string) => [...walkBlocks([chapter(id)])].flatMap(({ block }) => blockTexts(block))

test('every chapter of the outline is there, in its order', () => {
  expect(sections.map(({ id }) => id)).toEqual(lldOutline.map(({ id }) => id))
})

test('every part of the parent design is carried on as a module, and every interface, entity and run has its section', () => {
  expect(chapter('modules').sections.map(({ id }) => id)).toEqual(modulesOf(view).map(({ id }) => `modules-${id.toLowerCase()}`))
  const named = (id: string, facts: { id: string }[]) => {
    const ids = chapter(id).sections.map((section) => section.id)
    expect(ids).toEqual(expect.arrayContaining(facts.map((fact) => `${id}-${fact.id.toLowerCase()}`)))
  }
  named('interfaces', solution.interfaces)
  named('data', solution.dataEntities)
  named('interactions', solution.scenarios)
})

test('every error of every operation has a code in the catalogue', () => {
  const catalogue = textsOf('errors').join(' ')
  for (const { operations } of solution.interfaces)
    for (const { errors } of operations)
      for (const error of errors) expect(catalogue).toContain(error.split(':')[0]!.toLowerCase().split(' ')[0]!)
})

test('every requirement is traced to a test', () => {
  const proved = new Set(planTests(view).flatMap(({ proves }) => proves))
  expect(solution.requirements.filter(({ id }) => !proved.has(id))).toEqual([])
  const traced = textsOf('traceability')
  for (const { id } of solution.requirements) expect(traced).toContain(id)
})

test('a module goes live after what it calls and waits for', () => {
  const order = buildOrder(view).map(({ id }) => id)
  expect(new Set(order)).toEqual(new Set(modulesOf(view).map(({ id }) => id)))
  const [first] = solution.elements.filter(({ kind }) => kind === 'store')
  const callers = solution.relations.filter(({ to, from }) => to === first!.id && order.includes(from)).map(({ from }) => from)
  const back = new Set(solution.relations.filter(({ from, synchronous }) => from === first!.id && synchronous).map(({ to }) => to))
  for (const caller of callers.filter((id) => !back.has(id))) expect(order.indexOf(first!.id)).toBeLessThan(order.indexOf(caller))
})

test('a solution without facts says in every chapter what is missing', () => {
  const bare = { ...solution }
  for (const [key, value] of Object.entries(bare)) if (Array.isArray(value)) Object.assign(bare, { [key]: [] })
  const empty = lld.buildSections(bare, {})
  for (const section of empty) expect([...walkBlocks([section])].length).toBeGreaterThan(0)
})
