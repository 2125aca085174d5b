import { expect, test } from 'vitest'
import { lineBetween, placeParts } from './place-parts.ts'

const part = (kind: 'people' | 'system' | 'container') => ({ name: kind, kind })
const parts = [
  ...['system', 'people', 'system'].map((kind) => part(kind as 'system')),
  ...Array.from({ length: 7 }, () => part('container')),
]

test('people are above, components in the midst and systems below, no two at one place', () => {
  const { places, rows } = placeParts(parts, 3)
  expect(rows).toBe(1 + 3 + 1)
  expect(places.map(({ row }) => row)).toEqual([4, 0, 4, 1, 1, 1, 2, 2, 2, 3])
  expect(new Set(places.map(({ x, row }) => `${x} ${row}`)).size).toBe(parts.length)
  for (const { x } of places) expect(x > 0 && x < 3).toBe(true)
})

test('as a design grows each part keeps its column and never moves up', () => {
  const steps = parts.map((_, index) => placeParts(parts.slice(0, index + 1), 3).places)
  for (const [index, places] of steps.slice(1).entries())
    for (const [at, before] of steps[index]!.entries()) {
      expect(places[at]!.x).toBe(before.x)
      expect(places[at]!.row).toBeGreaterThanOrEqual(before.row)
    }
})

test('nothing to place is no picture', () => expect(placeParts([], 3)).toEqual({ places: [], rows: 0 }))

test('a line goes from middle to middle: between neighbours below them, and past other rows between the columns', () => {
  expect(lineBetween({ x: 0.5, row: 1 }, { x: 2.5, row: 1 })).toBe('M50 150C50 220 250 220 250 150')
  expect(lineBetween({ x: 0.5, row: 0 }, { x: 1.5, row: 1 })).toBe('M50 50C50 100 150 100 150 150')
  const past = lineBetween({ x: 0.5, row: 0 }, { x: 0.5, row: 3 })
  expect(past).toMatch(/^M50 50C.* 100 150V250C.* 50 350$/)
  expect(lineBetween({ x: 1.5, row: 3 }, { x: 0.5, row: 0 })).toMatch(/^M150 350C.* 100 250V150C.* 50 50$/)
})
