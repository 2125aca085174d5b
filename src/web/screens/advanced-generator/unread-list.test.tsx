import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UnreadList } from './unread-list.tsx'

test('what a file shows besides its text is listed with author, words and place', () => {
  render(
    <UnreadList
      unread={[
        { kind: 'comment', by: 'Clara', on: 'reports', text: 'In phase 1?', under: 'Scope' },
        { kind: 'scan', page: 4 },
        { kind: 'hidden', text: 'Our limit' },
      ]}
    />,
  )
  expect(screen.getByText('Not read as the client’s text (3)')).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Comment by Clara on “reports”: In phase 1? (under “Scope”)',
    'Page without text: a scan, or empty (page 4)',
    'Hidden text: Our limit',
  ])
})
