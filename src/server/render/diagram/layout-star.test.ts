import { expect, test } from 'vitest'
import type { DiagramEdge, DiagramNode } from '#shared/content/blocks.ts'
import type { Diagram } from './diagram-text.ts'
import { chooseLayout, type Target } from './draw-diagram.ts'
import { findStar } from './find-star.ts'
import { listClashes } from './list-clashes.ts'

const given = (edges: [string, string][]): Diagram => {
  const ids = [...new Set(edges.flat())]
  const nodes = ids.map((id): DiagramNode => ({ id, label: `Box ${id}`, kind: id.startsWith('p') ? 'person' : 'external-system' }))
  const arrows = edges.map(([from, to]): DiagramEdge => ({
    from,
    to,
    label: `Hands over what ${from} has`,
    technology: 'HTTPS, JSON',
  }))
  return { id: 'd', type: 'diagram', caption: '', alt: '', direction: 'right', nodes, edges: arrows, groups: [] }
}

const star = given([
  ['p1', 'hub'],
  ['p2', 'hub'],
  ['p3', 'hub'],
  ['s1', 'hub'],
  ['hub', 's1'],
  ['s2', 'hub'],
  ['p4', 's2'],
  ['hub', 's3'],
])

test('round one system every arrow runs straight, with its words on it', async () => {
  const layout = chooseLayout(star)
  expect(listClashes(layout)).toEqual([])
  expect(layout.edges.map(({ points, number }) => [points.length, number])).toEqual(star.edges.map(() => [2, undefined]))
  expect(layout.edges.every(({ label }) => label)).toBe(true)
  const x = new Map(layout.nodes.map((node) => [node.node.id, node.x]))
  expect(x.get('p1')).toBeLessThan(x.get('hub')!)
  expect(x.get('s1')).toBeGreaterThan(x.get('hub')!)
})

test('where nothing can be read, a star keeps its words, unless numbers stand a good deal larger', () => {
  const narrow = (width: number): Target => ({ room: { width, height: 190 }, legible: 90, largest: 1.5, frame: (layout) => layout })
  const isInWords = (width: number) => chooseLayout(star, narrow(width)).edges.every(({ number }) => number === undefined)
  expect(isInWords(300)).toBe(true)
  expect(isInWords(200)).toBe(false)
})

test('what has no middle, or arrows besides it, is no star', () => {
  expect(findStar(star)?.hub).toBe('hub')
  expect(
    findStar(
      given([
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'd'],
      ]),
    ),
  ).toBeUndefined()
  const across: Diagram = { ...star, edges: [...star.edges, { from: 'p1', to: 'p2', label: 'asks' }] }
  expect(findStar(across)).toBeUndefined()
})

test('each kind of clash is found where it is planted', async () => {
  const layout = chooseLayout(star)
  const [first, second] = layout.edges as [(typeof layout.edges)[0], (typeof layout.edges)[0]]
  const withEdge = (edge: typeof first) => listClashes({ ...layout, edges: [edge, ...layout.edges.slice(1)] })
  const down = { ...first.label!, y: first.points[0]!.y - 4 }
  expect(withEdge({ ...first, label: down }).join()).toContain('a line runs through')
  expect(withEdge({ ...first, label: { ...second.label! } }).join()).toContain('overlaps')
  expect(withEdge({ ...first, points: second.points }).join()).toMatch(/runs upon.*misses p1/)
  expect(withEdge({ ...first, points: [first.points[0]!, { x: first.points[1]!.x - 9, y: first.points[1]!.y }] }).join()).toContain(
    'misses hub',
  )
  expect(listClashes({ ...layout, width: layout.width - 40 }).join()).toContain('is outside')
})
