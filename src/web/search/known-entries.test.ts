import { expect, test } from 'vitest'
import { screenEntries } from './known-entries.ts'
import { groupEntries } from './palette-entry.ts'

const screens = (path: string) => screenEntries([{ path, label: 'Documents' }], { isStaff: true, isLive: true })
const found = (words: string) =>
  groupEntries(words, { actions: [], screens: screens('/documents'), recent: [] }, undefined).flatMap(({ entries }) =>
    entries.map(({ to }) => to),
  )

test('screens are found by what they show as well, and the list of documents is there once', () => {
  expect(found('late')).toEqual(['/dashboard/projects?overdue=true'])
  expect(found('what changed')).toEqual(['/weekly-report'])
  expect(found('documents')).toEqual(['/documents'])
  expect(screens('/dashboard/documents').map(({ to }) => to)).toContain('/documents')
})
