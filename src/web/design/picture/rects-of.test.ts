import { expect, test } from 'vitest'
import type { Component, Connection } from '../editing.ts'
import type { LaidPicture } from './lay-picture.ts'
import { rectsOf } from './rects-of.ts'

const rect = (x: number) => ({ x, y: 0, width: 10, height: 10 })
const placed = [2, 3].map((number) => ({ component: { id: `EL-${number}` } as Component, rect: rect(number) }))
const laid: LaidPicture = { placed, frame: { id: 'EL-1', name: 'System', rect: rect(1) }, groups: [], lines: new Map() }
const relation = (id: string, from: string, to: string) => ({ id, from, to }) as Connection
const relations = [relation('REL-1', 'EL-3', 'EL-2'), relation('REL-2', 'EL-1', 'EL-9')]

test('a component is at its place, a connection at both of its ends', () => {
  expect(rectsOf('EL-2', laid, relations)).toEqual([rect(2)])
  expect(rectsOf('REL-1', laid, relations)).toEqual([rect(3), rect(2)])
  expect(rectsOf('REL-2', laid, relations)).toEqual([rect(1)])
  expect(rectsOf('EL-9', laid, relations)).toEqual([])
})
