import { expect, test } from 'vitest'
import { checkSolution } from '#server/solution/check-solution.ts'
import { factsIn } from '#server/solution/list-facts.ts'
import type { Solution } from '#server/solution/solution.ts'
import { askedOfLarge, large, largeBrief, readAnswer, today } from '#server/testing/read-large-design.ts'
import { designLists } from '#shared/design-facts.ts'
import { keptChapters } from '../composing-work.ts'
import { readChanges } from './read-changes.ts'
import { settlePlan } from './settle-plan.ts'

const { solution: designed } = readAnswer(large())
const elementNamed = (name: string, { elements }: Solution = designed) => elements.find((one) => one.name === name)!
const any = (list: (typeof designLists)[number], at = 0) => factsIn(designed, list)[at]!

type Given = { op: 'set' | 'add' | 'remove'; id: string; list?: string; field?: string; value?: unknown }
const read = (given: Given[], { notDone = null, solution = designed }: { notDone?: string | null; solution?: Solution } = {}) => {
  const changes = given.map(({ op, id, list = null, field = null, value }) => ({
    op,
    list,
    id,
    field,
    value: value === undefined ? null : JSON.stringify(value),
  }))
  return readChanges({ text: JSON.stringify({ changes, notDone }), solution, today, model: 'model-1' })!
}

test('facts that nobody changed are calculated as they were', () => {
  expect(settlePlan(designed, { today })).toEqual(designed)
  expect(read([])).toMatchObject({ solution: designed, changed: [], faults: [], points: [] })
})

test('a field is set, and says who set it; the same value is no change', () => {
  const { id, technology } = designed.elements.find((one) => one.technology)!
  const set = read([{ op: 'set', id, field: 'technology', value: 'Azure Service Bus' }])
  expect(set.solution.elements.find((one) => one.id === id)).toMatchObject({
    technology: 'Azure Service Bus',
    source: { from: 'model', model: 'model-1' },
  })
  expect(set.changed).toContain(id)
  expect(read([{ op: 'set', id, field: 'technology', value: technology }]).changed).toEqual([])
})

test('what leads only to a removed component goes with it', () => {
  const { from: id } = designed.relations[0]!
  const { solution, faults, changed } = read([{ op: 'remove', id }])
  expect(faults).toEqual([])
  expect(changed).toContain(id)
  expect(JSON.stringify(solution.relations)).not.toContain(`"${id}"`)
  expect(JSON.stringify(solution.scenarios.map(({ steps }) => steps))).not.toContain(`"${id}"`)
  expect(solution.statements!.flatMap(({ answer }) => answer?.components ?? [])).not.toContain(id)
})

test('what is added has the next id of its list, also where other changes name it', () => {
  const [end] = designed.elements.filter(({ kind }) => kind === 'container')
  const { solution, faults, points } = read([
    {
      op: 'add',
      list: 'elements',
      id: 'bus',
      value: { name: 'Claims queue', kind: 'queue', responsibility: 'Holds claims until they are read.' },
    },
    { op: 'add', list: 'relations', id: 'flow', value: { from: end!.id, to: 'bus', label: 'claims' } },
  ])
  expect([faults, points]).toEqual([[], []])
  const added = elementNamed('Claims queue', solution)
  expect(added.id).toBe(`EL-${designed.elements.length + 1}`)
  expect(solution.relations.at(-1)).toMatchObject({ from: end!.id, to: added.id, label: 'claims' })
})

test('an own id is replaced where a field holds ids, and stays a word in texts', () => {
  const [end] = designed.elements.filter(({ kind }) => kind === 'container')
  const { solution } = read([
    { op: 'add', list: 'elements', id: 'claims', value: { name: 'claims', kind: 'queue', responsibility: 'Holds claims.' } },
    { op: 'add', list: 'relations', id: 'flow', value: { from: end!.id, to: 'claims', label: 'claims' } },
  ])
  expect(solution.elements.at(-1)!.name).toBe('claims')
  expect(solution.relations.at(-1)).toMatchObject({ to: solution.elements.at(-1)!.id, label: 'claims' })
})

test('what a person said of a name holds', () => {
  const [first, ...others] = designed.names!
  const ticked = { ...first!, role: 'stays' as const, by: { from: 'person' as const, by: 'Ann' } }
  const solution = { ...designed, names: [ticked, ...others] }
  const { faults } = read([{ op: 'set', id: first!.id, field: 'role', value: 'replaced' }], { solution })
  expect(faults).toEqual([`What ${first!.id} is was said by a person, which holds.`])
})

test('weeks, days of roles and the end of the plan follow the work', () => {
  const first = designed.workstreams.find(({ id }) => designed.workstreams.some(({ dependsOn }) => dependsOn.includes(id)))!
  const { solution } = read([{ op: 'set', id: first.id, field: 'weeks', value: first.weeks + 5 }])
  const next = designed.workstreams.find(({ dependsOn }) => dependsOn.length === 1 && dependsOn[0] === first.id)!
  expect(solution.workstreams.find(({ id }) => id === next.id)!.startWeek).toBe(next.startWeek + 5)
  expect(solution.milestones.find(({ kind }) => kind === 'end')!.week).toBeGreaterThan(
    designed.milestones.find(({ kind }) => kind === 'end')!.week,
  )
  const without = read([{ op: 'remove', id: first.id }]).solution
  expect(without.workstreams.find(({ id }) => id === next.id)!.dependsOn).toEqual(first.dependsOn)
})

const deep = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown

test.each<[string, Given, RegExp]>([
  ['an id that is no fact', { op: 'remove', id: 'EL-999' }, /EL-999 is no fact/],
  ['a field that is not there', { op: 'set', id: 'EL-1', field: 'colour', value: 'red' }, /EL-1 has no field “colour”/],
  [
    'the source',
    { op: 'set', id: 'EL-1', field: 'source', value: { from: 'brief', field: 'scope', quote: 'x' } },
    /no field “source”/,
  ],
  ['the client’s words', { op: 'set', id: askedOfLarge[0]!, field: 'text', value: 'Nothing.' }, /has no field “text”/],
  ['a statement of the client', { op: 'remove', id: askedOfLarge[0]! }, /client’s own and cannot be removed/],
  ['a value of another form', { op: 'set', id: any('risks').id, field: 'likelihood', value: 'certain' }, /RSK-1 \(likelihood\)/],
  ['a value that is nested without end', { op: 'set', id: 'EL-1', field: 'name', value: deep(4_000) }, /EL-1 is no JSON/],
  ['a fact without what it needs', { op: 'add', list: 'risks', id: 'r', value: { text: 'It rains.' } }, /RSK-\d+ \(likelihood\)/],
])('%s is refused with the reason, and nothing is applied', (_, change, fault) => {
  const { solution, faults } = read([change])
  expect(faults.join('\n')).toMatch(fault)
  expect(solution).toBe(designed)
})

test('what the change leaves wrong is told: names of what is gone, bans, circles, ids that lead nowhere', () => {
  const old = designed.elements.find(({ kind }) => kind === 'container')!
  expect(read([{ op: 'set', id: old.id, field: 'name', value: 'Other thing' }]).points).toContainEqual(
    expect.stringContaining(`still names “${old.name}”`),
  )
  const [name] = designed.names!
  const banned = read([
    { op: 'set', id: name!.id, field: 'role', value: 'must-not-use' },
    { op: 'set', id: old.id, field: 'technology', value: name!.name },
  ])
  expect(banned.points).toContainEqual(expect.stringContaining(`“${old.name}” uses ${name!.name}, which must not be used`))
  const stream = designed.workstreams[0]!
  expect(read([{ op: 'set', id: stream.id, field: 'dependsOn', value: [stream.id] }]).points).toContain(
    `The work “${stream.name}” (${stream.id}) waits for itself.`,
  )
  expect(read([{ op: 'set', id: designed.relations[0]!.id, field: 'to', value: 'EL-77' }]).points.join()).toContain('EL-77')
})

test('an answer that is no list of changes is none, and NUL reaches no fact', () => {
  const told = (text: string) => readChanges({ text, solution: designed, today, model: 'model-1' })
  expect(told('I would rather not.')).toBeNull()
  expect(told('{"changes": "all"}')).toBeNull()
  const { solution } = read([{ op: 'set', id: any('risks').id, field: 'text', value: 'Rain\u0000 falls.' }])
  expect(solution.risks[0]!.text).toBe('Rain falls.')
})

test('words are kept unless they cite or name what changed, or fail a check', () => {
  const id = any('risks').id
  const { solution: after } = read([{ op: 'set', id, field: 'text', value: 'Rain falls.' }])
  const words = {
    plain: [[{ text: 'The board decides.' }]],
    cites: [[{ text: 'There is a risk.', cites: [id] }]],
    wrong: [[{ text: 'It takes 98765 years.' }]],
  }
  expect(keptChapters({ brief: largeBrief, words, before: designed, after })).toEqual(['plain'])
})

test('any sequence of removals leaves nothing that leads nowhere', () => {
  let seed = 7
  const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below
  for (let round = 0; round < 20; round++) {
    let solution = designed
    for (let step = 0; step < 6; step++) {
      const all = designLists.flatMap((list) => factsIn(solution, list)).filter(({ id }) => id !== 'EL-1')
      solution = read([{ op: 'remove', id: all[random(all.length)]!.id }], { solution }).solution
    }
    const dangling = checkSolution(solution).filter(({ rule }) => rule === 'dangling-id' || rule === 'duplicate-id')
    const stores = dangling.filter(({ text }) => text.includes('(store)'))
    expect(dangling.filter((one) => !stores.includes(one))).toEqual([])
  }
})
