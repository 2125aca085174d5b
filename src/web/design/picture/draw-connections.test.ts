import { expect, test } from 'vitest'
import { drawConnections as draw, sidesBetween } from './draw-connections.ts'

const rect = (x: number, y: number) => ({ x, y, width: 150, height: 80 })
const rects = new Map([
  ['EL-2', rect(0, 0)],
  ['EL-3', rect(300, 0)],
  ['EL-4', rect(0, 300)],
])
const line = {
  from: 'EL-2',
  to: 'EL-3',
  points: [
    { x: 150, y: 40 },
    { x: 300, y: 40 },
  ],
  label: undefined,
}
const drawConnections = (relations: Parameters<typeof draw>[0], given = rects) =>
  draw(relations, { rects: given, lines: new Map([['REL-1', line]]) })
const relation = (id: string, from: string, to: string) => ({ id, from, to, label: 'claims', synchronous: true })

test('a connection leaves and enters by the sides that face each other', () => {
  expect(sidesBetween(rect(0, 0), rect(300, 50))).toEqual(['right', 'left'])
  expect(sidesBetween(rect(300, 50), rect(0, 0))).toEqual(['left', 'right'])
  expect(sidesBetween(rect(0, 0), rect(50, 300))).toEqual(['bottom', 'top'])
  expect(sidesBetween(rect(50, 300), rect(0, 0))).toEqual(['top', 'bottom'])
})

test('a connection whose end is not in the picture is not drawn', () => {
  const drawn = drawConnections([relation('REL-1', 'EL-2', 'EL-3'), relation('REL-2', 'EL-2', 'EL-9')], rects)
  expect(drawn.map(({ id }) => id)).toEqual(['REL-1'])
})

test('connections between the same two are counted, whichever way they go', () => {
  const drawn = drawConnections(
    [relation('REL-1', 'EL-2', 'EL-3'), relation('REL-2', 'EL-2', 'EL-4'), relation('REL-3', 'EL-3', 'EL-2')],
    rects,
  )
  expect(drawn.map(({ place }) => place)).toEqual([0, 0, 1])
})

test('what waits for no answer stays told apart', () => {
  const [drawn] = drawConnections([{ ...relation('REL-1', 'EL-2', 'EL-3'), synchronous: false }], rects)
  expect(drawn).toMatchObject({ isSynchronous: false, leaves: 'right', enters: 'left', label: 'claims' })
})

test('a connection follows its path in the document’s diagram, unless it has other ends by now', () => {
  expect(drawConnections([relation('REL-1', 'EL-2', 'EL-3')], rects)[0]?.laid).toBe(line)
  expect(drawConnections([relation('REL-1', 'EL-3', 'EL-2')], rects)[0]?.laid).toBeUndefined()
})
