import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeEdges, mostBoxes, splitPicture } from './draw.ts'

const node = (id: string) => ({ id, label: id, kind: 'container' as const })
const edge = (from: string, to: string, label = `${from} to ${to}`) => ({ from, to, label })

test('parallel arrows become one that says both things', () => {
  expect(mergeEdges([edge('a', 'b', 'reads'), edge('a', 'b', 'writes'), edge('b', 'b', 'thinks')])).toEqual([
    { from: 'a', to: 'b', label: 'reads; writes' },
  ])
})

test('a small drawing stays one picture, and none is drawn of nothing', () => {
  const whole = { nodes: [node('a'), node('b')], edges: [edge('a', 'b')] }
  expect(splitPicture(whole)).toEqual([whole])
  expect(splitPicture({ nodes: [], edges: [] })).toEqual([])
})

test('however large, no picture has more boxes than can be read, no box is lost and each arrow stands once', () => {
  const size = fc.integer({ min: 13, max: 40 })
  const drawing = size.chain((count) => {
    const end = fc.integer({ min: 0, max: count - 1 })
    return fc.tuple(
      fc.constant(count),
      fc.uniqueArray(fc.tuple(end, end), { maxLength: 80, selector: ([from, to]) => `${from}>${to}` }),
    )
  })
  fc.assert(
    fc.property(drawing, ([count, pairs]) => {
      const nodes = Array.from({ length: count }, (_, index) => node(`n${index}`))
      const edges = pairs.filter(([from, to]) => from !== to).map(([from, to]) => edge(`n${from}`, `n${to}`))
      const pictures = splitPicture({ nodes, edges })
      expect(Math.max(...pictures.map((picture) => picture.nodes.length))).toBeLessThanOrEqual(mostBoxes)
      expect(pictures.flatMap((picture) => picture.edges.map(({ label }) => label)).toSorted()).toEqual(
        edges.map(({ label }) => label).toSorted(),
      )
      expect(new Set(pictures.flatMap((picture) => picture.nodes.map(({ id }) => id))).size).toBe(count)
      for (const picture of pictures) {
        const ids = new Set(picture.nodes.map(({ id }) => id))
        expect(picture.edges.every(({ from, to }) => ids.has(from) && ids.has(to))).toBe(true)
      }
    }),
    { numRuns: 60 },
  )
})
