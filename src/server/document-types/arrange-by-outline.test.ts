import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Section } from '#shared/content/content.ts'
import { walkBlocks, walkSections } from '#shared/content/walk-blocks.ts'
import { givenBrief, givenSolution } from '#server/testing/given-solution.ts'
import { answerHeading } from './build-content.ts'
import { arrangeByOutline } from './arrange-by-outline.ts'
import { hld } from './hld/hld.ts'

const sections = hld.buildSections(givenSolution(), {})
const brief = givenBrief()

const arrangeOf = (given: Section[], ...headings: [number, string][]) =>
  arrangeByOutline(
    { filename: 'template.docx', headings: headings.map(([level, text]) => ({ level, text })) },
    {
      title: 'High-Level Design',
      sections: given,
      chapters: hld.outline,
      answer: (heading, elsewhere) => answerHeading(brief, heading, elsewhere),
    },
  )

const arrange = (...headings: [number, string][]) => arrangeOf(sections, ...headings)

const find = (all: Section[], heading: string) => [...walkSections(all)].find(({ section }) => section.heading === heading)?.section
const blockIds = (all: Section[]) => [...walkBlocks(all)].map(({ block }) => block.id).filter((id) => !id.startsWith('outline-'))

test('keeps the headings of the template and puts each chapter under the one that means it', () => {
  const arranged = arrange([1, 'Executive summary'], [1, 'Security and privacy'], [1, 'Target design'], [2, 'Technology stack'])
  expect(arranged.map(({ heading }) => heading)).toEqual(['Executive summary', 'Security and privacy', 'Target design', 'Appendix'])
  expect(arranged.map(({ id }) => id).slice(0, 3)).toEqual(['summary', 'data', 'outline-3'])
  expect(find(arranged, 'Technology stack')?.id).toBe('components')
})

test('matches whole words only, and the longer phrase first', () => {
  const arranged = arrange([1, 'Database contest'], [1, 'Option value'], [1, 'Open item list'])
  expect(arranged[0]?.id).toBe('outline-1')
  expect(find(arranged, 'Option value')?.id).toBe('decisions')
  expect(find(arranged, 'Open item list')?.id).toBe('questions')
})

test('moves a subsection under the heading that means it', () => {
  const inner: Section = { id: 'components-inner', heading: 'Hosting', blocks: [], sections: [] }
  const nested = sections.map((section) => (section.id === 'components' ? { ...section, sections: [inner] } : section))
  const arranged = arrangeOf(nested, [1, 'Architecture'], [1, 'Hosting'])
  expect(find(arranged, 'Architecture')?.sections.map(({ heading }) => heading)).not.toContain('Hosting')
  expect(arranged[1]?.id).toBe('components-inner')
})

test('shares a chapter between a heading and the one below it that means the same', () => {
  const arranged = arrange([1, 'Management summary'], [2, 'Purpose and objectives'], [1, 'Risks'])
  expect(arranged[0]?.id).toBe('summary')
  expect(find(arranged, 'Purpose and objectives')?.blocks.map(({ id }) => id)).toContain('summary-table')
})

test('answers a foreign heading from the brief, by a pointer, or as an open point', () => {
  const arranged = arrange([1, 'Audatex estimates'], [1, 'Summary'], [1, 'Purpose and objectives'], [1, 'Sustainability statement'])
  expect(JSON.stringify(find(arranged, 'Audatex estimates'))).toContain('Receive repair estimates from Audatex')
  expect(JSON.stringify(find(arranged, 'Purpose and objectives'))).toContain('#summary')
  expect(find(arranged, 'Sustainability statement')?.blocks).toMatchObject([{ type: 'callout', tone: 'question' }])
})

test('drops the title and the numbers of a template', () => {
  const titled = arrange([1, 'High Level Design – [Project name]'], [1, '1. Scope'], [1, '2. Risks'])
  expect(titled.slice(0, 2).map(({ heading }) => heading)).toEqual(['Scope', 'Risks'])
  const nested = arrange([1, 'Programme X'], [2, '1.1 Scope'], [2, '1.2 Risks'])
  expect(nested.slice(0, 2).map(({ heading }) => heading)).toEqual(['Scope', 'Risks'])
})

const heading = fc.tuple(
  fc.integer({ min: 1, max: 5 }),
  fc.oneof(
    fc.constantFrom(
      'Security',
      'Data',
      'Cost and budget',
      'Risks',
      'Appendix',
      'Architecture',
      'Requirements',
      'Deployment',
      'Constraints',
      'Access',
    ),
    fc.string({ minLength: 1, maxLength: 30 }),
  ),
)

test('never loses or doubles a block, whatever the template', () => {
  const all = blockIds(sections).toSorted()
  fc.assert(
    fc.property(fc.array(heading, { minLength: 1, maxLength: 25 }), (headings) => {
      const arranged = arrange(...headings)
      expect(blockIds(arranged).toSorted()).toEqual(all)
      const ids = [...walkSections(arranged)].map(({ section }) => section.id)
      expect(new Set(ids).size).toBe(ids.length)
    }),
    { numRuns: 50 },
  )
})

test('keeps the order and number of the headings, whatever the template', () => {
  const word = fc.constantFrom('Security', 'Costs', 'Risks', 'Hosting', 'Our data', 'Zebra', 'Yak', 'Scope', 'Roles', 'Purpose')
  const numbered = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), word), { minLength: 2, maxLength: 20 })
  fc.assert(
    fc.property(numbered, (headings) => {
      const named = [[1, 'First part'] as [number, string], [1, 'Second part'] as [number, string], ...headings].map(
        ([level, words], index): [number, string] => [level, `${words} n${index}`],
      )
      const known = new Set(named.map(([, words]) => words))
      const found = [...walkSections(arrange(...named))].map(({ section }) => section.heading).filter((words) => known.has(words))
      expect(found).toEqual(named.map(([, words]) => words))
    }),
    { numRuns: 50 },
  )
})
