import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '#shared/api/api.ts'
import { allRights, givenDocumentV1, givenPrinted, givenVersions, idOf } from '#web/testing/given-generators.ts'
import { answer, refuse, sentTo } from '#web/testing/given-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { press } from '#web/testing/seen.ts'
import { SendDialog, type SendStart } from './send-dialog.tsx'

const printed = givenPrinted
const { version } = printed
const questions = [{ id: 'OQ-1', text: 'Who owns the figures?', source: { from: 'assumption' } }]
/** Opens the dialog on a version that the firm has approved. */
function open(currentVersion: string, start: SendStart = { right: 'read' }) {
  const people = [{ address: 'mei@firm.example', name: 'Mei Lin', isStaff: true }]
  const contacts = [{ id: idOf(2), name: 'Nora Pell', role: '', hasAccount: true, email: 'nora@client.example' }]
  const listed = { version, contentHash: 'a'.repeat(64), state: 'approved' as const, reviews: [], approvals: [], mayAsk: true }
  answer(api.documentsV1.get, {
    document: givenDocumentV1(1, { currentVersion }),
    versions: givenVersions,
    rights: { ...allRights, publish: true },
  })
  answer(api.questions.list, { asked: [], contacts })
  answer(api.reviews.list, { ...listed, people })
  answer(api.reviews.ask, { success: true, id: idOf(3), isPosted: false })
  answer(api.documentsV1.publish, { success: true })
  answer(api.documentsV3.facts, { version, facts: { questions }, fields: {}, quotes: [] })
  answer(api.questions.ask, { success: true, hasAccount: true, isPosted: false })
  return openScreen(<SendDialog printed={printed} start={start} isStaff onClose={() => {}} />)
}
/** The rights to choose from, once the versions are loaded. */
const rights = async () => {
  await screen.findByText(/sees no version yet/)
  return within(screen.getByLabelText('They can'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
}

test('the client can be asked to approve what the firm approved, and version, people and sentence agree', async () => {
  const { user } = open(version)
  expect(await rights()).toContain('Approve')
  expect(screen.getByText(/Mei Lin/)).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('They can'), 'Approve')
  expect(screen.queryByText(/Mei Lin/)).toBeNull()
  const shown = within(screen.getByLabelText('Version they see')).getAllByRole('option')
  expect(shown.map(({ textContent }) => textContent)).toEqual(['1.28.0, approved'])
  await user.click(screen.getByLabelText(/^Nora Pell/))
  const sentence = 'Nora Pell can read version 1.28.0 and is asked to approve it or to say what has to change.'
  expect(screen.getByText(new RegExp(`^${sentence} No one else will see anything new\\.`))).toBeTruthy()
  await press(user, 'Send')
  expect(await screen.findByText('Finds it in their account. No email was sent.')).toBeTruthy()
  expect(sentTo(api.documentsV1.publish)).toEqual([])
  expect(sentTo(api.reviews.ask).map(({ body }) => body)).toMatchObject([
    { version, people: [{ address: 'nora@client.example', name: 'Nora Pell' }] },
  ])
})

test('the whole client sees what one of its people approves only where that box is ticked', async () => {
  const { user } = open(version, { right: 'approve' })
  await user.click(await screen.findByLabelText(/^Nora Pell/))
  await user.type(screen.getByLabelText('Other email addresses'), 'Gil Marsh <gil@client.example>')
  const box = screen.getByLabelText<HTMLInputElement>(/^Show version 1\.28\.0 to everybody who signs in for/)
  expect([box.checked, box.disabled]).toEqual([false, false])
  expect(screen.getByText(/Gil Marsh gets a personal link; anyone who has it can read this version and decide\./)).toBeTruthy()
  await user.click(box)
  expect(screen.getByText(/will see version 1\.28\.0\./)).toBeTruthy()
  await press(user, 'Send')
  await screen.findByText('Finds it in their account. No email was sent.')
  expect(sentTo(api.documentsV1.publish)).toHaveLength(1)
})

test('nobody is asked to approve a version after which there is a newer one', async () => {
  open('1.29.0')
  expect(await rights()).toEqual(['Read', 'Read and comment', 'Read and edit', 'Only answer questions'])
})

test('who is only asked questions is shown no version, and the dialog says so', async () => {
  const { user } = open(version, { right: 'answer', question: 'OQ-1' })
  await screen.findByText(/sees no version yet/)
  expect(screen.queryByLabelText('Version they see')).toBeNull()
  expect((await screen.findByLabelText<HTMLInputElement>('Who owns the figures?')).checked).toBe(true)
  await user.click(screen.getByLabelText(/^Nora Pell/))
  expect(screen.getByText(/^Nora Pell gets 1 question to answer\. This shows the document to no one\./)).toBeTruthy()
  await press(user, 'Send')
  expect(await screen.findByText('Finds it in their account. No email was sent.')).toBeTruthy()
  expect(sentTo(api.documentsV1.publish)).toEqual([])
  expect(sentTo(api.questions.ask)).toHaveLength(1)
})

test('where only questions are sent, one has to be picked, and colleagues cannot be asked', async () => {
  const { user } = open(version, { right: 'answer' })
  await screen.findByText(/sees no version yet/)
  await user.click(screen.getByLabelText(/^Mei Lin/))
  await press(user, 'Send')
  expect(screen.getByText('Pick at least one question.')).toBeTruthy()
  await user.click(await screen.findByLabelText('Who owns the figures?'))
  await press(user, 'Send')
  expect(within(screen.getByRole('alert')).getByText('Only the client’s contacts get these questions.')).toBeTruthy()
  expect(sentTo(api.questions.ask)).toEqual([])
})

test('an address that is none is said to be none, and a server that is away too', async () => {
  const { user } = open(version)
  await screen.findByText(/sees no version yet/)
  await press(user, 'Send')
  expect(screen.getByRole('alert').textContent).toBe('Pick at least one person.')
  const others = screen.getByLabelText('Other email addresses')
  await user.type(others, 'a@b')
  answer(api.links.list, { links: [] })
  refuse(api.sharing.share, { error: 'This is not an email address.', code: 'invalid-input' }, 400)
  await press(user, 'Send')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('This is not an email address.'))
  refuse(api.sharing.share)
  await user.type(others, '.test')
  await press(user, 'Send')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The server could not be reached.'))
})
