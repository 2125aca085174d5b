import { expect, test } from 'vitest'
import type { Block } from '#shared/content/blocks.ts'
import { checkPptx } from '#server/testing/check-pptx.ts'
import { editionOf, withBlocks } from '#server/testing/given-edition.ts'
import { findAll } from '#server/testing/read-office.ts'
import { pptxRenderer } from '../render-pptx.ts'

test('words in another script are in a language of it, by which their font is chosen', async () => {
  const texts = ['Plain', '契約書を検索', 'שלום', 'ระบบ']
  const blocks = texts.map((text, index): Block => ({ id: `p${index}`, type: 'paragraph', text: [{ text }] }))
  const { slides } = checkPptx(await pptxRenderer.render(editionOf(withBlocks(...blocks))))
  const runs = slides.flatMap(({ root }) => findAll(root, 'a:r'))
  const languageOf = (text: string) => {
    const run = runs.find((one) => findAll(one, 'a:t').some(({ children }) => children.includes(text)))!
    return findAll(run, 'a:rPr')[0]!.attributes['lang']
  }
  expect(texts.map(languageOf)).toEqual(['en-GB', 'ja-JP', 'he-IL', 'th-TH'])
})
