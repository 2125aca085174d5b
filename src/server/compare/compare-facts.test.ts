import { expect, test } from 'vitest'
import type { Solution } from '#server/solution/solution.ts'
import { givenSolution } from '#server/testing/given-solution.ts'
import { changedFactsWords as german } from '#shared/changed-facts-words-german.ts'
import { changedFactsWords as english } from '#shared/changed-facts-words.ts'
import { describeChangedFacts } from '#shared/describe-changed-facts.ts'
import type { Requirements } from '#shared/brief.ts'
import { draftBrief } from '#server/compose/draft/draft-facts.ts'
import { givenBrief } from '#server/compose/register/given-register.ts'
import { keepIds } from '#server/solution/keep-ids.ts'
import { compareAllFacts } from './compare-facts.ts'

const after = (change: (solution: Solution) => void, words = english) => {
  const solution = givenSolution()
  change(solution)
  return describeChangedFacts(compareAllFacts(givenSolution(), solution), words)
}
const container = ({ elements }: Solution) => elements.find(({ kind }) => kind === 'container')!

test('facts that agree say nothing, in whatever words a composer describes an element', () => {
  expect(after(() => {})).toBe('')
  expect(after((solution) => (container(solution).responsibility = 'Another sentence.'))).toBe('')
})

test('what a person says a component does, and its group, are changes', () => {
  const { name } = container(givenSolution())
  const said = { responsibility: 'Another sentence.', source: { from: 'person' as const, by: 'Ann' } }
  for (const changed of [said, { group: 'Payments' }])
    expect(after((solution) => Object.assign(container(solution), changed))).toBe(`Components: changed ${name}.`)
})

test('another action in a scenario is a change, and another id of its ends is none', () => {
  const [{ name }] = givenSolution().scenarios as [Solution['scenarios'][number]]
  const step = ({ scenarios }: Solution) => scenarios[0]!.steps[0]!
  expect(after((solution) => (step(solution).action = 'Sends it twice'))).toBe(`Scenarios: changed ${name}.`)
  expect(after((solution) => (step(solution).from = 'EL-99'))).toBe('')
})

test('elements are told by name, and another technology with the one before', () => {
  const { name, technology } = container(givenSolution())
  expect(after((solution) => solution.elements.push({ ...container(solution), id: 'EL-99', name: 'Weather feed' }))).toBe(
    'Components: added Weather feed.',
  )
  expect(after((solution) => (container(solution).technology = 'Another engine'))).toBe(
    `Components: changed ${technology ? `${name} (Another engine instead of ${technology})` : name}.`,
  )
})

test('a component under another name is one that changed, where ids hold', () => {
  const [before, renamed] = [givenSolution(), givenSolution()]
  container(renamed).name = 'Freight desk'
  const told = (one: Solution, other: Solution) => describeChangedFacts(compareAllFacts(one, other), english)
  expect(told({ ...before, statements: [] }, { ...renamed, statements: [] })).toBe('Components: changed Freight desk.')
  expect(told(before, renamed)).toMatch(/^Components: added Freight desk, removed /)
})

test('objectives, scope and deliverables are told by their ids', () => {
  const [first] = givenSolution().scope
  expect(after(({ scope }) => (scope[0]!.within = !scope[0]!.within))).toBe(`Scope: changed ${first!.id}.`)
  expect(after(({ objectives }) => objectives.splice(0, 1))).toBe(`Objectives: removed ${givenSolution().objectives[0]!.id}.`)
  const plant = { ...givenSolution().deliverables[0]!, id: 'DEL-99', text: 'A wholly new thing.' }
  expect(after(({ deliverables }) => deliverables.push(plant))).toBe('Deliverables: added DEL-99.')
})

const read = (requirements: Partial<Requirements>) => draftBrief(givenBrief(requirements), { today: '2026-11-22' })

test('a statement is told with the figure that changed, and one that is the budget or the timeline is told once', () => {
  const said = {
    technicalRequirements: 'A clerk must find a claim by its number.\nThe portal must answer within 2 seconds.',
    budget: '£450,000',
    timeline: '20 weeks',
  }
  const before = read(said)
  const told = (changes: Partial<Requirements>) =>
    describeChangedFacts(compareAllFacts(before, keepIds(read({ ...said, ...changes }), before)), english)
  expect(told({})).toBe('')
  expect(told({ technicalRequirements: said.technicalRequirements.replace('2 seconds', '3 seconds') })).toBe(
    'Statements: changed S2 (3 seconds instead of 2 seconds).',
  )
  expect(told({ budget: '£500,000', timeline: '24 weeks' })).toBe(
    'Budget £500,000 instead of £450,000; timeline 24 weeks instead of 20 weeks.',
  )
})

test('statements are no change against requirements of a solution stored earlier', () => {
  const now = read({ technicalRequirements: 'A clerk must find a claim by its number.' })
  const { statements: _, ...earlier } = now
  expect(describeChangedFacts(compareAllFacts({ ...earlier, requirements: givenSolution().requirements }, now), english)).toBe('')
})

test('budget and timeline are told with what they were, and each in the words of a language', () => {
  const given = givenSolution()
  const change = (solution: Solution) => {
    solution.budget = { ...given.budget!, amount: 512_500, currency: 'GBP' }
    delete solution.timeline
    for (const at of [0, 1]) solution.deliverables.push({ ...given.deliverables[0]!, id: `DEL-9${at}`, text: `A new thing ${at}.` })
  }
  const was = (locale: string) =>
    given.budget!.amount!.toLocaleString(locale, { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })
  expect(after(change)).toBe(
    `Deliverables: added DEL-90 and DEL-91; budget £512,500 instead of ${was('en-GB')}; no timeline any more.`,
  )
  expect(after(change, german)).toBe(
    `Ergebnisse: DEL-90 und DEL-91 hinzugekommen; Budget 512.500\u00a0£ statt ${was('de-DE')}; Zeitrahmen entfällt.`,
  )
})
