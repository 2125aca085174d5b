import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { blockTexts } from '#shared/content/plain-text.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { buildContent } from '#server/document-types/build-content.ts'
import { proposeSolution } from './propose-solution.ts'

const context = [
  'Sponsor: Dr Amara Osei, Chief Clinical Information Officer.',
  'Start 4 January 2027.',
  'The governance board meets on the first Tuesday of each month.',
  'Every report must name its owner.',
  'A project of 2025 was stopped after 14 months because nobody trusted its figures.',
]
const briefFor = (documentType: 'hld' | 'word') =>
  Brief.parse({
    documentType,
    client: 'fairholm',
    projectName: 'Beds',
    requirements: {
      businessObjective: 'We want reports on beds. There are 6 hospitals.',
      technicalRequirements: 'Reports on beds must be shown each day.',
      additionalContext: context.join(' '),
    },
  })

test('what of the context became no fact is kept word for word, and nothing twice', () => {
  const { alsoTold, requirements, milestones } = proposeSolution(briefFor('hld'))
  expect(alsoTold?.statements.map(({ quote }) => quote)).toEqual([context[0], context[2], context[4]])
  expect(requirements.map(({ text }) => text)).toContain(context[3])
  expect(milestones.map(({ date }) => date)).toContain('2027-01-04')
})

test('a proposal tells what the brief also says', () => {
  const brief = briefFor('word')
  const content = buildContent({ brief, solution: proposeSolution(brief), words: {}, writer: 'offline' })
  const told = [...walkBlocks(content.sections)]
    .filter(({ block }) => block.id.endsWith('-told'))
    .flatMap(({ block }) => blockTexts(block))
  expect(told).toEqual(expect.arrayContaining([context[0], context[2], context[4]].map((quote) => `“${quote}”`)))
  expect(told).not.toContain(`“${context[3]}”`)
})

test('a brief whose every sentence became a fact tells nothing beside them', () => {
  const brief = briefFor('hld')
  expect(proposeSolution({ ...brief, requirements: { ...brief.requirements, additionalContext: '' } }).alsoTold).toBeUndefined()
})
