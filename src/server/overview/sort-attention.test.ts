import { expect, test } from 'vitest'
import type { Attention } from '#shared/api/overview.ts'
import { sortAttention } from './sort-attention.ts'

const row = (kind: Attention['kind'], link: string, isMine = false): Attention => {
  return { kind, isMine, client: 'Calder Bank', title: '', detail: '', action: '', link }
}

test('what waits for the viewer comes first, then the most pressing', () => {
  const rows = [
    row('quiet', '/projects/1'),
    row('late', '/projects/2'),
    row('approval', '/documents/1', true),
    row('asked', '/documents/2', true),
  ]
  expect(sortAttention(rows).map(({ kind }) => kind)).toEqual(['asked', 'approval', 'late', 'quiet'])
})

test('a request for changes comes before everything else', () => {
  const rows = [row('asked', '/documents/1', true), row('refused', '/documents/2', true)]
  expect(sortAttention(rows).map(({ kind }) => kind)).toEqual(['refused', 'asked'])
})

test('a document with two reasons has one row; failed emails, which share a page, have one each', () => {
  const failed = row('failed', '/dashboard/documents-old', true)
  const rows = [row('overdue', '/documents/1'), row('asked', '/documents/1?version=1.0.0&panel=review', true), failed, failed]
  expect(sortAttention(rows).map(({ kind }) => kind)).toEqual(['asked', 'failed', 'failed'])
})

test('one’s own draft that is out of date is listed as that, and still as one’s own', () => {
  const rows = [row('approval', '/documents/1', true), row('out-of-date', '/documents/1')]
  expect(sortAttention(rows)).toMatchObject([{ kind: 'out-of-date', isMine: true }])
})
