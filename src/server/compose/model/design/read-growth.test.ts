import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DesignGrowth } from '#shared/api/design-growth.ts'
import { countAnswered, type GrownDesign, newDesign, withGrowth } from '#shared/grown-design.ts'
import { planWork } from '#server/references/plan-work.ts'
import { givenDesignAnswer } from '#server/testing/vendors/answer-by-chapter.ts'
import type { DesignAnswer } from './design-answer.ts'
import { createGrowthReader, createCutter } from './read-growth.ts'
import { workOf } from './work-of-answer.ts'
import { assert, constantFrom, dictionary, integer, jsonValue, property, string } from 'fast-check'

/** The events for a text that arrives in pieces of the given size. */
function heardOf(text: string, size = 1) {
  const heard: [string, unknown][] = []
  const push = createCutter((property, value) => heard.push([property, value]))
  for (let at = 0; at < text.length; at += size) push(text.slice(at, at + size))
  return heard
}

test('every item of a list and every other value is heard once it is whole, in whatever pieces it comes', () => {
  const objects = dictionary(string(), jsonValue(), { maxKeys: 6, noNullPrototype: true })
  assert(
    property(objects, integer({ min: 1, max: 9 }), constantFrom(0, 1), (object, size, indent) => {
      const text = JSON.stringify(object, null, indent)
      const whole = Object.entries(JSON.parse(text) as object).flatMap(([name, value]: [string, unknown]) =>
        Array.isArray(value) ? value.map((item: unknown) => [name, item]) : [[name, value]],
      )
      expect(heardOf(text, size)).toEqual(whole)
      expect(heardOf(`\`\`\`json\n${text}\n\`\`\``, size)).toEqual(whole)
    }),
  )
})

test('what is still being written is not heard', () => {
  const text = '{"system":"archive","parts":[{"key":"a"},{"key":"b"}],"end":1}'
  const until = (end: string) => heardOf(text.slice(0, text.indexOf(end)))
  expect(until(',"parts"')).toEqual([])
  expect(until('{"key":"a"')).toEqual([['system', 'archive']])
  expect(until(',{"key":"b"')).toEqual([['system', 'archive']])
  expect(until('{"key":"b"')).toEqual([
    ['system', 'archive'],
    ['parts', { key: 'a' }],
  ])
})

test.each([
  ['braces that do not fit', '{"a":[{"b":1]},"c":2],"d":3}'],
  ['no JSON in the midst', '{"a":[1,what,2],"b" 3,"c":4}'],
  ['half of a character', '{"a":["\\ud800",1]}'],
  ['what objects inherit', '{"__proto__":[1],"constructor":{"prototype":1}}'],
  ['very deep', `{"a":[${'['.repeat(100_000)}${']'.repeat(100_000)}]}`],
  ['words', 'I cannot help {with that}. {"a":[1]}'],
])('%s: nothing is thrown', (_, text) => {
  expect(() => heardOf(text, 7)).not.toThrow()
})

test('any text is passed over', () => {
  assert(
    property(string({ unit: constantFrom(...'{}[]",:\\a1 '.split('')) }), (text) => {
      expect(() => heardOf(text, 3)).not.toThrow()
    }),
  )
})

const folder = 'src/quality/designs'
const recorded = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file): [string, DesignAnswer] => [
    file,
    (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { design: DesignAnswer }).design,
  ])

const askedOf = ({ answers }: DesignAnswer) => answers.map(({ statement }) => statement)
/** The growth reported after every piece of a text. */
function growthsOf(text: string, { asked, size = 1 }: { asked: string[]; size?: number }): DesignGrowth[] {
  const reader = createGrowthReader(asked)
  const heard: DesignGrowth[] = []
  for (let at = 0; at < text.length; at += size) {
    reader.push(text.slice(at, at + size))
    const growth = reader.take()
    if (growth) heard.push(DesignGrowth.parse(growth))
  }
  return heard
}
const sum = (growths: DesignGrowth[]) => growths.reduce(withGrowth, newDesign(0))
const work = (key: string, after: string[], weeks = 2): DesignAnswer['work'][number] => {
  const [piece] = givenDesignAnswer().work
  return { ...piece!, key, name: key, after, weeks }
}
const written = (more: Partial<DesignAnswer>) => JSON.stringify({ ...givenDesignAnswer(), ...more })

test('there are recorded designs', () => expect(recorded).toHaveLength(8))

test.each(recorded)('%s grows character by character and in the end is the whole design', (_, design) => {
  const growths = growthsOf(JSON.stringify(design), { asked: askedOf(design) })
  let grown = newDesign(0)
  for (const growth of growths) {
    const next = withGrowth(grown, growth)
    for (const place of next.connections.flat()) expect(place).toBeLessThan(next.parts.length)
    for (const list of ['decisions', 'risks', 'questions'] as const) expect(next[list]).toBeGreaterThanOrEqual(grown[list])
    expect(countAnswered(next)).toBeGreaterThanOrEqual(countAnswered(grown))
    grown = next
  }
  const { outside, components, connections, decisions, risks, questions, answers } = design
  expect(grown.system).toBe(design.system)
  expect(grown.parts.map(({ name }) => name)).toEqual([...outside, ...components].map(({ name }) => name))
  expect(grown.parts.map(({ kind }) => kind)).toEqual([...outside.map(({ is }) => is), ...components.map(({ kind }) => kind)])
  const keys = [...outside, ...components].map(({ key }) => key)
  expect(grown.connections).toEqual(connections.map(({ from, to }) => [keys.indexOf(from), keys.indexOf(to)]))
  expect(grown).toMatchObject({ decisions: decisions.length, risks: risks.length, questions: questions.length })
  expect(countAnswered(grown)).toBe(answers.length)
  expect(grown.answers.yes).toBe(answers.filter(({ state }) => state === 'yes').length)
  const scheduled = planWork(workOf(design.work), { from: 'model', model: '' })
  const inOrder = (list: GrownDesign['work']) => list.toSorted((one, other) => one.name.localeCompare(other.name))
  expect(inOrder(grown.work)).toEqual(inOrder(scheduled.map(({ name, startWeek, weeks }) => ({ name: name, startWeek, weeks }))))
  // Everything sent about one design must be small.
  expect(JSON.stringify(growths).length).toBeLessThan(30_000)
})

test('a part whose text is not at its end is not there yet', () => {
  const text = written({})
  const at = text.indexOf('"Payment store"')
  const names = (end: number) => sum(growthsOf(text.slice(0, end), { asked: [] })).parts.map(({ name }) => name)
  expect(names(at + 20)).toEqual(['Ledger', 'Auditors', 'Payment intake'])
  expect(names(text.indexOf('"scenarios"'))).toEqual(['Ledger', 'Auditors', 'Payment intake', 'Payment store'])
})

test('work is shown once what it waits for is there, and without what never comes', () => {
  const text = written({ work: [work('test', ['build']), work('build', []), work('run', ['nothing']), work('ring', ['ring'])] })
  const of = (end: number) => sum(growthsOf(text.slice(0, end), { asked: [] })).work
  expect(of(text.indexOf('"name":"build"'))).toEqual([])
  const placed = [
    { name: 'build', startWeek: 1, weeks: 2 },
    { name: 'test', startWeek: 3, weeks: 2 },
  ]
  expect(of(text.indexOf('"start":'))).toEqual(placed)
  expect(of(text.length)).toEqual([...placed, { name: 'run', startWeek: 1, weeks: 2 }, { name: 'ring', startWeek: 1, weeks: 2 }])
})

test('connections that come before their ends wait for them', () => {
  const { connections, outside, components } = givenDesignAnswer()
  const growths = growthsOf(JSON.stringify({ connections, outside, components }), { asked: [] })
  expect(sum(growths).connections).toHaveLength(3)
  expect(growths.findIndex((growth) => growth.connections)).toBe(2)
})

test('only statements that ask for something count, each once', () => {
  const [one] = givenDesignAnswer(['ST-1']).answers
  const text = written({
    answers: [one!, { ...one!, state: 'no' }, { ...one!, statement: 'ST-2' }, { ...one!, statement: 'ST-9' }],
  })
  expect(sum(growthsOf(text, { asked: ['ST-1', 'ST-2', 'ST-3'] })).answers).toEqual({ yes: 2 })
})

test('a hostile design is bounded', () => {
  const { components, connections } = givenDesignAnswer()
  const name = `\0${'\u{1F600}'.repeat(500)}`
  const many = {
    components: Array.from({ length: 2_000 }, (_, index) => ({ ...components[0]!, key: `c${index}`, name })),
    connections: Array.from({ length: 5_000 }, () => ({ ...connections[0]!, from: 'c1', to: 'c2' })),
    work: Array.from({ length: 1_000 }, (_, index) =>
      work(
        `w${index}`,
        Array.from({ length: 40 }, (__, at) => `w${at}`),
        1e9,
      ),
    ),
  }
  const growths = growthsOf(JSON.stringify(many), { asked: [], size: 10_000 })
  const { parts, connections: drawn, work: planned } = sum(growths)
  expect([parts.length, drawn.length, planned.length <= 40]).toEqual([60, 150, true])
  expect(parts[0]!.name).toBe('\u{1F600}'.repeat(80))
  expect(JSON.stringify(growths).length).toBeLessThan(50_000)
})
