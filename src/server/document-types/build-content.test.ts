import { expect, test } from 'vitest'
import { givenBareSolution, givenBrief, givenSolution } from '#server/testing/given-solution.ts'
import { buildContent } from './build-content.ts'
import { checkContent } from './check-content.ts'
import { hld } from './hld/hld.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'

const writer = 'Arcwright'
const build = (solution = givenSolution(), brief = givenBrief()) => buildContent({ brief, solution, words: {}, writer })
const check = (solution = givenSolution(), brief = givenBrief()) =>
  checkContent({ content: build(solution, brief), solution, outline: hld.outline })

test('builds every chapter from the facts alone, with nothing wrong', () => {
  expect(check()).toEqual([])
  expect(build().sections.map(({ id }) => id)).toEqual(hld.outline.map(({ id }) => id))
})

test('says what is missing where a solution is bare', () => {
  const content = build(givenBareSolution())
  expect(checkContent({ content, solution: givenBareSolution(), outline: hld.outline })).toEqual([])
  const blocks = [...walkBlocks(content.sections)].map(({ block }) => block)
  expect(blocks.filter((block) => block.type === 'callout' && block.title === 'Not yet known').length).toBeGreaterThan(15)
})

test('stands up to a solution without any one kind of fact', () => {
  const whole = givenSolution()
  const lists = Object.entries(whole).flatMap(([key, value]) => (Array.isArray(value) ? [key] : []))
  expect(lists.length).toBeGreaterThan(15)
  for (const key of lists) {
    const solution = { ...whole, [key]: [] }
    const findings = checkContent({ content: build(solution), solution, outline: hld.outline })
    expect(findings.filter(({ rule }) => rule !== 'untraced-requirement' || key !== 'requirements')).toEqual([])
  }
})

test('lays a template over the chapters and loses none', () => {
  const template = {
    filename: 'bank.docx',
    headings: [
      { level: 1, text: 'Hosting' },
      { level: 1, text: 'Unheard of' },
    ],
  }
  const brief = givenBrief({ template })
  expect(check(givenSolution(), brief)).toEqual([])
  const content = build(givenSolution(), brief)
  expect(content.sections.map(({ heading }) => heading)).toEqual(['Hosting', 'Unheard of', 'Appendix'])
  expect(content.facts).toContainEqual({ label: 'Template', value: 'bank.docx' })
})

test('gives the same content for the same facts', () => {
  expect(JSON.stringify(build())).toBe(JSON.stringify(build()))
})
