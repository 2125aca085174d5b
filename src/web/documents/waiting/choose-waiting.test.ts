import { expect, test } from 'vitest'
import type { BegunGeneration } from '#shared/api/documents-v3.ts'
import { chooseWaiting, sumWaiting } from './choose-waiting.ts'

const begun = (key: string, state: BegunGeneration['state']): BegunGeneration => ({
  key,
  state,
  type: 'High-Level Design',
  client: 'Aldgate Mutual',
  project: key,
  startedAt: '2026-03-03T09:00:00Z',
  error: null,
  document: null,
})

test('what runs is waited for, and of what ended only that for which this browser waits', () => {
  const all = [begun('one', 'running'), begun('two', 'finished'), begun('three', 'failed'), begun('four', 'finished')]
  expect(chooseWaiting(all, ['three', 'four']).map(({ key }) => key)).toEqual(['one', 'three', 'four'])
})

test('the sum says each state with its number, and nothing of those that there are none of', () => {
  expect(sumWaiting([begun('a', 'failed'), begun('b', 'running'), begun('c', 'running')])).toBe('2 running, 1 failed')
  expect(sumWaiting([])).toBe('')
})
