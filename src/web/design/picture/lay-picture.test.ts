import { expect, test } from 'vitest'
import type { ElementKind } from '#shared/design-facts.ts'
import type { Component } from '../editing.ts'
import { layPicture } from './lay-picture.ts'
import { meets, type Rect } from './rect.ts'

const component = (id: string, kind: ElementKind = 'container'): Component => ({
  id,
  name: `Name of ${id}`,
  kind,
  responsibility: '',
  source: { from: 'person' },
})
const whole = component('EL-1', 'system')
const box = (id: string, x: number, y: number) => ({ id, x, y, width: 100, height: 60 })

const rounded = (rects: Rect[]) =>
  rects.map(({ x, y, width, height }) => ({
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
  }))

const lay = (elements: Component[], boxes: ReturnType<typeof box>[] = []) => {
  const laid = layPicture({ elements, system: 'Claims platform' }, { boxes, frames: [], lines: [] })
  return { ...laid, rects: new Map(laid.placed.map(({ component: { id }, rect }) => [id, rect])) }
}
const holds = (outer: Rect, inner: Rect) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height

test('boxes, frames and lines keep their places in the document’s diagram, enlarged from points', () => {
  const boxes = [box('EL-2', 13, 13), box('EL-3', 260, 13)]
  const frames = [box('EL-1', 0, 0), box('within Payments', 6.5, 6.5)]
  const points = [
    { x: 113, y: 26 },
    { x: 260, y: 26 },
  ]
  const lines = [{ id: 'REL-1', from: 'EL-2', to: 'EL-3', points, label: { x: 130, y: 13, width: 65, height: 13 } }]
  const elements = [whole, { ...component('EL-2'), group: 'Payments' }, component('EL-3', 'person')]
  const laid = layPicture({ elements, system: 'Claims platform' }, { boxes, frames, lines })
  expect(rounded(laid.placed.map(({ rect }) => rect))).toEqual([
    { x: 20, y: 20, width: 154, height: 92 },
    { x: 400, y: 20, width: 154, height: 92 },
  ])
  expect(rounded([laid.frame!.rect, ...laid.groups.map(({ rect }) => rect)])).toEqual([
    { x: 0, y: 0, width: 154, height: 92 },
    { x: 10, y: 10, width: 154, height: 92 },
  ])
  const line = laid.lines.get('REL-1')!
  expect(rounded([line.label!])).toEqual([{ x: 200, y: 20, width: 100, height: 20 }])
  expect(line.points.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
    [174, 40],
    [400, 40],
  ])
})

test('the system is the frame round what is built, and people and other systems are outside', () => {
  const elements = [whole, component('EL-2'), component('EL-3', 'store'), component('EL-4', 'person')]
  const { frame, rects, placed } = lay(elements, [box('EL-2', 200, 0), box('EL-3', 200, 100), box('EL-4', 0, 0)])
  expect(frame).toMatchObject({ id: 'EL-1', name: 'Claims platform' })
  expect(placed).toHaveLength(3)
  expect(holds(frame!.rect, rects.get('EL-2')!)).toBe(true)
  expect(holds(frame!.rect, rects.get('EL-3')!)).toBe(true)
  expect(meets(frame!.rect, rects.get('EL-4')!)).toBe(false)
})

test('a group is a frame round its components with room for its name, within the system’s and clear of the others', () => {
  const grouped = ['EL-2', 'EL-3'].map((id) => ({ ...component(id), group: 'Payments' }))
  const bank = { ...component('EL-5', 'external-system'), group: 'Payments' }
  const elements = [whole, ...grouped, component('EL-4'), bank]
  const boxes = [box('EL-2', 0, 0), box('EL-3', 0, 80), box('EL-4', 0, 160), box('EL-5', 220, 80)]
  const { groups, frame, rects } = lay(elements, boxes)
  expect(groups.map(({ name }) => name)).toEqual(['Payments', 'Payments'])
  const [own, banks] = groups
  for (const id of ['EL-2', 'EL-3']) expect(holds(own!.rect, rects.get(id)!)).toBe(true)
  expect(holds(frame!.rect, own!.rect)).toBe(true)
  expect(meets(own!.rect, rects.get('EL-4')!)).toBe(false)
  expect(holds(banks!.rect, rects.get('EL-5')!)).toBe(true)
  expect(meets(frame!.rect, banks!.rect)).toBe(false)
})

test('a group whose components are still apart is not drawn round others', () => {
  const grouped = ['EL-2', 'EL-4'].map((id) => ({ ...component(id), group: 'Payments' }))
  const boxes = [box('EL-2', 0, 0), box('EL-3', 0, 80), box('EL-4', 0, 160)]
  expect(lay([whole, ...grouped, component('EL-3')], boxes).groups).toEqual([])
})

test('without anything that is built there is no frame', () => {
  expect(lay([whole, component('EL-2', 'person')]).frame).toBeUndefined()
})

test('a component without a box stands below the others, within the frame where it is built', () => {
  const elements = [whole, component('EL-2'), component('EL-3'), component('EL-4', 'person'), component('EL-5', 'queue')]
  const { frame, rects } = lay(elements, [box('EL-2', 200, 0), box('EL-4', 0, 0)])
  expect(rects.get('EL-3')!.y).toBeGreaterThan(rects.get('EL-2')!.y + rects.get('EL-2')!.height)
  expect(rects.get('EL-5')!.y).toBe(rects.get('EL-3')!.y)
  expect(rects.get('EL-5')!.x).toBeGreaterThan(rects.get('EL-3')!.x + rects.get('EL-3')!.width)
  expect(holds(frame!.rect, rects.get('EL-3')!)).toBe(true)
  expect(meets(frame!.rect, rects.get('EL-4')!)).toBe(false)
})

test('a new system outside stands clear of the frame', () => {
  const elements = [whole, component('EL-2'), component('EL-3', 'external-system')]
  const { frame, rects } = lay(elements, [box('EL-2', 0, 0)])
  expect(meets(frame!.rect, rects.get('EL-3')!)).toBe(false)
})

test('a new component goes below everything where the frame would take in what is outside', () => {
  const elements = [whole, component('EL-2'), component('EL-3', 'external-system'), component('EL-4')]
  const { rects } = lay(elements, [box('EL-2', 0, 0), box('EL-3', 0, 100)])
  expect(rects.get('EL-4')!.y).toBeGreaterThan(rects.get('EL-3')!.y + rects.get('EL-3')!.height)
  expect(rects.get('EL-4')!.x).toBe(rects.get('EL-2')!.x)
})

test('a component that became one outside and still stands within the frame drives no new one out of it', () => {
  const boxes = [box('EL-2', 200, 0), box('EL-3', 200, 100), box('EL-4', 200, 200), box('EL-6', 0, 400)]
  const outside = [component('EL-3', 'external-system'), component('EL-6', 'person')]
  const { frame, rects } = lay([whole, component('EL-2'), component('EL-4'), ...outside, component('EL-5')], boxes)
  expect(rects.get('EL-5')!.y).toBeLessThan(rects.get('EL-6')!.y)
  expect(rects.get('EL-5')!.x).toBe(rects.get('EL-2')!.x)
  expect(meets(frame!.rect, rects.get('EL-6')!)).toBe(false)
})

test('where no box is known yet nothing covers anything', () => {
  const kinds: ElementKind[] = ['person', 'external-system', 'container', 'store', 'queue', 'model', 'component']
  const many = Array.from({ length: 40 }, (_, index) => component(`EL-${index + 2}`, kinds[index % kinds.length]))
  const { placed, frame } = lay([whole, ...many])
  expect(placed).toHaveLength(40)
  for (const one of placed) {
    expect(placed.filter(({ rect }) => meets(rect, one.rect))).toEqual([one])
    const isOutside = one.component.kind === 'person' || one.component.kind === 'external-system'
    expect(meets(frame!.rect, one.rect)).toBe(!isOutside)
  }
})

test('components are in the order of reading', () => {
  const { placed } = lay(
    [component('EL-4'), component('EL-3'), component('EL-2')],
    [box('EL-4', 200, 4), box('EL-3', 0, 100), box('EL-2', 0, 0)],
  )
  expect(placed.map((one) => one.component.id)).toEqual(['EL-2', 'EL-4', 'EL-3'])
})
