import { expect, test } from 'vitest'
import type { Attention } from '#shared/api/overview.ts'
import { firstOfEachKind, foldAttention } from './fold-attention.ts'

const row = (kind: Attention['kind'], client: string | null, title: string): Attention => {
  return { kind, isMine: title === 'own', client, title, detail: '', action: '', link: '' }
}

test('late projects are folded by client, other rows if they have the same title', () => {
  const rows = [
    row('late', 'Aldgate', 'own'),
    row('late', 'Aldgate', 'a'),
    row('late', 'Calder', 'b'),
    row('late', 'Aldgate', 'c'),
    row('marked', 'Aldgate', 'd'),
    row('marked', 'Aldgate', 'e'),
    row('marked', 'Calder', 'e'),
    row('marked', 'Aldgate', 'e'),
    row('late', null, 'One more project late'),
  ]
  expect(foldAttention(rows).map((group) => group.rows.map(({ title }) => title))).toEqual([
    ['own', 'a', 'c'],
    ['b'],
    ['d'],
    ['e', 'e'],
    ['e'],
    ['One more project late'],
  ])
})

test('the reviews of a project are one row, whatever their states', () => {
  const rows = [
    row('asked', 'Aldgate', 'Claims'),
    row('overdue', 'Aldgate', 'Claims'),
    row('asked', 'Calder', 'Claims'),
    row('in-review', 'Aldgate', 'Claims'),
    row('out-of-date', 'Aldgate', 'Claims'),
  ]
  expect(foldAttention(rows).map((group) => group.rows.map(({ kind }) => kind))).toEqual([
    ['asked', 'overdue', 'in-review'],
    ['asked'],
    ['out-of-date'],
  ])
})

test('at most five groups of a kind are listed at first', () => {
  const rows = Array.from({ length: 7 }, (_, at) => row('asked', 'Aldgate', `Project ${at}`))
  const first = firstOfEachKind(foldAttention([...rows, row('marked', 'Aldgate', 'Project 6')]))
  expect(first.map(({ kind }) => kind)).toEqual(['asked', 'asked', 'asked', 'asked', 'asked', 'marked'])
})
