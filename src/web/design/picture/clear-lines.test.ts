import { expect, test } from 'vitest'
import { viewDesign } from '#server/compose/change/view-design.ts'
import { referenceDesigns } from '#server/references/read-designs.ts'
import { givenPicked } from '#server/testing/given-picked.ts'
import type { DesignFacts } from '#shared/api/design.ts'
import { drawConnections, isDense } from './draw-connections.ts'
import { edgesOf, type Words } from './flow-elements.ts'
import { layPicture } from './lay-picture.ts'
import { placeLabels, sizeOf } from './place-labels.ts'
import { meets, type Point, type Rect } from './rect.ts'

const stretchesOf = (points: Point[]): Rect[] =>
  points.slice(1).map((end, index) => {
    const start = points[index]!
    const [x, y] = [Math.min(start.x, end.x), Math.min(start.y, end.y)]
    return { x, y, width: Math.abs(end.x - start.x), height: Math.abs(end.y - start.y) }
  })

function drawn(id: string) {
  const { solution } = givenPicked({}, id)
  const viewed = viewDesign({ solution })
  const facts = solution as unknown as DesignFacts
  const laid = layPicture(facts, viewed)
  const rects = new Map(laid.placed.map(({ component, rect }) => [component.id, rect]))
  return { facts, laid, rects, connections: drawConnections(facts.relations, { rects, lines: laid.lines }) }
}

test.each([...referenceDesigns().keys()])('in the picture of %s no line runs through a box, and no two boxes meet', (id) => {
  const { facts, laid, rects, connections } = drawn(id)
  expect(connections).toHaveLength(facts.relations.length)
  const through = connections.flatMap(({ id: line, from, to, laid: way }) => {
    const stretches = stretchesOf(way!.points)
    return [...rects].flatMap(([other, rect]) =>
      other !== from && other !== to && stretches.some((one) => meets(one, rect)) ? [`${line} through ${other}`] : [],
    )
  })
  expect(through).toEqual([])
  const boxes = [...rects.values()]
  expect(boxes.filter((one, index) => boxes.slice(index + 1).some((other) => meets(one, other)))).toEqual([])
  const isOutside = ({ kind }: { kind: string }) => kind === 'person' || kind === 'external-system'
  const misplaced = laid.placed.filter(({ component, rect }) => meets(rect, laid.frame!.rect) === isOutside(component))
  expect(misplaced).toEqual([])
})

test.each([...referenceDesigns().keys()])('the labels of a component of %s cover no other label, and hardly any box', (id) => {
  const { facts, rects, connections } = drawn(id)
  const edges = edgesOf(connections, () => '')
  const boxes = [...rects.values()]
  const labelled = isDense(facts.relations)
    ? [...rects.keys()].map((component) => {
        const own = edges.filter(({ source, target }) => source === component || target === component)
        return placeLabels(own, boxes, 1).map(({ label, data }) => rectOf(label as string, data!.words!))
      })
    : [connections.map(({ laid }) => laid!.label!)]
  const together = labelled.flatMap((labels) =>
    labels.filter((label, index) => labels.slice(0, index).some((other) => meets(other, label))),
  )
  const onBoxes = labelled.flat().filter((label) => boxes.some((box) => meets(box, label)))
  expect(together).toEqual([])
  expect(onBoxes.length).toBeLessThan(labelled.flat().length / 5)
})

function rectOf(text: string, { middle, width }: Words): Rect {
  const size = sizeOf(text, width)
  return { x: middle.x - size.width / 2, y: middle.y - size.height / 2, ...size }
}
