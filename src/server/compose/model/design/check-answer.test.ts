import { expect, test } from 'vitest'
import { askedOfLarge, large, largeBrief, readAnswer } from '#server/testing/read-large-design.ts'
import type { DesignAnswer } from './design-answer.ts'

const [firstWork] = large().work

test.each<[string, Partial<DesignAnswer>, string]>([
  [
    'a connection',
    { connections: [{ ...large().connections[0]!, to: 'gone' }] },
    'The connection “first notifications” names “gone”',
  ],
  [
    'a step',
    { scenarios: [{ ...large().scenarios[0]!, steps: [{ from: 'gone', to: 'lake', does: 'Sends.' }] }] },
    'The scenario “A new claim is scored” names “gone”',
  ],
  ['a store', { data: [{ ...large().data[0]!, store: 'gone' }] }, 'The data “Claim” names “gone”'],
  [
    'a consumer',
    { interfaces: [{ ...large().interfaces[0]!, consumers: ['gone'] }] },
    'The interface “Scores for ClaimCenter” names “gone”',
  ],
  [
    'a tactic',
    { quality: [{ ...large().quality[0]!, components: ['gone'] }] },
    '“Features of known parties are computed before a claim comes, so that a score reads one row.” names “gone”',
  ],
  ['a cost', { costs: [{ item: 'Nodes', unit: 'node', component: 'gone' }] }, 'The cost “Nodes” names “gone”'],
  [
    'an answer',
    { answers: large().answers.map((one, at) => (at === 0 ? { ...one, components: ['gone'] } : one)) },
    `The answer to ${askedOfLarge[0]} names “gone”`,
  ],
  ['work', { work: [{ ...firstWork!, after: ['gone'] }] }, 'The work “Agree interfaces and rules” names “gone”'],
  ['a decision', { decisions: [{ ...large().decisions[0]!, statements: ['ST-999'] }] }, 'ST-999 is no statement of the brief.'],
  ['a question', { questions: [{ ...large().questions[0]!, statements: ['ST-998'] }] }, 'ST-998 is no statement of the brief.'],
  [
    'an answer of no statement',
    { answers: [...large().answers, { ...large().answers[0]!, statement: 'ST-997' }] },
    'ST-997 is no statement of the brief.',
  ],
  ['a name', { names: [{ name: 'Salesforce', role: 'source' }] }, '“Salesforce” is no name of the brief.'],
])('%s that names what is not there is told, and left out', (_, more, told) => {
  const { solution, faults } = readAnswer(large(more))
  expect(faults).toEqual([expect.stringContaining(told)])
  const known = new Set([...solution.elements, ...solution.statements!, ...solution.workstreams].map(({ id }) => id))
  const ids = [
    ...solution.relations.flatMap(({ from, to }) => [from, to]),
    ...solution.scenarios.flatMap(({ steps }) => steps.flatMap(({ from, to }) => [from, to])),
    ...solution.interfaces.flatMap(({ provider, consumers }) => [provider, ...consumers]),
    ...solution.dataEntities.map(({ store }) => store),
    ...solution.questions.flatMap(({ about }) => about),
    ...solution.decisions.flatMap(({ requirements }) => requirements),
    ...solution.statements!.flatMap(({ answer }) => answer?.components ?? []),
    ...solution.workstreams.flatMap(({ dependsOn }) => dependsOn),
  ]
  expect(ids.filter((id) => !known.has(id))).toEqual([])
  expect(JSON.stringify(solution)).not.toContain('Salesforce')
})

const using = (product: string) => large().components.map((one) => (one.key === 'network' ? { ...one, product } : one))

const renamed = (name: string) => large().outside.map((one) => (one.key === large().connections[0]!.from ? { ...one, name } : one))
const guidewire = renamed('Guidewire ClaimCenter').flatMap(({ key, name }) => (name.includes('Guidewire') ? [key] : []))
const toGuidewire = large().connections.filter(({ from, to }) => guidewire.includes(from) || guidewire.includes(to))

test.each<[string, Partial<DesignAnswer>, string[]]>([
  [
    'a statement without an answer',
    { answers: large().answers.slice(1) },
    [`${askedOfLarge[0]} asks for something and has no answer.`],
  ],
  ['a statement with two answers', { answers: [...large().answers, large().answers[0]!] }, [`${askedOfLarge[0]} has two answers.`]],
  [
    'a product that is banned',
    { names: [{ name: 'Oracle Database', role: 'must-not-use' }], components: using('Oracle Database 19c') },
    ['“Claim network” uses Oracle Database, which must not be used (ST-8).'],
  ],
  [
    'a connection over what is banned',
    { names: [{ name: 'SAP', role: 'must-not-use' }], connections: [{ ...large().connections[0]!, by: 'IDoc of SAP' }] },
    ['The connection “first notifications” uses SAP, which must not be used (ST-42).'],
  ],
  [
    'a connection with what is banned',
    { names: [{ name: 'Guidewire', role: 'must-not-use' }], outside: renamed('Guidewire ClaimCenter') },
    toGuidewire.map(({ carries }) => `The connection “${carries}” uses Guidewire, which must not be used (ST-41).`),
  ],
  [
    'words that the client did not say',
    { summary: 'The brief says “claims are paid the same day”, and the page shows “Your claim is on its way”.' },
    ['“claims are paid the same day” in the summary is nowhere in the brief. Quote exact words, or none.'],
  ],
  [
    'the name of another client',
    { decisions: [{ ...large().decisions[0]!, because: 'As we did it at Brightwater Media.' }] },
    ['Brightwater Media in DEC-1 has nothing to do with this document. Leave it out.'],
  ],
  [
    'work that waits for itself',
    {
      work: [
        { ...firstWork!, after: ['b'] },
        { ...firstWork!, key: 'b', name: 'Later', after: [firstWork!.key] },
      ],
    },
    ['The work “Agree interfaces and rules” waits for itself.', 'The work “Later” waits for itself.'],
  ],
  [
    'work without days',
    { work: [{ ...firstWork!, roles: [] }] },
    ['The work “Agree interfaces and rules” has no days of any role.'],
  ],
  [
    'days the wrong way round',
    { work: [{ ...firstWork!, roles: [{ role: 'Tester', low: 9, high: 3 }] }] },
    ['The work “Agree interfaces and rules” has more days at least than at most for Tester.'],
  ],
  [
    'work without end',
    { work: [{ ...firstWork!, weeks: 1e12 }] },
    ['The work “Agree interfaces and rules” takes longer than ten years.'],
  ],
  [
    'a key that is given twice',
    { components: [...large().components, { ...large().components[0]!, name: 'Twin' }] },
    ['The key “loads” is given twice.'],
  ],
  [
    'a decision without options',
    { decisions: [{ ...large().decisions[0]!, options: [] }] },
    ['The decision “Serve scores from a service of their own” has no option.'],
  ],
])('%s is found, and the facts are whole', (_, more, told) => {
  const { solution, faults } = readAnswer(large(more))
  expect(faults).toEqual(told)
  expect(solution.elements.length).toBeGreaterThan(10)
})

test('a product that only looks like a banned one is none, and a person’s ban holds', () => {
  const names = [{ name: 'SQL', role: 'must-not-use' as const }]
  const connections = large().connections.map((one) => ({ ...one, by: null }))
  expect(readAnswer(large({ names, connections, components: using('MySQLite') })).faults).toEqual([])
  const ticked = { ...largeBrief, names: [{ name: 'Databricks', role: 'must-not-use' as const, by: 'Ada' }] }
  expect(readAnswer(large(), ticked).faults).toEqual([
    '“Nightly and change loads” uses Databricks, which must not be used (ST-50).',
    '“Claims lakehouse” uses Databricks, which must not be used (ST-50).',
  ])
  const allowed = { ...largeBrief, names: [{ name: 'Power BI', role: 'must-use' as const, by: 'Ada' }] }
  expect(readAnswer(large({ names: [{ name: 'Power BI', role: 'must-not-use' }] }), allowed).faults).toEqual([])
})
