import { expect, test } from 'vitest'
import type { Block } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import { valuesOf } from '#server/testing/check-office.ts'
import { checkPptx } from '#server/testing/check-pptx.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { editionOf } from '#server/testing/given-edition.ts'
import { findAll } from '#server/testing/read-office.ts'
import { pptxRenderer } from '../render-pptx.ts'

const words = (text: string, id = text.slice(0, 9)): Block => ({ id, type: 'paragraph', text: [{ text }] })
const section = (heading: string, blocks: Block[], sections: Section[] = []): Section => ({
  id: heading,
  heading,
  blocks,
  sections,
})
const read = async (...sections: Section[]) => checkPptx(await pptxRenderer.render(editionOf({ ...everyBlock, sections })))

test('a slide says which of several with its heading it is', async () => {
  const { slides } = await read(section('Long', [words('many words '.repeat(900))]), section('Short', [words('few words')]))
  const titles = slides.slice(1).map(({ title }) => title)
  const count = titles.length - 1
  expect(count).toBeGreaterThan(1)
  expect(titles).toEqual([...Array.from({ length: count }, (_, index) => `Long (${index + 1} of ${count})`), 'Short'])
})

test('a slide has not the title of the first one', async () => {
  const { slides } = await read(section(everyBlock.title, [words('Named like the whole.')]))
  expect(slides.map(({ title }) => title)).toEqual([everyBlock.title, `${everyBlock.title} (2)`])
})

test('a chapter that begins with few words says them where it opens, and not on a slide of their own', async () => {
  const parts = ['One', 'Two', 'Three'].map((heading) => section(heading, [words(`What ${heading} says.`)]))
  const { slides } = await read(section('Whole', [words('It has three parts.')], parts))
  expect(slides.slice(2).map(({ title }) => title)).toEqual(['1 Whole', 'One', 'Two', 'Three'])
  expect(slides[2]!.texts).toEqual(['1', 'Whole', 'It has three parts.', 'One', 'Two', 'Three', '3'])
})

test('few words are larger than many, and those that run over by a line are smaller', async () => {
  const sizeOf = async (text: string) => {
    const { slides } = await read(section('Words', [words(text)]))
    return {
      slides: slides.length - 1,
      sizes: [...new Set(findAll(slides[1]!.root, 'a:rPr').map(({ attributes }) => attributes['sz']))],
    }
  }
  const ofWords = (count: number) => sizeOf('some words '.repeat(count))
  expect((await ofWords(4)).sizes).toContain('2000')
  expect((await ofWords(130)).sizes).not.toContain('2000')
  expect(await ofWords(170)).toEqual({ slides: 1, sizes: expect.arrayContaining(['1400']) })
})

test('its title is the first thing on every slide, and colours are the theme’s where it has them', async () => {
  const { slides } = checkPptx(await pptxRenderer.render(editionOf(everyBlock)))
  const first = slides.map(({ root }) => valuesOf(root, 'p:ph', 'type')[0])
  expect(first.filter((type) => type !== 'title' && type !== 'ctrTitle')).toEqual([])
  const own = new Set(slides.flatMap(({ root }) => valuesOf(root, 'a:srgbClr', 'val')))
  // The colours of warnings and dangers, which no Office theme has.
  expect([...own].filter((colour) => !['865901', 'FAF1DF', 'B52B28', 'FEEDEC'].includes(colour))).toEqual([])
})
