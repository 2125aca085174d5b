import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '#web/testing/open-screen.tsx'
import { Sidebar } from './sidebar.tsx'

test('the sidebar names the product and the person', () => {
  openScreen(<Sidebar />, { user: { displayName: 'ada Okafor', email: 'ada@example.org' } })
  for (const words of ['Arcwright', 'Business Dashboard', 'ada Okafor', 'ada@example.org', 'Logout'])
    expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByText('a').className).toContain('uppercase')
})

test('without a name and an address it has a letter, a word and a placeholder', () => {
  openScreen(<Sidebar />, { user: { displayName: '', email: '' } })
  for (const words of ['U', 'User', 'no email on file']) expect(screen.getByText(words)).toBeTruthy()
})
