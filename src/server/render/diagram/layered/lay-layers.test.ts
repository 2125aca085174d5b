import { expect, test } from 'vitest'
import type { DiagramNode } from '#shared/content/blocks.ts'
import type { Diagram } from '../diagram-text.ts'
import { chooseLayout } from '../draw-diagram.ts'
import type { Layout } from '../layout.ts'
import { layoutDiagram } from '../layout-diagram.ts'
import { listClashes } from '../list-clashes.ts'
import type { Box } from '../node-shape.ts'
import { assignLayers } from './assign-layers.ts'
import { chooseTracks } from './choose-tracks.ts'
import { countCrossings } from './count-crossings.ts'
import { solvePlaces } from './solve-places.ts'

const kinds = ['person', 'system', 'external-system', 'container', 'component', 'store', 'queue', 'model', 'node'] as const

/**
 * A picture with nested frames and arrows of every kind: between boxes, between frames, between a frame and its content, and from a box to
 * itself.
 */
function givenAnyDiagram(seed: number, boxes = 13): Diagram {
  let state = seed * 2_654_435_761
  const next = (limit: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * limit)
  }
  const count = Math.ceil(boxes / 2) + next(boxes / 2)
  const groups = Array.from({ length: next(5) }, (_, index) => ({
    id: `g${index}`,
    label: `Boundary ${index}${' with a long name'.repeat(next(3))}`,
    ...(index > 0 && next(2) ? { parent: `g${next(index)}` } : {}),
  }))
  const nodes = Array.from({ length: count }, (_, index): DiagramNode => {
    const group = groups[next(groups.length + 1)]
    return { id: `n${index}`, label: `Part number ${index}`, kind: kinds[next(kinds.length)]!, ...(group && { group: group.id }) }
  })
  const end = () => (groups.length > 0 && next(8) === 0 ? groups[next(groups.length)]!.id : `n${next(count)}`)
  const edges = Array.from({ length: next(count * 1.5) }, (_, index) => ({
    from: end(),
    to: end(),
    label: next(6) ? `Sends message ${index} on` : '',
  }))
  return { id: 'any', type: 'diagram', caption: 'Any', alt: 'Any', direction: next(2) ? 'down' : 'right', nodes, edges, groups }
}

const isIn = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

const isBeside = (one: Box, other: Box) =>
  one.x >= other.x + other.width || other.x >= one.x + one.width || one.y >= other.y + other.height || other.y >= one.y + one.height

/** Boxes and frames that are outside their own frames or inside others. */
function misplaced({ nodes, groups }: Layout, diagram: Diagram): string[] {
  const parentOf = new Map(diagram.groups.map(({ id, parent }) => [id, parent]))
  const chainOf = (id: string | undefined): string[] => (id === undefined ? [] : [id, ...chainOf(parentOf.get(id))])
  const held = [
    ...nodes.map((box) => ({ id: box.node.id, box, chain: chainOf(box.node.group) })),
    ...groups.map((box) => ({ id: box.id, box, chain: chainOf(parentOf.get(box.id)) })),
  ]
  return held.flatMap(({ id, box, chain }) =>
    groups
      .filter((group) => group.id !== id && !chainOf(group.id).includes(id))
      .filter((group) => (chain.includes(group.id) ? !isIn(box, group) : !isBeside(box, group)))
      .map((group) => `${id} and ${group.id}`),
  )
}

const askew = ({ edges }: Layout) =>
  edges.filter(({ points }) =>
    points.slice(1).some((end, index) => Math.abs(end.x - points[index]!.x) > 0.06 && Math.abs(end.y - points[index]!.y) > 0.06),
  )

/** The same few pictures in every test run; they are the first of the many that `npm run test:long` uses. */
const pictures = process.env['VALIDITY_RUNS'] === undefined ? 8 : 25

test('any picture keeps boxes in their frames, arrows upright or level and from side to side, and everything apart', () => {
  for (let seed = 1; seed <= pictures; seed++) {
    const diagram = givenAnyDiagram(seed)
    const layout = chooseLayout(diagram)
    expect({ seed, clashes: listClashes(layout), misplaced: misplaced(layout, diagram), askew: askew(layout) }).toEqual({
      seed,
      clashes: [],
      misplaced: [],
      askew: [],
    })
    expect(layout.edges.filter(({ points }) => points.length < 2)).toEqual([])
  }
})

test('a picture of far too many boxes is laid out too, with nothing upon anything else', () => {
  const diagram = givenAnyDiagram(3, 90)
  expect(diagram.nodes.length).toBeGreaterThan(45)
  const layout = layoutDiagram(diagram, { direction: 'down', nodeWidth: 118, labelWidth: 84, columns: 3, withDescriptions: false })
  expect(misplaced(layout, diagram)).toEqual([])
  expect(layout.nodes.flatMap((one, index) => layout.nodes.slice(index + 1).filter((other) => !isBeside(one, other)))).toEqual([])
})

test('every arc leads onward but as few as can be, and short ones are preferred', () => {
  const arcs = [
    { from: 0, to: 1 },
    { from: 1, to: 2 },
    { from: 2, to: 0 },
    { from: 3, to: 2 },
  ]
  expect(assignLayers([1, 1, 1, 1], arcs, false)).toEqual([0, 1, 2, 1])
  expect(assignLayers([1, 1, 1, 1], arcs, true)).toEqual([0, 1, 2, 0])
  expect(assignLayers([1, 3, 1, 1], arcs, false)).toEqual([0, 1, 4, 3])
})

test('bends that would meet run on tracks of their own, in the order in which least crosses', () => {
  expect(
    chooseTracks([
      { start: 0, end: 30 },
      { start: 10, end: 40 },
      { start: 80, end: 60 },
    ]),
  ).toEqual([1, 0, 0])
  // The first would run along the second if it bent before it.
  const [first, second] = chooseTracks([
    { start: 0, end: 20 },
    { start: 20, end: 50 },
  ])
  expect(first).toBeGreaterThan(second!)
})

test('places keep apart and stand in line where they can', () => {
  const separations = [
    { from: 0, to: 1, apart: 10 },
    { from: 2, to: 3, apart: 30 },
  ]
  const wishes = [
    { from: 0, to: 2, offset: 0, weight: 1 },
    { from: 1, to: 3, offset: 5, weight: 2 },
  ]
  const [a, b, c, d] = solvePlaces(4, separations, wishes) as [number, number, number, number]
  expect(b - a).toBeGreaterThanOrEqual(10)
  expect(d - c).toBeGreaterThanOrEqual(30)
  expect(c - a).toBeCloseTo(0)
  expect(d - b).toBeCloseTo(5)
})

test('only ways that pass through each other cross', () => {
  const level = [
    { x: 0, y: 5 },
    { x: 10, y: 5 },
  ]
  const upright = (x: number, from: number, to: number) => [
    { x, y: from },
    { x, y: to },
  ]
  expect(countCrossings([level, upright(4, 0, 9), upright(6, 5, 9), upright(12, 0, 9)])).toBe(1)
})
