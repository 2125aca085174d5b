import { describe, expect, test } from 'vitest'
import type { Solution } from '#server/solution/solution.ts'
import { askedOfLarge, large, largeBrief, readAnswer, today } from '#server/testing/read-large-design.ts'
import { givenDesignAnswer } from '#server/testing/vendors/answer-by-chapter.ts'
import { readDesign } from './read-design.ts'

/** Strings, numbers and choices of an answer, each with its path; keys and statement ids are replaced by the text they refer to. */
function leavesOf(value: unknown, path: string[] = []): [place: string, leaf: string | number][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path.join('.'), value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...path, name]))
}
const places =
  /(?:^|\.)(?:key|from|to|store|provider|consumers\.\d+|component|components\.\d+|after\.\d+|statement|statements\.\d+)$/

describe.each([
  ['the small design', givenDesignAnswer(askedOfLarge)],
  ['a larger one', large()],
])('of %s', (_, answer) => {
  const { solution, faults } = readAnswer(answer)

  test('every word and number is in the facts, to the letter, and there is nothing to mend', () => {
    expect(faults).toEqual([])
    const said = new Set(leavesOf(solution).map(([, leaf]) => leaf))
    const isOwn = (place: string) =>
      places.test(place) || /^(?:components\.\d+\.kind|outside\.\d+\.is|quality\.\d+\.components)/.test(place)
    const lost = leavesOf(answer).filter(([place, leaf]) => !isOwn(place) && !said.has(leaf))
    expect(lost).toEqual([])
  })

  test('as many items as were answered, each of the model', () => {
    const { elements, relations, scenarios, dataEntities, interfaces, qualities, decisions, workstreams } = solution
    const { risks, questions, needs } = solution
    expect([elements.length, relations.length, scenarios.length, dataEntities.length, interfaces.length]).toEqual([
      1 + answer.outside.length + answer.components.length,
      answer.connections.length,
      answer.scenarios.length,
      answer.data.length,
      answer.interfaces.length,
    ])
    expect([qualities!.length, decisions.length, workstreams.length, risks.length, questions.length, needs!.length]).toEqual(
      [answer.quality, answer.decisions, answer.work, answer.risks, answer.questions, answer.needs].map(({ length }) => length),
    )
    for (const { source } of [...elements, ...decisions, ...risks, ...questions])
      expect(source).toEqual({ from: 'model', model: 'model-1' })
  })

  test('what names a component, a statement or other work leads to it', () => {
    const elementOf = new Map(solution.elements.map(({ id, name }) => [id, name]))
    const nameOf = new Map([...answer.outside, ...answer.components].map(({ key, name }) => [key, name]))
    const named = (keys: string[]) => keys.map((key) => nameOf.get(key))
    const told = (ids: string[]) => ids.map((id) => elementOf.get(id))
    expect(
      solution.relations.map(({ from, to, label, technology = null, synchronous }) => [
        told([from, to]),
        label,
        technology,
        !synchronous,
      ]),
    ).toEqual(answer.connections.map(({ from, to, carries, by, asynchronous }) => [named([from, to]), carries, by, asynchronous]))
    expect(solution.scenarios.map(({ steps }) => steps.map(({ from, to, action }) => [...told([from, to]), action]))).toEqual(
      answer.scenarios.map(({ steps }) => steps.map(({ from, to, does }) => [...named([from, to]), does])),
    )
    expect(solution.interfaces.map(({ provider, consumers }) => told([provider, ...consumers]))).toEqual(
      answer.interfaces.map(({ provider, consumers }) => named([provider, ...consumers])),
    )
    expect(solution.dataEntities.map(({ store, place = null, retention = null }) => [...told([store]), place, retention])).toEqual(
      answer.data.map(({ store, place, retention }) => [...named([store]), place, retention]),
    )
    expect(solution.qualities!.map(({ components }) => told(components))).toEqual(
      answer.quality.map(({ components }) => named(components)),
    )
    expect(solution.questions.map(({ about }) => about)).toEqual(answer.questions.map(({ statements }) => statements))
    expect(solution.decisions.map(({ requirements }) => requirements)).toEqual(answer.decisions.map(({ statements }) => statements))
    const workOf = new Map(solution.workstreams.map(({ id, name }) => [id, name]))
    const workNamed = new Map(answer.work.map(({ key, name }) => [key, name]))
    expect(solution.workstreams.map(({ dependsOn }) => dependsOn.map((id) => workOf.get(id)))).toEqual(
      answer.work.map(({ after }) => after.map((key) => workNamed.get(key))),
    )
    const answers = solution.statements!.flatMap(({ id, answer: given }) => (given ? [{ ...given, statement: id }] : []))
    expect(
      answers.map(({ statement, state, how, components }) => ({ statement, state, how, components: told(components) })),
    ).toEqual(answer.answers.map((given) => ({ ...given, components: named(given.components) })))
  })

  test('products are stated or proposed as the model says, and the plan has its days and weeks', () => {
    const parts = solution.elements.slice(1 + answer.outside.length)
    expect(parts.map(({ technology = null, technologyStated }) => [technology, technologyStated])).toEqual(
      answer.components.map(({ product, productStated }) => [product, productStated]),
    )
    for (const [index, { roles, weeks }] of answer.work.entries()) {
      const stream = solution.workstreams[index]!
      expect(stream.effort).toEqual(roles.map(({ role, low, high }) => ({ role, days: [low, high] })))
      expect(stream.weeks).toBeGreaterThanOrEqual(weeks ?? 1)
      for (const id of stream.dependsOn) {
        const before = solution.workstreams.find((other) => other.id === id)!
        expect(stream.startWeek).toBeGreaterThan(before.startWeek + before.weeks - 1)
      }
    }
  })
})

test('the roles of names are the model’s, and a person’s tick holds over it', () => {
  const rolesIn = ({ names = [] }: Solution) => new Map(names.map(({ name, role, by }) => [name, [role, by?.from]]))
  const roles = rolesIn(readAnswer(large()).solution)
  for (const { name, role } of large().names) expect([name, roles.get(name)]).toEqual([name, [role, 'model']])
  const ticked = { ...largeBrief, names: [{ name: 'Oracle Database', role: 'stays' as const, by: 'Ada' }] }
  const held = rolesIn(readAnswer(large(), ticked).solution)
  expect(held.get('Oracle Database')).toEqual(['stays', 'person'])
  expect(held.get('SAP S/4HANA')).toEqual(['source', 'model'])
})

test('a name that the brief has and nobody listed is listed, to the letter, with its statements', () => {
  const names = [...large().names, { name: 'special investigations UNIT', role: 'person' as const }]
  const { solution, faults } = readAnswer(large({ names }))
  expect(faults).toEqual([])
  expect(solution.names!.at(-1)).toMatchObject({
    name: 'special investigations unit',
    role: 'person',
    statements: ['ST-11', 'ST-48'],
  })
})

test('who only speaks or heads a part of the brief is listed where the model says who that is', () => {
  const text = 'From: Oona Breck\nDate: 9 March 2027\n\nNo app.'
  const brief = { ...largeBrief, requirements: { ...largeBrief.requirements, additionalContext: text } }
  const names = [{ name: 'Oona Breck', role: 'person' as const }]
  const { solution } = readAnswer(large({ names }), brief)
  expect(solution.names!.find(({ name }) => name === 'Oona Breck')).toMatchObject({ role: 'person', by: { from: 'model' } })
})

test('keys that an object would put in another order, or that are given twice, lead to the first that has them', () => {
  const keys = new Map(['10', '2', '__proto__', 'constructor', '2'].map((key, at) => [large().components[at]!.key, key]))
  const renamed = (key: string) => keys.get(key) ?? key
  const answer = large({
    components: large().components.map((one) => ({ ...one, key: renamed(one.key) })),
    connections: [{ from: '10', to: '2', carries: 'things', by: null, asynchronous: false }],
    scenarios: [],
    data: [],
    interfaces: [],
    quality: [],
    costs: [],
    answers: [],
  })
  const { solution } = readAnswer(answer)
  const nameOf = (id: string) => solution.elements.find((element) => element.id === id)!.name
  expect(solution.elements.slice(1).map(({ name }) => name)).toEqual(
    [...answer.outside, ...answer.components].map(({ name }) => name),
  )
  expect(solution.relations.map(({ from, to }) => [nameOf(from), nameOf(to)])).toEqual([
    [answer.components[0]!.name, answer.components[1]!.name],
  ])
})

test.each([
  ['no JSON', 'Here is the design.'],
  ['another form', '{"system":"x"}'],
  ['a list without end', JSON.stringify(large({ needs: Array.from({ length: 1_001 }, () => 'More.') }))],
  ['a text without end', JSON.stringify(large({ summary: 'x'.repeat(4_001) }))],
])('%s is no design', (_, text) => {
  expect(readDesign({ text, brief: largeBrief, today, model: 'model-1' })).toBeNull()
})

test('a design in a fence is a design, and characters that cannot be kept are dropped', () => {
  const text = `\`\`\`json\n${JSON.stringify(large({ system: 'a\u0000b' }))}\n\`\`\`\n`
  expect(readDesign({ text, brief: largeBrief, today, model: 'model-1' })!.solution.system).toBe('ab')
})

test('what is blank is nothing, and a dash where a text has to be', () => {
  const { components, needs, risks, connections } = large()
  const { solution, faults } = readAnswer(
    large({
      components: components.map((one) => ({ ...one, product: ' ' })),
      connections: connections.map((one) => ({ ...one, by: '' })),
      needs: [...needs, ''],
      risks: risks.map((one) => ({ ...one, owner: '' })),
    }),
  )
  expect(faults).toEqual([])
  expect(solution.elements.some(({ technology }) => technology !== undefined)).toBe(false)
  expect(solution.relations.some(({ technology }) => technology !== undefined)).toBe(false)
  expect(solution.needs!.map(({ text }) => text)).toEqual(needs)
  expect(solution.risks.map(({ owner }) => owner)).toEqual(risks.map(() => '–'))
})

test('ids of statements in a sentence become the references that a reader knows, and others stay', () => {
  const [first] = large().decisions
  const because = `Two statements ask for it [${askedOfLarge[0]}, ${askedOfLarge[1]}], like ${askedOfLarge[2]}, and one is none [ST-999].`
  const { solution } = readAnswer(large({ decisions: [{ ...first!, because }] }))
  expect(solution.decisions[0]!.context).toMatch(
    /^Two statements ask for it \((?!ST-)\S+, (?!ST-)\S+\), like (?!ST-)\S+, and one is none \[ST-999\]\.$/,
  )
})

test('the weeks that a model plans hold, however many days the work has', () => {
  const [first, ...others] = large().work
  const { solution } = readAnswer(
    large({ work: [{ ...first!, weeks: 4, roles: [{ role: 'Tester', low: 180, high: 220 }] }, ...others] }),
  )
  expect(solution.workstreams[0]).toMatchObject({ weeks: 4, effort: [{ role: 'Tester', days: [180, 220] }] })
})
