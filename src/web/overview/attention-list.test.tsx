import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Attention } from '#shared/api/overview.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { press } from '#web/testing/seen.ts'
import { AttentionList } from './attention-list.tsx'

const review = (title: string, kind: Attention['kind'], version: string): Attention => {
  const link = `/documents/${title.replace(' ', '-')}-${version}?version=${version}&panel=review`
  return { kind, isMine: true, client: 'Aldgate', title, type: 'hld', detail: `version ${version}`, action: 'Open review', link }
}

test('the reviews of a project are one row, and five of a kind are listed before all are asked for', async () => {
  const rows = [
    review('Claims', 'asked', '1.0.0'),
    review('Claims', 'overdue', '1.1.0'),
    review('Claims', 'in-review', '1.2.0'),
    ...Array.from({ length: 6 }, (_, at) => review(`Project ${at + 1}`, 'asked', '1.0.0')),
  ]
  const { user } = openScreen(<AttentionList title="Needs attention" rows={rows} empty="Nothing" />)
  expect(screen.getByText('Claims: 3 reviews')).toBeTruthy()
  expect(screen.getByText(/^Project 4/)).toBeTruthy()
  expect(screen.queryByText(/^Project 5/)).toBeNull()
  await press(user, 'Show all 7')
  expect(screen.getByText(/^Project 6/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
})
