import { expect, test } from 'vitest'
import type { Attention } from '#shared/api/overview.ts'
import { foldAttention } from './fold-attention.ts'

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
