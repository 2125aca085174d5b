import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { computeTable } from '#shared/content/compute-table.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { documentTypeIds } from '#shared/document-types.ts'
import { findUnsupportedNumbers } from '#server/solution/find-unsupported-numbers.ts'
import { factLists, factsIn } from '#server/solution/list-facts.ts'
import { givenDocument, givenToday } from '#server/testing/given-documents.ts'
import { shownExamples } from '#server/testing/shown-examples.ts'
import { proposeSolution } from './propose-solution.ts'
import { cleanText } from './reading/clean-text.ts'

const folder = join(import.meta.dirname, '../../../examples')
const read = (file: string) => Brief.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
const solve = (file: string) => proposeSolution(read(file), { today: givenToday })

const files = shownExamples.map((name) => `${name}.json`)
const squeeze = (text: string) => cleanText(text).replace(/\s+/g, ' ')

for (const file of files) {
  test(`${file}: whatever is said to be from the brief stands in it`, () => {
    const brief = read(file)
    const solution = solve(file)
    const quoted = factLists
      .flatMap((list) => factsIn(solution, list).map(({ source }) => source))
      .filter((source) => source.from === 'brief')
    expect(quoted.length).toBeGreaterThan(20)
    for (const { field, quote } of quoted) {
      const text = field === 'projectName' ? brief.projectName : brief.requirements[field as keyof typeof brief.requirements]
      expect(squeeze(text)).toContain(quote)
    }
  })

  test(`${file}: no number of its requirements is lost, and none of its words is without a fact`, () => {
    const solution = solve(file)
    expect(findUnsupportedNumbers([read(file).requirements.technicalRequirements.replace(/^\d+\. /gm, '')], solution)).toEqual([])
    const parts = solution.elements.filter(
      ({ kind, role }) =>
        role !== 'operation' && (kind === 'container' || kind === 'store' || kind === 'queue' || kind === 'model'),
    )
    // What they all run on is none of them.
    expect(parts.length).toBeLessThanOrEqual(14)
  })
}

for (const file of files) {
  test(`${file}: what nobody priced is summed nowhere`, async () => {
    const brief = read(file)
    const solution = proposeSolution(brief, { today: givenToday })
    const documents = await Promise.all(documentTypeIds.map((documentType) => givenDocument(documentType, brief, solution)))
    const blocks = documents.flatMap(({ content }) => [...walkBlocks(content.sections)].map(({ block }) => block))
    // Work is summed by its rates, what is paid once where it stands, what recurs over three years.
    const sums = blocks.filter((block) => block.type === 'table' && /^cost-(?:work|lines|line-years)$/.test(block.id)).at(-1)
    expect(sums?.type === 'table' && computeTable(sums).totals?.at(-1)).toBe(null)
  })
}

test('the clear brief is understood', () => {
  const solution = solve('aldgate-claims-lakehouse.json')
  expect(solution.fit).toBe('design')
  expect(solution.cloud).toBe('azure')
  expect(solution.budget).toMatchObject({ amount: 1_850_000, currency: 'GBP' })
  const technologies = solution.elements.filter(({ technologyStated }) => technologyStated).map(({ technology }) => technology)
  expect(technologies.join()).toMatch(/Databricks/)
  expect(technologies.join()).toMatch(/Power BI/)
  expect(solution.questions.some(({ kind }) => kind === 'contradiction')).toBe(false)
})

test('the contradictions of the second brief are asked about, with both quotes', () => {
  const asked = solve('wexmoor-contact-assistant.json').questions.filter(({ kind }) => kind === 'contradiction')
  expect(asked.length).toBeGreaterThanOrEqual(2)
  expect(asked.map(({ text }) => text).find((text) => text.includes('24 months'))).toMatch(/90 days/)
})

test('the gaps of the third brief are asked about, and nothing is invented in their place', () => {
  const solution = solve('brightwater-audience-analytics.json')
  expect(solution.questions.map(({ kind }) => kind)).toContain('money')
  expect(solution.budget).toBeUndefined()
  expect(solution.environments.every(({ region }) => region === undefined)).toBe(true)
  expect(solution.costs.every(({ unitPrice }) => unitPrice === undefined)).toBe(true)
})
