import { expect, test } from 'vitest'
import { contrast } from '#server/testing/contrast.ts'
import { DiagramNode } from '#shared/content/blocks.ts'
import { kindName } from './diagram-text.ts'
import { drawShape, shapeColours } from './node-shape.ts'
import { palette } from './palette.ts'

const kinds = DiagramNode.shape.kind.options

test.each(kinds)('the words on a %s can be read in grey, and its outline is seen on paper and in a frame', (kind) => {
  const { fill, line, text } = shapeColours[kind]
  for (const words of text === 'light' ? [palette.onAccent] : [palette.text, palette.textQuiet])
    expect(contrast(words, fill)).toBeGreaterThanOrEqual(4.5)
  for (const ground of [palette.paper, palette.raised]) expect(contrast(line, ground)).toBeGreaterThanOrEqual(3)
  expect(contrast(palette.textQuiet, palette.raised)).toBeGreaterThanOrEqual(4.5)
})

test('no two kinds differ by hue alone: each has an outline of its own or another depth of fill, and a name', () => {
  const box = { x: 0, y: 0, width: 90, height: 40 }
  const outline = (kind: (typeof kinds)[number]) => drawShape(kind, box).replaceAll(/(fill|stroke)="#\w+"/g, '')
  for (const [index, one] of kinds.entries())
    for (const other of kinds.slice(index + 1)) {
      const isDeeper = contrast(shapeColours[one].fill, shapeColours[other].fill) >= 3
      expect(outline(one) !== outline(other) || isDeeper, `${one} and ${other}`).toBe(true)
      expect(kindName(one)).not.toBe(kindName(other))
    }
})
