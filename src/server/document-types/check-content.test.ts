import { expect, test } from 'vitest'
import type { Block } from '#shared/content/blocks.ts'
import { Content } from '#shared/content/content.ts'
import { givenBrief, givenSolution } from '#server/testing/given-solution.ts'
import { buildContent } from './build-content.ts'
import { checkContent, type ContentFinding } from './check-content.ts'
import { hld } from './hld/hld.ts'

const solution = givenSolution()
const sound = () => Content.parse(structuredClone(buildContent({ brief: givenBrief(), solution, words: {}, writer: 'Arcwright' })))
const paragraph = (words: string, link?: string): Block => ({
  id: 'planted',
  type: 'paragraph',
  text: [{ text: words, ...(link ? { link } : {}) }],
})

/** The rules that report a fault after it was inserted into sound content. */
function rulesAfter(plant: (content: Content) => void): ContentFinding['rule'][] {
  const content = sound()
  plant(content)
  return [...new Set(checkContent({ content, solution, outline: hld.chaptersFor(solution) }).map(({ rule }) => rule))]
}

test('finds nothing in sound content', () => {
  expect(rulesAfter(() => undefined)).toEqual([])
})

test('finds a chapter that is not there', () => {
  expect(rulesAfter((content) => content.sections.splice(5, 1))).toContain('missing-chapter')
})

test('finds an empty section and an empty paragraph', () => {
  expect(rulesAfter((content) => content.sections.push({ id: 'x', heading: 'X', blocks: [], sections: [] }))).toEqual([
    'empty-section',
  ])
  const hollow = { id: 'x', heading: 'X', blocks: [paragraph(' ')], sections: [] }
  expect(rulesAfter((content) => content.sections.push(hollow))).toEqual(['empty-section'])
})

test('finds a statement that is not in the matrix', () => {
  const rules = rulesAfter((content) => {
    for (const { blocks } of content.sections)
      for (const block of blocks) if (block.id === 'statements-matrix' && block.type === 'table') block.rows.pop()
  })
  expect(rules).toEqual(['untraced-statement'])
})

test('finds a number that no fact has in a list and among key figures', () => {
  const list: Block = { id: 'planted', type: 'list', ordered: false, items: [{ text: [{ text: 'It takes 83 days.' }] }] }
  const figures: Block = { id: 'planted', type: 'figures', items: [{ label: 'Days', value: '83' }] }
  for (const block of [list, figures])
    expect(rulesAfter((content) => content.sections[0]?.blocks.push(block))).toEqual(['unsupported-number'])
})

test('finds a sentence that stands twice', () => {
  const twice = 'Claims are loaded by the batch loader.'
  expect(rulesAfter((content) => content.sections[0]?.blocks.push(paragraph(`${twice} ${twice}`)))).toEqual(['repeated-sentence'])
})

test.each(['To be done: TBD.', 'Lorem ipsum dolor.', 'TODO write', 'Costs xxx pounds'])(
  'finds the placeholder in “%s”',
  (words) => {
    expect(rulesAfter((content) => content.sections[0]?.blocks.push(paragraph(words)))).toEqual(['placeholder'])
  },
)

test('finds a number that no fact has', () => {
  expect(rulesAfter((content) => content.sections[0]?.blocks.push(paragraph('It answers in 83 ms.')))).toEqual([
    'unsupported-number',
  ])
  expect(rulesAfter((content) => content.sections[0]?.blocks.push(paragraph('It serves 400 handlers.')))).toEqual([])
})

test('finds a box that is no fact and an arrow to nowhere', () => {
  const plant = (change: (block: Extract<Block, { type: 'diagram' }>) => void) =>
    rulesAfter((content) => {
      for (const block of content.sections.find(({ id }) => id === 'summary')?.blocks ?? [])
        if (block.type === 'diagram') change(block)
    })
  expect(plant((block) => block.nodes.push({ id: 'EL-99', label: 'Ghost', kind: 'container' }))).toEqual(['unknown-node'])
  expect(plant((block) => block.edges.push({ from: 'EL-1', to: 'EL-98', label: 'calls' }))).toEqual(['unknown-node'])
})

test('finds a link that leads nowhere, and an id that stands twice', () => {
  expect(rulesAfter((content) => content.sections[0]?.blocks.push(paragraph('See there.', '#nowhere')))).toEqual(['dangling-link'])
  expect(rulesAfter((content) => content.sections[0]?.blocks.push(paragraph('One.'), paragraph('Two.')))).toEqual(['duplicate-id'])
})
