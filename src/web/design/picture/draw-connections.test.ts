import { expect, test } from 'vitest'
import { drawConnections, shorten, sidesBetween } from './draw-connections.ts'

const rect = (x: number, y: number) => ({ x, y, width: 150, height: 80 })
const rects = new Map([
  ['EL-2', rect(0, 0)],
  ['EL-3', rect(300, 0)],
  ['EL-4', rect(0, 300)],
])
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

test('a label is cut after a word, a long word within it', () => {
  expect(shorten('Claims and estimates', 20)).toBe('Claims and estimates')
  expect(shorten('Claims and estimates of cars', 20)).toBe('Claims and…')
  expect(shorten('Claims, estimates, payments', 20)).toBe('Claims, estimates…')
  expect(shorten('Schadensfallbearbeitungsauftrag', 10)).toBe('Schadensf…')
  expect(Array.from(shorten('🚗'.repeat(30), 10))).toHaveLength(10)
})
