import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Brief, briefFields } from '#shared/brief.ts'
import { givenToday } from '#server/testing/given-documents.ts'
import { shownExamples } from '#server/testing/shown-examples.ts'
import type { Weighed } from '../assembly/trace.ts'
import { proposeSolution } from '../propose-solution.ts'
import { cleanBrief } from '../reading/clean-text.ts'
import { explainBrief, explainSolution } from './explain-brief.ts'
import type { ExplainedList } from './explanation.ts'

const folder = join(import.meta.dirname, '../../../../examples')
const read = (name: string) => Brief.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')))

const listOf = {
  parts: 'elements',
  relations: 'relations',
  decisions: 'decisions',
  risks: 'risks',
  questions: 'questions',
  tasks: 'workstreams',
} as const

for (const name of shownExamples)
  test(`${name}: each fact is explained once, in words that stand in the brief, and telling it changes nothing`, () => {
    const brief = read(name)
    const weighed: Weighed[] = []
    const solution = proposeSolution(brief, { today: givenToday, trace: (one) => weighed.push(one) })
    expect(solution).toEqual(proposeSolution(brief, { today: givenToday }))
    const { facts, abstentions } = explainSolution(solution, weighed)
    for (const list of Object.keys(listOf) as ExplainedList[])
      expect(facts.filter((fact) => fact.list === list).map(({ id }) => id)).toEqual(solution[listOf[list]].map(({ id }) => id))
    const { requirements, projectName } = cleanBrief(brief)
    const fieldOf = (field: string) =>
      field === 'projectName' ? projectName : (requirements[briefFields.find((known) => known === field)!] ?? '')
    const quotes = [...facts, ...abstentions].flatMap(({ statements }) => statements)
    expect(quotes.length).toBeGreaterThan(100)
    expect(quotes.filter(({ field, quote }) => !fieldOf(field).includes(quote))).toEqual([])
    expect(facts.filter(({ reasons, statements }) => reasons.length + statements.length === 0)).toEqual([])
    // What rests on the brief says on which of its words.
    const ofBrief = solution.elements.filter(({ source }) => source.from === 'brief').map(({ id }) => id)
    const mute = facts.filter(({ list, id, statements }) => list === 'parts' && ofBrief.includes(id) && statements.length === 0)
    expect(mute).toEqual([])
  })

const harbour = `Pilots are assigned to ships by a computed plan that respects rest times and licences.
Berth data comes from PortMaster (REST). The plan is shown to the 6 dispatchers on the wall screen.
Each night the water levels of the last 30 days are forecast for the next 3 days.
A pilot must be told of a change within 5 minutes. Each change of the plan is logged with who and when.
A plan once released must not be changed without the harbour master's approval.
No cloud service may be used. No machine learning.
Dispatchers enter ship arrivals. Dispatchers print the plan. All data stays in Rotterdam.
Accounts come from Active Directory. It must run on Kubernetes.`
const explained = explainBrief(
  Brief.parse({
    documentType: 'hld',
    client: 'calder',
    projectName: 'Pilot Rota',
    requirements: { technicalRequirements: harbour, businessObjective: 'We want 20 % fewer waiting hours of ships.' },
  }),
  { today: '2026-11-02' },
)
const { facts, abstentions } = explained
const weighed = [...facts, ...abstentions].flatMap((one) => one.weighed)

test('a card that the brief refuses says by which word', () => {
  const refused = weighed.filter(({ verdict }) => verdict === 'refused')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.every(({ why, taken }) => !taken && /machine learning|cloud/i.test(why))).toBe(true)
})

test('a card that lost has its score beside that of the one that was taken for the same statement', () => {
  const taken = weighed.filter((one) => one.kind === 'card' && one.taken && one.score !== undefined)
  expect(taken.length).toBeGreaterThan(1)
  const lost = weighed.filter(({ verdict, score }) => verdict === 'fits-less' && score !== undefined)
  expect(lost.length).toBeGreaterThan(0)
  const best = new Map(taken.map(({ statement, score }) => [statement, score!]))
  expect(lost.filter(({ statement, score }) => score! > (best.get(statement) ?? Infinity))).toEqual([])
})

test('products of another place than the design’s are told as such', () => {
  const products = weighed.filter(({ kind }) => kind === 'product')
  expect(products.some(({ why }) => /another place/.test(why))).toBe(true)
  expect(products.some(({ taken }) => taken)).toBe(true)
})

test('a demand that nothing meets is told with what was looked at for it', () => {
  const open = abstentions.filter(({ what }) => what.startsWith('A part that meets'))
  expect(open.every(({ why, statements }) => why !== '' && statements.length > 0)).toBe(true)
  expect(abstentions.find(({ what }) => what === 'machine learning')?.statements[0]?.quote).toMatch(/No machine learning/)
})

test('a task says for which parts it is done, and on whose words', () => {
  const build = facts.filter(({ list, name }) => list === 'tasks' && name.startsWith('Build'))
  expect(build.length).toBeGreaterThan(0)
  expect(build.every(({ reasons }) => /work on/.test(reasons.join(' ')))).toBe(true)
  // A store that every design of records needs rests on no words of its own.
  expect(build.filter(({ statements }) => statements.length === 0).map(({ name }) => name)).toEqual(['Build Record store'])
})

test('a brief of one line is abstained from as a whole', () => {
  const { fit, abstentions: all } = explainBrief(
    Brief.parse({ documentType: 'hld', client: 'calder', projectName: 'X', requirements: { businessObjective: 'Better data.' } }),
    { today: '2026-11-02' },
  )
  expect(fit).toBe('note')
  expect(all[0]).toMatchObject({ what: 'A design' })
})
