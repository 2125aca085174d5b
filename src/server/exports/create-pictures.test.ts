import { expect, test } from 'vitest'
import { everyBlock } from '#server/testing/given-content.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { createPictures, type PictureRequest } from './create-pictures.ts'

const blocks = [...walkBlocks(everyBlock.sections)].map(({ block }) => block)
const idOf = (type: string) => blocks.find((block) => block.type === type)!.id

test('however many ask for a picture, at once or later, it is drawn once', async () => {
  const asked: PictureRequest[] = []
  const draw = createPictures({ draw: (request) => Promise.resolve(Buffer.from(`picture ${asked.push(request)}`)) })
  const pictures = await Promise.all([1, 2, 3].map(() => draw(everyBlock, idOf('diagram'))))
  expect(new Set(pictures.map(({ bytes }) => String(bytes)))).toEqual(new Set(['picture 1']))
  expect(String((await draw(everyBlock, idOf('chart'))).bytes)).toBe('picture 2')
  expect(String((await draw(everyBlock, idOf('diagram'))).bytes)).toBe('picture 1')
  expect(asked[1]!.picture).toHaveProperty('table.type', 'table')
})

test('a picture that could not be drawn is tried again for whoever asks next', async () => {
  let attempts = 0
  const draw = createPictures({
    draw: () => (++attempts === 1 ? Promise.reject(new Error('The process died.')) : Promise.resolve(Buffer.from('picture'))),
  })
  await expect(draw(everyBlock, idOf('diagram'))).rejects.toThrow('The process died.')
  expect(String((await draw(everyBlock, idOf('diagram'))).bytes)).toBe('picture')
})

test('what is no picture of the document is not there', async () => {
  const draw = createPictures({ draw: () => Promise.reject(new Error('Not to be asked.')) })
  for (const id of ['nothing', idOf('paragraph'), idOf('table')])
    await expect(draw(everyBlock, id)).rejects.toMatchObject({ code: 'not-found' })
})
