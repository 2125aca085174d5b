import { expect, test } from 'vitest'
import { firstDay } from './first-day.ts'

test('a week is reported from its Wednesday on, and until then the whole week before', () => {
  const days = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02']
  expect(days.map(firstDay)).toEqual(['2026-11-29', '2026-11-23', '2026-11-24', '2026-12-02'])
})
