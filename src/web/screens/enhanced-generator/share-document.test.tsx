import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { api } from '#shared/api/api.ts'
import { givenHistories, idOf } from '#web/testing/given-generators.ts'
import { answer, sentTo } from '#web/testing/given-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { answerDialog, press } from '#web/testing/seen.ts'
import { EnhancedGenerator } from './enhanced-generator.tsx'

beforeEach(givenHistories)

test.each([
  ['confirming lets them edit', 'Can edit', 'writer'],
  ['the second button lets them read', 'Read-only', 'reader'],
])('a document is shared with an address: %s', async (_, pressed, role) => {
  const invitation = {
    id: idOf(7),
    documentId: idOf(1),
    to: 'grace@example.org',
    subject: '',
    text: '',
    link: 'https://example.org',
  }
  const createdAt = '2026-01-01T10:00:00.000Z'
  answer(api.sharing.share, { success: true, invitation: { ...invitation, delivery: null, createdAt } })
  const { user } = openScreen(<EnhancedGenerator />)
  await press(user, 'Share Number 1')
  expect(await screen.findByText('They will see version 1.1.0, a draft, and nothing written later.')).toBeTruthy()
  await user.keyboard('grace@example.org{Enter}')
  const question = 'May grace@example.org edit the document?'
  expect((await screen.findByRole('alertdialog', { name: question })).textContent).toContain('Escape shares nothing.')
  await answerDialog(user, question, pressed)
  const told = await screen.findByRole('alertdialog', { name: 'Document shared with grace@example.org' })
  expect(told.textContent).toContain('No email was sent: copy the invitation and send it yourself.')
  expect(sentTo(api.sharing.share)[0]!.body).toEqual({ email: 'grace@example.org', role, version: '1.1.0' })
})

test('sharing is called off by Escape and by its button, at either question, and wants an address', async () => {
  const { user } = openScreen(<EnhancedGenerator />)
  const isBack = () => waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Share Number 1'))
  for (const callOff of [
    () => user.keyboard('{Escape}'),
    async () => user.click(screen.getByRole('button', { name: 'Cancel' })),
    async () => {
      await user.clear(screen.getByLabelText('Email address to share with'))
      await user.keyboard('grace@example.org{Enter}')
      await screen.findByRole('alertdialog', { name: 'May grace@example.org edit the document?' })
      await user.keyboard('{Escape}')
    },
  ]) {
    await press(user, 'Share Number 1')
    const input = await screen.findByLabelText('Email address to share with')
    await waitFor(() => expect(document.activeElement).toBe(input))
    await user.keyboard('{Enter}')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    await user.keyboard('no address{Enter}')
    expect(document.activeElement).toBe(input)
    await callOff()
    await isBack()
    expect(screen.queryByRole('dialog')).toBeNull()
  }
  expect(sentTo(api.sharing.share)).toEqual([])
})
