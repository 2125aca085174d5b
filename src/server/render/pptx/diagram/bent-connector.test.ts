import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Point } from '#server/render/diagram/layout.ts'
import { type Bent, bendConnector } from './bent-connector.ts'

const emuPerPoint = 12_700

/** Where Office draws it, calculated from its definition of the preset: the shape, then flipped, then rotated about its centre. */
function drawnPoints({ preset, box, shares, flips }: Bent): Point[] {
  const { width, height } = box
  const [along = 0, across = 0, again = 0] = shares.map((share, index) => (share / 100_000) * (index % 2 === 0 ? width : height))
  const forms: Record<Bent['preset'], [number, number][]> = {
    bentConnector2: [[width, 0]],
    bentConnector3: [
      [along, 0],
      [along, height],
    ],
    bentConnector4: [
      [along, 0],
      [along, across],
      [width, across],
    ],
    bentConnector5: [
      [along, 0],
      [along, across],
      [again, across],
      [again, height],
    ],
  }
  const angle = ((flips.rot ?? 0) / 60_000 / 180) * Math.PI
  return [[0, 0] as const, ...forms[preset], [width, height] as const].map(([x, y]) => {
    const [dx, dy] = [(x - width / 2) * (flips.flipH ? -1 : 1), (y - height / 2) * (flips.flipV ? -1 : 1)]
    return {
      x: (box.x + width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle)) / emuPerPoint,
      y: (box.y + height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle)) / emuPerPoint,
    }
  })
}

/** A path of right-angled corners from steps that alternate between the two axes. */
function routeOf(steps: readonly number[], isUpright: boolean): Point[] {
  const route = [{ x: 300, y: 300 }]
  steps.forEach((step, index) => {
    const { x, y } = route.at(-1)!
    route.push((index % 2 === 0) === isUpright ? { x, y: y + step } : { x: x + step, y })
  })
  return route
}

const step = fc.oneof(fc.double({ min: 1, max: 200, noNaN: true }), fc.double({ min: -200, max: -1, noNaN: true }))

test('a way of one to four corners is one connector that Office draws through just these corners', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 5 }), fc.boolean(), (steps, isUpright) => {
      const route = routeOf(steps, isUpright)
      const bent = bendConnector(route)!
      expect(bent.preset).toBe(`bentConnector${steps.length}`)
      for (const value of [...Object.values(bent.box), ...bent.shares]) expect(Number.isInteger(value)).toBe(true)
      // Points that would be aligned are moved apart by a quarter of a point.
      drawnPoints(bent).forEach((point, index) => {
        expect(Math.abs(point.x - route[index]!.x)).toBeLessThan(0.3)
        expect(Math.abs(point.y - route[index]!.y)).toBeLessThan(0.3)
      })
    }),
    {
      examples: [
        [[10, 50, -10], true],
        [[10, 50, -10], false],
        [[-5, 40, 30, -40, -25], true],
      ],
    },
  )
})

test('more corners than Office’s connectors have, and ways askew, are none of them', () => {
  expect(bendConnector(routeOf([5, 5, 5, 5, 5, 5], true))).toBeUndefined()
  expect(
    bendConnector([
      { x: 0, y: 0 },
      { x: 9, y: 9 },
      { x: 9, y: 20 },
    ]),
  ).toBeUndefined()
  expect(bendConnector(routeOf([5], true))).toBeUndefined()
})
