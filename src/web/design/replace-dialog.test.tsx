import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DesignFacts } from '#shared/api/design.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import type { DesignEditing } from './editing.ts'
import { ReplaceDialog } from './replace-dialog.tsx'

const lists =
  'statements names elements relations dataEntities interfaces scenarios environments qualities decisions risks assumptions questions needs workstreams milestones windows costs'
const facts = {
  ...Object.fromEntries(lists.split(' ').map((list) => [list, []])),
  system: 'Desk',
  risks: [
    { id: 'RSK-1', text: 'A job is lost.' },
    { id: 'RSK-2', text: 'Jobs wait.' },
  ],
} as unknown as DesignFacts

test('the places are named before words are replaced in all of them as one step', async () => {
  const change = vi.fn<DesignEditing['change']>()
  const onClose = vi.fn()
  const { user } = openScreen(<ReplaceDialog editing={{ facts, change } as unknown as DesignEditing} onClose={onClose} />)
  await user.type(screen.getByRole('textbox', { name: 'Words' }), 'queue')
  expect(screen.getByText('The design does not have these words.')).toBeTruthy()
  await user.clear(screen.getByRole('textbox', { name: 'Words' }))
  await user.type(screen.getByRole('textbox', { name: 'Words' }), 'job')
  expect(screen.getByText('2 places: A job is lost.; Jobs wait..')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Replace in 2 places' })).toHaveProperty('disabled', true)
  await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'visit{Enter}')
  expect(change.mock.calls).toEqual([
    [
      { op: 'set', id: 'RSK-1', field: 'text', value: 'A visit is lost.' },
      { op: 'set', id: 'RSK-2', field: 'text', value: 'Visits wait.' },
    ],
  ])
  expect(onClose).toHaveBeenCalledOnce()
})
