import { expect, test } from 'vitest'
import type { Content } from '#shared/content/content.ts'
import type { Solution } from '#server/solution/solution.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { givenBrief, givenSolution } from '#server/testing/given-solution.ts'
import { describeChanges, type VersionTexts } from './describe-changes.ts'

const before: VersionTexts = { brief: givenBrief(), solution: givenSolution(), content: everyBlock }
const after = (change: (said: VersionTexts) => void) => {
  const said = structuredClone(before)
  change(said)
  return describeChanges(before, said)
}
const changeChapters = (change: (sections: Content['sections']) => Content['sections']) =>
  after(({ content }) => (content.sections = change(content.sections)))
const changeSolution = (change: (solution: Solution) => void) => after(({ solution }) => change(solution))
const [first, second] = before.solution.requirements as [Solution['requirements'][number], Solution['requirements'][number]]

test('a document’s first version says so, and one that changes nothing does too', () => {
  expect(describeChanges(undefined, before)).toBe('First version')
  expect(after(() => {})).toBe('Generated again; nothing changed')
  const withoutValue = after(
    ({ content, brief }) => Object.assign(content.sections[0]!, { note: undefined }) && (brief.template = undefined),
  )
  expect(withoutValue).toBe('Generated again; nothing changed')
})

test('what changed without showing in a chapter is told for what it is', () => {
  expect(after(({ content }) => (content.subtitle = 'Other'))).toBe('Generated again; only the title page changed')
  expect(after(({ brief }) => (brief.requirements.scope += ' '))).toBe(
    'Generated again from a changed brief; the document says the same',
  )
})

test('requirements that came and went are named by their ids', () => {
  const added = { ...first, id: 'FR-98', text: 'Assessors see weather reports beside each photograph.', measures: [] }
  expect(changeSolution(({ requirements }) => requirements.push(added))).toBe('Requirements: added FR-98.')
  expect(changeSolution(({ requirements }) => requirements.shift())).toBe(`Requirements: removed ${first.id}.`)
  const many = Array.from({ length: 5 }, (_, index) => ({ ...added, id: `FR-${90 + index}`, text: `Wholly new thing ${index}` }))
  expect(changeSolution(({ requirements }) => requirements.push(...many))).toBe(
    'Requirements: added FR-90, FR-91, FR-92 and 2 more.',
  )
})

test('a requirement put in between changes none of those behind it, though their ids move on', () => {
  const between = { ...first, text: 'Assessors see weather reports beside each photograph.' }
  const moved = (requirements: Solution['requirements']) => {
    requirements.unshift(between)
    requirements.forEach((requirement, index) => (requirement.id = `FR-${index + 1}`))
  }
  expect(changeSolution(({ requirements }) => moved(requirements))).toBe('Requirements: added FR-1.')
})

test('a requirement in other words, of another priority or with another number is changed', () => {
  expect(changeSolution(({ requirements }) => (requirements[0]!.text += ' Daily.'))).toContain(`changed ${first.id}`)
  const priority = second.priority === 'must' ? 'could' : 'must'
  expect(changeSolution(({ requirements }) => (requirements[1]!.priority = priority))).toBe(`Requirements: changed ${second.id}.`)
  const seconds = (count: number) => ({
    ...first,
    text: `The portal must answer within ${count} seconds on any day.`,
    measures: [{ subject: 'portal', comparison: 'at-most' as const, value: count, unit: 's', quote: `within ${count} seconds` }],
  })
  const [two, three] = [2, 3].map((count) => ({ ...before, solution: { ...before.solution, requirements: [seconds(count)] } }))
  expect(describeChanges(two, three!)).toBe(`Requirements: changed ${first.id} (within 3 seconds instead of within 2 seconds).`)
})

test('budget and timeline are told with what they were', () => {
  expect(changeSolution(({ budget }) => (budget!.amount = 512_500.5))).toBe('Budget £512,500.50 instead of £450,000.')
  expect(changeSolution((solution) => (solution.budget = undefined))).toBe('No budget any more.')
  expect(changeSolution(({ timeline }) => (timeline!.weeks = 26))).toBe('Timeline 26 weeks instead of 20 weeks.')
  const bare = structuredClone(before)
  bare.solution.budget = undefined
  expect(describeChanges(bare, before)).toBe('Budget £450,000, where there was none.')
})

test('a template is told by its file', () => {
  expect(after(({ brief }) => (brief.template = { filename: 'house.md', headings: [] }))).toBe(
    'Template house.md, where there was none.',
  )
})

test('chapters are told in a sentence of their own', () => {
  const [text, ...others] = before.content.sections
  expect(changeChapters(() => others)).toBe('Chapters: removed ‘Words’.')
  expect(changeChapters((sections) => [...sections, { ...text!, id: 'new', heading: 'Risks' }])).toBe('Chapters: added ‘Risks’.')
  expect(changeChapters(() => [{ ...text!, blocks: [] }, ...others])).toBe('Chapters: changed ‘Words’.')
  expect(changeChapters(() => [...others, text!])).toBe('Chapters in another order.')
  const both = after(({ solution, content }) => {
    solution.budget!.amount = 1
    content.sections.shift()
  })
  expect(both).toBe('Budget £1 instead of £450,000. Chapters: removed ‘Words’.')
})

test('however much changed, the text stays short, and is no half of a character', () => {
  const long = '🙂'.repeat(150)
  const told = after(({ brief, solution, content }) => {
    solution.budget = { quote: long }
    solution.timeline = { quote: `${long} weeks` }
    brief.template = { filename: long, headings: [] }
    solution.requirements = solution.requirements.map((requirement, index) => ({ ...requirement, text: `${long} ${index}` }))
    content.sections = Array.from({ length: 50 }, (_, index) => ({ id: `${index}`, heading: long, blocks: [], sections: [] }))
  })
  expect(told.length).toBeLessThanOrEqual(400)
  expect(told.isWellFormed()).toBe(true)
})

test('a thousand requirements that all changed are compared at once', () => {
  const all = (word: string) => ({
    ...before,
    solution: {
      ...before.solution,
      requirements: Array.from({ length: 1000 }, (_, index) => ({ ...first, id: `FR-${index}`, text: `${word} ${index} of many` })),
    },
  })
  expect(describeChanges(all('Thing'), all('Other thing'))).toBe(
    'Requirements: added FR-0, FR-1, FR-2 and 997 more, removed FR-0, FR-1, FR-2 and 997 more.',
  )
})
