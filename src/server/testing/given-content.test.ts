import { expect, test } from 'vitest'
import { Block } from '#shared/content/blocks.ts'
import { Content } from '#shared/content/content.ts'
import { everyBlock } from './given-content.ts'

test('the content for tests is valid and has every block there is', () => {
  expect(Content.parse(everyBlock)).toEqual(everyBlock)
  const types = JSON.stringify(everyBlock)
  for (const option of Block.options) expect(types).toContain(`"type":"${option.shape.type.value}"`)
})
