import { expect, test } from 'vitest'
import { withoutNeedless } from './without-needless.ts'

test('points on a straight way are no corners', () => {
  const [start, corner, end] = [
    { x: 300, y: 300 },
    { x: 300, y: 310 },
    { x: 330, y: 310 },
  ] as const
  expect(withoutNeedless([start, { x: 300, y: 304 }, corner, { x: 320, y: 310 }, end, { ...end }])).toEqual([start, corner, end])
})
