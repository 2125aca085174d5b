import { expect, test } from 'vitest'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { blockTexts } from '#shared/content/plain-text.ts'
import { checkSolution } from '#server/solution/check-solution.ts'
import { findUnsupportedNumbers } from '#server/solution/find-unsupported-numbers.ts'
import { givenDocument } from '#server/testing/given-documents.ts'
import { givenPatternBriefs } from '#server/testing/given-pattern-briefs.ts'
import { choosePatterns } from './choose-patterns.ts'
import { allPatterns } from './patterns/all-patterns.ts'
import { applicationPatterns } from './patterns/application-patterns.ts'
import { changePatterns } from './patterns/change-patterns.ts'
import { cloudPatterns } from './patterns/cloud-patterns.ts'
import { proposeSolution } from './propose-solution.ts'
import { readBrief } from './read-brief.ts'

const patternOf = (id: string) => allPatterns.find((pattern) => pattern.id === id)!

test('every pattern of application, cloud and change leads in a brief', () => {
  const own = [...applicationPatterns, ...cloudPatterns, ...changePatterns].map(({ id }) => id)
  expect([...new Set(givenPatternBriefs.map(({ leads }) => leads))].toSorted()).toEqual(own.toSorted())
})

for (const { brief, leads, beside } of givenPatternBriefs) {
  test(`${brief.projectName} is led by ${leads} and makes a sound solution`, () => {
    const chosen = choosePatterns(readBrief(brief))
    expect(chosen[0]?.id).toBe(leads)
    expect(chosen.map(({ id }) => id)).toEqual(expect.arrayContaining(beside))
    const solution = proposeSolution(brief)
    expect(checkSolution(solution)).toEqual([])
    const connected = new Set(solution.relations.flatMap(({ from, to }) => [from, to]))
    expect(solution.elements.filter(({ id, kind }) => kind !== 'system' && !connected.has(id)).map(({ name }) => name)).toEqual([])
    for (const id of [leads, ...beside]) {
      const pattern = patternOf(id)
      const [first] = pattern.decisions
      expect(solution.decisions.map(({ title }) => title)).toContain(first!.title)
      expect(solution.workstreams.map(({ name }) => name)).toEqual(
        expect.arrayContaining(pattern.workstreams.map(({ name }) => name)),
      )
    }
    expect(solution.scenarios.map(({ name }) => name)).toContain(patternOf(leads).scenarios[0]!.name)
    expect(JSON.stringify(solution)).not.toMatch(/\{[a-z-]+\}/)
  })

  test(`${brief.projectName} names each store and part once, at most fourteen`, () => {
    const parts = proposeSolution(brief).elements.filter(({ parent }) => parent !== undefined)
    expect(parts.length).toBeLessThanOrEqual(14)
    const names = parts.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const stores = parts.filter(({ kind }) => kind === 'store' || kind === 'queue').map(({ technology }) => technology)
    expect(new Set(stores).size).toBe(stores.length)
  })

  test(`${brief.projectName} says no number that its facts do not have`, async () => {
    const { content, solution } = await givenDocument('hld', brief)
    const texts = [...walkBlocks(content.sections)].flatMap(({ block }) => (block.type === 'paragraph' ? blockTexts(block) : []))
    expect(findUnsupportedNumbers(texts, solution)).toEqual([])
  })
}

for (const pattern of [...applicationPatterns, ...cloudPatterns, ...changePatterns]) {
  test(`${pattern.name} weighs at least three ways in each decision, names an owner of each risk, and asks what it must know`, () => {
    for (const { options, outcome, consequences } of pattern.decisions) {
      expect(options.length).toBeGreaterThanOrEqual(3)
      expect(outcome.length).toBeGreaterThan(20)
      expect(consequences.length).toBeGreaterThan(20)
    }
    expect(pattern.decisions.length).toBeGreaterThanOrEqual(2)
    expect(pattern.risks.length).toBeGreaterThanOrEqual(2)
    for (const { asks } of pattern.questions ?? []) expect(asks).toMatch(/^The brief (?:does not|names no).*\. [A-Z].*\?$/)
    for (const { operations } of pattern.interfaces)
      for (const { errors } of operations) expect(errors.length).toBeGreaterThanOrEqual(1)
  })
}

/** Each brief with the next two, as clients ask for several things at once. */
const pairs = givenPatternBriefs.flatMap((one, index) =>
  [1, 2].map((step) => [one, givenPatternBriefs[(index + step) % givenPatternBriefs.length]!] as const),
)

for (const [one, other] of pairs) {
  test(`${one.brief.projectName} with ${other.brief.projectName} is one picture`, () => {
    const technicalRequirements = [one, other].map(({ brief }) => brief.requirements.technicalRequirements).join('\n')
    const solution = proposeSolution({ ...one.brief, requirements: { ...one.brief.requirements, technicalRequirements } })
    expect(checkSolution(solution)).toEqual([])
    const parts = solution.elements.filter(({ parent }) => parent !== undefined)
    expect(parts.length).toBeLessThanOrEqual(14)
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length)
    const stores = parts.filter(({ kind }) => kind === 'store').map(({ technology }) => technology)
    expect(stores.filter((store, index) => stores.indexOf(store) !== index)).toEqual([])
    for (const list of [solution.decisions.map(({ title }) => title), solution.dataEntities.map(({ name }) => name)])
      expect(new Set(list).size).toBe(list.length)
  })
}

test('advice alone plans no platform and no go-live, and needs no keys', () => {
  const advice = givenPatternBriefs.filter(({ leads }) => patternOf(leads).practice === 'advice')
  expect(advice.length).toBeGreaterThanOrEqual(4)
  for (const { brief } of advice) {
    const { workstreams, milestones, elements } = proposeSolution(brief)
    const names = [...workstreams, ...milestones, ...elements].map(({ name }) => name)
    for (const foreign of ['Platform foundation', 'Test and harden', 'Go-live', 'Keys and secrets'])
      expect(names).not.toContain(foreign)
  }
})

test('people whom the service is for are called to no duty in running it', () => {
  const { brief } = givenPatternBriefs.find(({ leads }) => leads === 'disaster-recovery')!
  const businessObjective = `${brief.requirements.businessObjective}\nPatients must be treated whatever fails.`
  const { elements, relations, scenarios } = proposeSolution({
    ...brief,
    requirements: { ...brief.requirements, businessObjective },
  })
  const patient = elements.find(({ name }) => name === 'Patient')!.id
  expect(relations.filter(({ from }) => from === patient).map(({ label }) => label)).toEqual(['Signs in'])
  expect(scenarios.flatMap(({ steps }) => steps).filter(({ from, to }) => from === patient || to === patient)).toEqual([])
})

test('a part that two patterns bring is paid for once, and is named by itself where its product serves another part too', () => {
  const { brief } = givenPatternBriefs.find(({ leads }) => leads === 'multi-region')!
  const { costs, decisions, elements } = proposeSolution(brief)
  const services = elements.find(({ name }) => name === 'Application services')!.id
  expect(costs.filter(({ element }) => element === services).map(({ item }) => item)).toEqual(['Service compute, both regions'])
  expect(decisions.map(({ outcome }) => outcome)).toContain(
    'The application services carries the rules and the web application the screens; Amazon Aurora PostgreSQL keeps the records.',
  )
})
