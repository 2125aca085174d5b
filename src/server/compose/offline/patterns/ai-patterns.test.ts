import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { checkSolution } from '#server/solution/check-solution.ts'
import { findUnsupportedNumbers } from '#server/solution/find-unsupported-numbers.ts'
import { choosePatterns } from '../choose-patterns.ts'
import { proposeSolution } from '../propose-solution.ts'
import { readBrief } from '../read-brief.ts'
import { aiPatterns } from './ai-patterns.ts'
import { askedTogether, askedAlone } from './ai-patterns-briefs.ts'

const briefOf = (technicalRequirements: string) =>
  Brief.parse({ documentType: 'hld', client: 'calder', projectName: 'Atlas', requirements: { technicalRequirements } })
const chosen = (brief: Brief) => choosePatterns(readBrief(brief)).map(({ id }) => id)
const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((part) => texts(part)) : []
}

/** What an architect would send back at once. */
function findFaults(solution: ReturnType<typeof proposeSolution>) {
  const inside = solution.elements.filter(({ kind }) => !['person', 'external-system', 'system'].includes(kind))
  const watcher = inside.find(({ name }) => name === 'Observability')!.id
  const keeper = inside.find(({ name }) => name === 'Keys and secrets')!.id
  const control = new Set([watcher, keeper, ...inside.filter(({ name }) => name === 'Identity and access').map(({ id }) => id)])
  const working = solution.relations.filter(({ from, to }) => !control.has(from) && !control.has(to))
  const idle = inside.filter(({ id }) => !control.has(id) && !working.some(({ from, to }) => from === id || to === id))
  const names = solution.elements.map(({ name }) => name)
  return {
    findings: checkSolution(solution),
    idle: idle.map(({ name }) => name),
    twice: names.filter((name, place) => names.indexOf(name) !== place),
    numbers: findUnsupportedNumbers(texts(solution.requirements), solution),
    slots: JSON.stringify(solution).match(/\{[a-z-]+\}/g) ?? [],
    outsideStray: solution.relations.filter(({ label }) => label === 'Checks that it can be reached').map(({ to }) => to),
  }
}
const none = { findings: [], idle: [], twice: [], numbers: [], slots: [], outsideStray: [] }

test('every pattern for models is asked for by a brief', () => {
  expect(Object.keys(askedAlone).toSorted()).toEqual(aiPatterns.map(({ id }) => id).toSorted())
})

for (const pattern of aiPatterns) {
  for (const requirements of askedAlone[pattern.id] ?? []) {
    test(`${pattern.name} leads for “${requirements.slice(0, 60)}…” and stands whole`, () => {
      const brief = briefOf(requirements)
      expect(chosen(brief)[0]).toBe(pattern.id)
      const solution = proposeSolution(brief)
      expect(findFaults(solution)).toEqual(none)
      const scenarios = solution.scenarios.map(({ name }) => name)
      for (const { name } of pattern.scenarios.slice(0, 2)) expect(scenarios).toContain(name)
      for (const { steps } of solution.scenarios) expect(steps.length).toBeGreaterThan(1)
      const needed = pattern.decisions.filter(({ needs }) =>
        pattern.elements.some(({ capability, optional }) => capability === needs && !optional),
      )
      const decisions = solution.decisions.map(({ title }) => title)
      for (const { title } of needed) expect(decisions).toContain(title)
      const satisfied = new Set(solution.elements.flatMap(({ satisfies }) => satisfies))
      const open = solution.requirements.filter(({ id }) => !satisfied.has(id))
      expect(open.length).toBeLessThanOrEqual(solution.requirements.length / 4)
    })
  }

  test(`${pattern.name} weighs three options in each decision and says what each costs`, () => {
    expect(pattern.decisions.length).toBeGreaterThanOrEqual(3)
    for (const { options, outcome, consequences } of pattern.decisions) {
      expect(options.length).toBeGreaterThanOrEqual(3)
      for (const { name, merit, drawback } of options) expect([name, merit, drawback].every((text) => text.length > 10)).toBe(true)
      expect(outcome.length + consequences.length).toBeGreaterThan(60)
    }
    expect(pattern.scenarios.length).toBeGreaterThanOrEqual(2)
    expect(pattern.targets.length).toBeGreaterThanOrEqual(6)
    for (const { operations } of pattern.interfaces) for (const { errors } of operations) expect(errors.length).toBeGreaterThan(0)
    const names = new Set(pattern.workstreams.map(({ name }) => name))
    expect(pattern.workstreams.filter(({ after }, place) => place > 0 && !after.some((name) => names.has(name)))).toEqual([])
  })
}

for (const [name, { requirements, patterns, shared }] of Object.entries(askedTogether)) {
  test(`${name} merge into one picture`, () => {
    const brief = briefOf(requirements)
    expect(chosen(brief)).toEqual(expect.arrayContaining(patterns))
    const solution = proposeSolution(brief)
    expect(findFaults(solution)).toEqual(none)
    const names = solution.elements.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(shared))
    expect(solution.elements.filter(({ parent }) => parent !== undefined).length).toBeLessThanOrEqual(14)
    for (const id of patterns) {
      expect(solution.scenarios.some(({ source }) => source.from === 'pattern' && source.pattern === id)).toBe(true)
    }
  })
}

test('American spelling calls for the same patterns', () => {
  expect(chosen(briefOf('Inspectors label images of color defects; line cameras feed machine vision.'))[0]).toBe('computer-vision')
  expect(chosen(briefOf('Summarize each call for the call center and personalize nothing.'))).toContain('speech-and-conversation')
  expect(chosen(briefOf('Personalize the home page and recommend items.'))[0]).toBe('recommendation')
  expect(chosen(briefOf('Digitize scanned checks and categorize them with OCR.'))[0]).toBe('document-understanding')
})

test('whoever approves does so at the workbench, not whoever asked', () => {
  const solution = proposeSolution(briefOf(askedTogether['Answers and agents']!.requirements))
  const idOf = (name: string) => solution.elements.find((element) => element.name === name)?.id
  const approval = solution.scenarios
    .flatMap(({ steps }) => steps)
    .find(({ to, action }) => to === idOf('Review workbench') && action.includes('approves'))
  expect(approval?.from).toBe(idOf('Claims manager'))
})
