import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { documentTypeIds } from '#shared/document-types.ts'
import { checkContent } from '#server/document-types/check-content.ts'
import { checkSolution } from '#server/solution/check-solution.ts'
import { findUnsupportedNumbers } from '#server/solution/find-unsupported-numbers.ts'
import { givenDocument } from '#server/testing/given-documents.ts'
import { capabilities } from '../capabilities.ts'
import { choosePatterns } from '../choose-patterns.ts'
import { namesIn } from '../read-named.ts'
import { proposeSolution } from '../propose-solution.ts'
import { readBrief } from '../read-brief.ts'
import { dataPatterns } from './data-patterns.ts'
import { givenDataBriefs } from './given-data-briefs.ts'
import type { Pattern } from './pattern.ts'

const control = new Set(['Identity and access', 'Keys and secrets', 'Observability'])
const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)

test('every data pattern leads in a brief of its own', () => {
  const alone = givenDataBriefs.filter(([patterns]) => patterns.length === 1).map(([[first]]) => first)
  expect(new Set(alone)).toEqual(new Set(dataPatterns.map(({ id }) => id)))
})

for (const [patterns, { project: projectName, technicalRequirements }] of givenDataBriefs) {
  const name = `${projectName} (${patterns.join(' with ')})`
  const brief = Brief.parse({ documentType: 'hld', client: 'calder', projectName, requirements: { technicalRequirements } })
  const solution = proposeSolution(brief)
  const parts = solution.elements.filter(({ parent }) => parent !== undefined)
  const namesOf = new Map(solution.elements.map((element) => [element.id, element.name]))

  test(`${name}: the patterns that it calls for are chosen, the first of them leading`, () => {
    const chosen = choosePatterns(readBrief(brief)).map(({ id }) => id)
    expect(chosen[0]).toBe(patterns[0])
    expect(chosen).toEqual(expect.arrayContaining(patterns))
  })

  test(`${name}: the solution is sound, and no slot is left unfilled`, () => {
    expect(checkSolution(solution)).toEqual([])
    expect(JSON.stringify(solution)).not.toMatch(/\{[a-z-]+\}/)
    expect(solution.relations.filter(({ from, to }) => !namesOf.has(from) || !namesOf.has(to))).toEqual([])
  })

  test(`${name}: every part is joined to one that is more than control`, () => {
    const joined = solution.relations
      .filter(({ from, to }) => !control.has(namesOf.get(from)!) && !control.has(namesOf.get(to)!))
      .flatMap(({ from, to }) => [from, to])
    expect(parts.filter(({ id, name }) => !control.has(name) && !joined.includes(id)).map(({ name }) => name)).toEqual([])
  })

  test(`${name}: no part, entity, interface, run or decision stands twice`, () => {
    expect(repeated(parts.map(({ name }) => name))).toEqual([])
    expect(repeated(solution.dataEntities.map(({ name }) => name))).toEqual([])
    expect(repeated(solution.interfaces.map(({ name }) => name))).toEqual([])
    expect(repeated(solution.decisions.map(({ title }) => title))).toEqual([])
    expect(repeated(solution.relations.map(({ from, to }) => `${from} ${to}`))).toEqual([])
  })

  test(`${name}: the leading pattern's runs, decisions and interfaces appear`, () => {
    const leading = dataPatterns.find(({ id }) => id === patterns[0])!
    expect(solution.decisions.map(({ title }) => title)).toEqual(
      expect.arrayContaining(leading.decisions.map(({ title }) => title)),
    )
    const runs = leading.scenarios.filter(({ name }) => solution.scenarios.some((scenario) => scenario.name === name))
    expect(runs.length).toBeGreaterThanOrEqual(2)
    expect(solution.interfaces.some(({ name }) => leading.interfaces.some((own) => own.name === name))).toBe(true)
    expect(solution.dataEntities.length).toBeGreaterThanOrEqual(3)
  })

  test(`${name}: all five documents hold together, without a number that is in no fact`, async () => {
    expect(findUnsupportedNumbers([technicalRequirements], solution)).toEqual([])
    for (const documentType of documentTypeIds) {
      const { content, outline } = await givenDocument(documentType, brief, solution)
      expect(checkContent({ content, solution, outline })).toEqual([])
    }
  })
}

for (const pattern of dataPatterns) {
  test(`${pattern.name} is whole: choices with three ways or more, runs that fail, risks with owners`, () => {
    expect(pattern.decisions.filter(({ options }) => options.length < 3).map(({ title }) => title)).toEqual([])
    expect(pattern.decisions.length).toBeGreaterThanOrEqual(3)
    expect(pattern.scenarios.length).toBeGreaterThanOrEqual(2)
    expect(pattern.risks.length).toBeGreaterThanOrEqual(3)
    expect(pattern.costs.length).toBeGreaterThanOrEqual(3)
    expect(pattern.workstreams.length).toBeGreaterThanOrEqual(2)
    expect(pattern.targets.length).toBeGreaterThanOrEqual(4)
    expect(pattern.dataEntities.every(({ fields }) => fields.length >= 4)).toBe(true)
    expect(pattern.interfaces.flatMap(({ operations }) => operations).filter(({ errors }) => errors.length === 0)).toEqual([])
  })

  test(`${pattern.name} speaks of its own parts, and names no product where a slot belongs`, () => {
    const kept = pattern.dataEntities.map(({ store }) => store)
    expect(kept.filter((store) => !['store', 'queue'].includes(capabilities[store].kind))).toEqual([])
    const own = new Set(pattern.elements.map(({ capability }) => capability))
    expect(pattern.decisions.filter(({ needs }) => needs && !own.has(needs)).map(({ title }) => title)).toEqual([])
    const said = pattern.decisions.map(({ outcome, consequences }) => `${outcome} ${consequences}`).join(' ')
    expect(namesIn(said).map(({ named }) => named.name)).toEqual(
      pattern.id === 'data-mesh' ? ['Data Contract CLI'] : pattern.id === 'data-governance' ? ['OpenLineage'] : [],
    )
  })
}

/** Each sentence of a pattern, with the fact in which it stands. */
function sentencesOf({ scenarios, decisions, risks, workstreams, costs }: Pattern): [fact: string, sentence: string][] {
  const all: [string, string[]][] = [
    ...scenarios.map(({ name, trigger, failure }): [string, string[]] => [name, [trigger, failure.when, failure.response]]),
    ...decisions.map(({ title, context, outcome, consequences, options }): [string, string[]] => [
      title,
      [context, outcome, consequences, ...options.flatMap(({ merit, drawback }) => [merit, drawback])],
    ]),
    ...risks.map(({ text, mitigation }): [string, string[]] => [text, [text, mitigation]]),
    ...workstreams.map(({ name, deliverables }): [string, string[]] => [name, deliverables]),
    ...costs.map(({ item }): [string, string[]] => [item, [item]]),
  ]
  return all.flatMap(([fact, texts]) => texts.map((text): [string, string] => [fact, text.toLowerCase()]))
}

test('no two facts of different patterns say the same sentence, since they may meet in one document', () => {
  const facts = new Map<string, Set<string>>()
  for (const [fact, sentence] of dataPatterns.flatMap(sentencesOf))
    facts.set(sentence, (facts.get(sentence) ?? new Set()).add(fact))
  expect([...facts].filter(([, places]) => places.size > 1).map(([sentence]) => sentence)).toEqual([])
})

test('captured systems enter over their log, the others on a schedule', () => {
  const [, { project, technicalRequirements }] = givenDataBriefs.find(
    ([patterns]) => patterns.length === 3 && patterns[1] === 'change-data-capture',
  )!
  const solution = proposeSolution(
    Brief.parse({ documentType: 'hld', client: 'calder', projectName: project, requirements: { technicalRequirements } }),
  )
  const named = (id: string) => solution.elements.find((element) => element.id === id)?.name
  const entry = (system: string) => solution.relations.filter(({ from }) => named(from) === system).map(({ to }) => named(to))
  expect(entry('Oracle Database')).toEqual(['Change capture'])
  expect(entry('NetSuite')).toEqual(['Batch ingestion'])
})
