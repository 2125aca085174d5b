import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { api } from '#shared/api/api.ts'
import type { Review } from '#shared/api/reviews.ts'
import { idOf } from '#web/testing/given-generators.ts'
import { answer, sentTo } from '#web/testing/given-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { answerDialog, press } from '#web/testing/seen.ts'
import { DecideForm } from './decide-form.tsx'
import { ReviewView } from './review-view.tsx'

const contentHash = 'a'.repeat(64)

test('whoever asks for changes says what has to change', async () => {
  const decide = vi.fn(() => Promise.resolve())
  const onDecided = vi.fn()
  const { user } = openScreen(<DecideForm place="1" contentHash={contentHash} decide={decide} onDecided={onDecided} />)
  await press(user, 'Ask for changes')
  expect(screen.getByText('Say what has to change.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/^Comment/))
  expect(decide).not.toHaveBeenCalled()
  await user.keyboard('The figures are old.')
  await press(user, 'Ask for changes')
  await waitFor(() => expect(onDecided).toHaveBeenCalled())
  expect(decide.mock.calls).toEqual([[{ decision: 'changes-asked', reason: 'The figures are old.', contentHash }]])
})

test('a review is withdrawn after a question', async () => {
  answer(api.reviews.withdraw, { success: true })
  const review: Review = {
    id: idOf(1),
    version: '1.0.0',
    contentHash,
    askedBy: 'Demo',
    askedAt: '2026-11-01T10:00:00.000Z',
    note: '',
    dueOn: null,
    state: 'open',
    closedAt: null,
    reviewers: [],
    mayDecide: false,
    mayWithdraw: true,
  }
  const onSaid = vi.fn()
  const { user } = openScreen(<ReviewView review={review} documentId={idOf(2)} shown="1.0.0" onSaid={onSaid} />)
  await press(user, 'Withdraw')
  await answerDialog(user, 'Withdraw the review of version 1.0.0?', 'Withdraw')
  await waitFor(() => expect(onSaid).toHaveBeenCalledTimes(1))
  expect(sentTo(api.reviews.withdraw)).toHaveLength(1)
})
