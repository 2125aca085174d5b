import { expect, test } from 'vitest'
import { documentTypeIds } from '#shared/document-types.ts'
import type { Block, ListItem } from '#shared/content/blocks.ts'
import { checkPptx } from '#server/testing/check-pptx.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { givenBriefs, givenDocument } from '#server/testing/given-documents.ts'
import { editionOf, withBlocks } from '#server/testing/given-edition.ts'
import { givenWideTable, hostileBlocks } from '#server/testing/given-hostile-text.ts'
import { listOverflows } from '#server/testing/list-overflows.ts'
import { shownExamples } from '#server/testing/shown-examples.ts'
import { pptxRenderer } from './render-pptx.ts'

const overflowsOf = async (content: Parameters<typeof editionOf>[0]) =>
  listOverflows(checkPptx(await pptxRenderer.render(editionOf(content))))

const shown = givenBriefs.filter(([file]) => shownExamples.some((name) => file.startsWith(name)))
const documents = shown.flatMap(([name, brief]) => documentTypeIds.map((type) => ({ name, brief, type })))

test.each(documents)('no words of $name as $type need more room than they have', async ({ brief, type }) => {
  const { content } = await givenDocument(type, brief)
  expect(await overflowsOf(content)).toEqual([])
})

const deepList = (depth: number): ListItem => ({
  text: [{ text: `Level ${depth} `.repeat(20) }],
  ...(depth < 12 ? { items: [deepList(depth + 1)] } : {}),
})

const hostile: Record<string, Block[]> = {
  'one word of 10,000 letters': hostileBlocks('x'.repeat(10_000), 0),
  Chinese: hostileBlocks('漢字仮名交じり文'.repeat(200), 0),
  'Arabic and Hebrew': hostileBlocks('مرحبا بالعالم שלום עולם '.repeat(60), 0),
  'sixty columns': [givenWideTable(60)],
  'a list of twelve levels': [{ id: 'deep', type: 'list', ordered: false, items: [deepList(0), deepList(0)] }],
}

test.each(Object.entries(hostile))('no words of %s need more room than they have', async (_, blocks) => {
  for (const block of blocks) expect(await overflowsOf(withBlocks(block))).toEqual([])
})

test('words that need more room than they have are found, in shapes and in cells', async () => {
  const deck = checkPptx(await pptxRenderer.render(editionOf(everyBlock)))
  expect(listOverflows(deck)).toEqual([])
  for (const { root } of deck.slides) {
    const texts: { children: unknown[] }[] = []
    const walk = (node: typeof root) => {
      if (node.name === 'a:t') texts.push(node)
      for (const child of node.children) if (typeof child === 'object') walk(child)
    }
    walk(root)
    for (const text of texts) text.children = [`${text.children.join('')} ${'longer '.repeat(400)}`]
  }
  const found = listOverflows(deck).join('\n')
  expect(found).toMatch(/Title \d+ needs/)
  expect(found).toMatch(/a cell needs/)
})
