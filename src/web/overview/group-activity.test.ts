import { expect, test } from 'vitest'
import type { ActivityRow } from '#shared/api/overview.ts'
import { daysAgo, groupActivity } from './group-activity.ts'

const row = (at: string, who: string, document: string): ActivityRow => {
  const verb = document === 'c' || document === 'e' ? 'version-approved' : 'version-added'
  return { at: new Date(at).toISOString(), who, verb, what: '', document, type: 'hld', link: '' }
}

test('events are in the order of time, by day, and alike ones of one person in a row are folded', () => {
  const rows = [
    row('2026-11-11T15:00:00', 'Mei', 'd'),
    row('2026-11-12T12:00:00', 'Mei', 'b'),
    row('2026-11-12T13:00:00', 'Mei', 'a'),
    row('2026-11-12T11:00:00', 'Mei', 'c'),
    row('2026-11-12T10:00:00', 'Tom', 'e'),
  ]
  const told = groupActivity(rows).map(({ day, runs }) => [day, runs.map((run) => run.map(({ document }) => document).join())])
  expect(told).toEqual([
    ['2026-11-12', ['a,b', 'c', 'e']],
    ['2026-11-11', ['d']],
  ])
})

test('days are counted by the calendar, not by hours', () => {
  expect(daysAgo('2026-11-11', new Date('2026-11-12T00:30:00'))).toBe(1)
  expect(daysAgo('2026-11-12', new Date('2026-11-12T23:30:00'))).toBe(0)
})
