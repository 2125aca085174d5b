import { expect, test } from 'vitest'
import type { BlockOf } from '#shared/content/blocks.ts'
import { chooseLayout, drawDiagram } from './draw-diagram.ts'
import { listClashes } from './list-clashes.ts'

const sequence: BlockOf<'diagram'> = {
  id: 'sequence',
  type: 'diagram',
  caption: 'A walk',
  alt: 'A walk.',
  direction: 'down',
  form: 'sequence',
  nodes: ['Mechanic', 'Deck app', 'Inspection store'].map((label, index) => ({
    id: `n${index}`,
    label,
    kind: 'container' as const,
  })),
  edges: [
    { from: 'n0', to: 'n1', label: '1. Signs an inspection' },
    { from: 'n1', to: 'n1', label: '2. Keeps it until the harbour' },
    { from: 'n1', to: 'n2', label: '3. Hands it over' },
    { from: 'n2', to: 'n0', label: '4. Confirms' },
  ],
  groups: [],
}

test('a sequence has its boxes side by side and each call below the one before', () => {
  const { nodes, edges, lifelines } = chooseLayout(sequence)
  expect(lifelines).toHaveLength(3)
  const centres = nodes.map(({ x, width }) => x + width / 2)
  expect(centres.toSorted((left, right) => left - right)).toEqual(centres)
  const rows = edges.map(({ points }) => points[0]!.y)
  expect(rows.toSorted((left, right) => left - right)).toEqual(rows)
  expect(new Set(rows).size).toBe(4)
  expect(edges[3]!.points.map(({ x }) => x)).toEqual([centres[2], centres[0]])
})

test('nothing stands on anything else, and a call that ends beside its line is found', () => {
  const layout = chooseLayout(sequence)
  expect(listClashes(layout)).toEqual([])
  const [first, ...others] = layout.edges
  const missed = { ...first!, points: first!.points.map(({ x, y }) => ({ x: x + 9, y })) }
  expect(listClashes({ ...layout, edges: [missed, ...others] }).filter((clash) => clash.includes('misses'))).toHaveLength(2)
})

test('the lines below the boxes are drawn', async () => {
  const { svg } = await drawDiagram(sequence)
  expect(svg.match(/stroke-dasharray="3 3"/g)).toHaveLength(3)
})
