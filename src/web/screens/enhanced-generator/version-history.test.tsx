import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { api } from '#shared/api/api.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { allRights, givenDocumentV1, givenHistories, givenHistory, givenVersions } from '#web/testing/given-generators.ts'
import { answer, refuse, sentTo } from '#web/testing/given-server.ts'
import { openScreen, type Person } from '#web/testing/open-screen.tsx'
import { answerDialog, press } from '#web/testing/seen.ts'
import { EnhancedGenerator } from './enhanced-generator.tsx'

beforeEach(givenHistories)

const openHistory = async (user: Person) => {
  await press(user, 'History of Number 1')
  return screen.findByRole('region', { name: 'Versions' })
}

test('the history offers what may be done to each version, and the heading has the focus', async () => {
  const { user } = openScreen(<EnhancedGenerator />)
  const panel = await openHistory(user)
  expect(document.activeElement?.textContent).toBe('Version History')
  expect(within(panel).getAllByRole('listitem')).toHaveLength(4)
  expect(within(panel).getAllByRole('listitem')[0]!.textContent).toMatch(/Change 29.*Grace/)
  const offered = within(panel)
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label'))
  // Only the newest version can be approved. The current version has no rollback.
  expect(offered).toEqual([
    'Approve version 1.29.0',
    ...givenVersions.slice(1).map(({ version }) => `Rollback to version ${version}`),
  ])
})

test('who may not approve or roll back is not offered it', async () => {
  answer(api.documentsV1.get, { ...givenHistory, rights: { ...allRights, approve: false, rollback: false } })
  const { user } = openScreen(<EnhancedGenerator />)
  const panel = await openHistory(user)
  expect(within(panel).getAllByRole('listitem')).toHaveLength(4)
  expect(within(panel).queryAllByRole('button')).toEqual([])
})

/** None of these failures is reported; the page reloads the actual state. */
const silent: [what: string, entry: Endpoint, act: (user: Person) => Promise<unknown>][] = [
  ['a history', api.documentsV1.get, (user) => press(user, 'History of Number 1')],
  [
    'a look at what changed',
    api.documentsV1.changes,
    async (user) => {
      await openHistory(user)
      await press(user, 'Approve version 1.29.0')
    },
  ],
  [
    'an approval',
    api.documentsV1.approve,
    async (user) => {
      await openHistory(user)
      await press(user, 'Approve version 1.29.0')
      await answerDialog(user, 'Approve version 1.29.0?', 'Approve')
    },
  ],
  [
    'a rollback',
    api.documentsV1.rollback,
    async (user) => {
      await openHistory(user)
      await press(user, 'Rollback to version 1.27.0')
      await answerDialog(user, 'Are you sure you want to rollback to version 1.27.0?', 'Rollback')
    },
  ],
  ['an export', api.documentsV1.export, (user) => press(user, 'Export Number 1 as PDF')],
  [
    'a share',
    api.sharing.share,
    async (user) => {
      await press(user, 'Share Number 1')
      await user.type(await screen.findByLabelText('Email address to share with'), 'a@example.org{Enter}')
      await answerDialog(user, 'May a@example.org edit the document?', 'Can edit')
    },
  ],
]

test.each(silent)('%s that fails is not spoken of, and the list is asked for again', async (_, entry, act) => {
  const { user } = openScreen(<EnhancedGenerator />)
  await screen.findByRole('heading', { name: 'Number 1' })
  refuse(entry, { success: false, error: 'No.' })
  await act(user)
  await waitFor(() => {
    const [refused, all] = [sentTo(entry)[0]!, sentTo()]
    expect(refused).toBeDefined()
    expect(all.slice(all.indexOf(refused)).map(({ path }) => path)).toContain('/api/documents')
  })
  expect(screen.queryAllByRole('alert')).toEqual([])
  expect(screen.queryAllByRole('alertdialog')).toEqual([])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Share Number 1' }).disabled).toBe(false)
})

const asked = [
  [
    ...(['Approve version 1.29.0', 'Approve version 1.29.0?', 'Approve'] as const),
    api.documentsV1.approve,
    'This will be the first approved version.',
  ],
  [
    ...(['Rollback to version 1.27.0', 'Are you sure you want to rollback to version 1.27.0?', 'Rollback'] as const),
    ...([api.documentsV1.rollback, 'Its content becomes a new version'] as const),
  ],
] as const

test('a version is approved and rolled back after a question each, and Escape does neither', async () => {
  answer(api.documentsV1.approve, { success: true })
  answer(api.documentsV1.rollback, { success: true, document: givenDocumentV1(1) })
  const { user } = openScreen(<EnhancedGenerator />)
  await openHistory(user)
  for (const [name, question, yes, entry, told] of asked) {
    await press(user, name)
    const dialog = await screen.findByRole('alertdialog', { name: question })
    expect(dialog.textContent).toContain(told)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(name))
    expect(sentTo(entry)).toEqual([])
    await press(user, name)
    await answerDialog(user, question, yes)
    if (yes === 'Approve') await answerDialog(user, 'Version approved successfully', 'OK')
  }
  await answerDialog(user, 'Document rolled back to version 1.27.0', 'OK')
  expect(sentTo(api.documentsV1.approve)).toHaveLength(1)
  expect(sentTo(api.documentsV1.rollback)[0]!.body).toEqual({ targetVersion: '1.27.0', currentVersion: '1.29.0' })
  await press(user, 'Close version history')
  expect(screen.queryByRole('heading', { name: 'Version History' })).toBeNull()
})

test('an approval says what changed since the last one, and is taken back with a reason', async () => {
  const versions = givenVersions.map((one) => (one.version === '1.28.0' ? { ...one, mayWithdraw: true } : one))
  answer(api.documentsV1.get, { ...givenHistory, versions })
  answer(api.documentsV1.changes, { since: '1.28.0', changes: 'Statements: added S1.' })
  answer(api.documentsV1.withdraw, { success: true })
  const { user } = openScreen(<EnhancedGenerator />)
  await openHistory(user)
  await press(user, 'Approve version 1.29.0')
  const question = await screen.findByRole('alertdialog', { name: 'Approve version 1.29.0?' })
  expect(question.textContent).toContain('Since version 1.28.0, the last that was approved: Statements: added S1.')
  await user.keyboard('{Escape}')
  expect(screen.queryAllByRole('button', { name: /^Take back/ })).toHaveLength(1)
  await press(user, 'Take back the approval of version 1.28.0')
  const prompt = await screen.findByRole('dialog', { name: 'Take back the approval of version 1.28.0?' })
  await user.click(within(prompt).getByRole('button', { name: 'Take back' }))
  expect(document.activeElement).toBe(within(prompt).getByLabelText(/^Reason/))
  await user.keyboard('The budget is wrong.{Enter}')
  await answerDialog(user, 'Approval taken back', 'OK')
  expect(sentTo(api.documentsV1.withdraw).map(({ body }) => body)).toEqual([{ reason: 'The budget is wrong.' }])
})

test('why an approval is not taken back is said, because it may have been shared meanwhile', async () => {
  answer(api.documentsV1.get, { ...givenHistory, versions: givenVersions.map((one) => ({ ...one, mayWithdraw: one.approved })) })
  refuse(api.documentsV1.withdraw, { success: false, error: 'This version was shared since.', code: 'conflict' }, 409)
  const { user } = openScreen(<EnhancedGenerator />)
  await openHistory(user)
  await press(user, 'Take back the approval of version 1.26.0')
  await user.type(await screen.findByLabelText(/^Reason/), 'Too early.{Enter}')
  await answerDialog(user, 'This version was shared since.', 'OK')
  expect(sentTo(api.documentsV1.withdraw)).toHaveLength(1)
})
