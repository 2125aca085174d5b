import { expect, test } from 'vitest'
import { settlePictures } from './settle-pictures.ts'
import type { TypstBlock } from './typst-blocks.ts'

const picture = { type: 'picture', floats: true } as TypstBlock
const heading = (level: number) => ({ type: 'heading', level }) as TypstBlock
const paragraph = { type: 'paragraph' } as TypstBlock
const floating = (...blocks: TypstBlock[]) =>
  settlePictures(blocks).flatMap((block) => (block.type === 'picture' ? [block.floats] : []))

test('a picture moves only where words of its own chapter follow it', () => {
  expect(floating(picture, paragraph, heading(1))).toEqual([true])
  expect(floating(paragraph, picture, picture, heading(1), paragraph)).toEqual([false, false])
  expect(floating(picture, heading(2), paragraph)).toEqual([true])
  expect(floating(paragraph, picture)).toEqual([false])
})
