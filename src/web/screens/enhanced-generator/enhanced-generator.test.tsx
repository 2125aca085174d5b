import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { api } from '#shared/api/api.ts'
import { givenDocumentV1, givenHistories } from '#web/testing/given-generators.ts'
import { answer, holdBack, refuse, sentTo } from '#web/testing/given-server.ts'
import { openScreen, type Person } from '#web/testing/open-screen.tsx'
import { answerDialog, expectInert, fill, press } from '#web/testing/seen.ts'
import { EnhancedGenerator } from './enhanced-generator.tsx'

beforeEach(givenHistories)

const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })
const rows = () => within(screen.getByRole('region', { name: 'Recent Documents' })).findAllByRole('listitem')

async function fillBrief(user: Person, projectName = 'Contact') {
  await user.click(await screen.findByRole('radio', { name: /^High-Level Design/ }))
  await user.click(screen.getByRole('radio', { name: 'Aldgate Mutual' }))
  fill(/^Project name/, projectName)
}

test('offers two design documents and two clients, a button for more that does nothing, and waits until three are there', async () => {
  const { user } = openScreen(<EnhancedGenerator />)
  const [types, clients] = ['Document type', 'Client'].map((name) =>
    within(screen.getByRole('group', { name: new RegExp(`^${name}`) })).getAllByRole('radio'),
  )
  expect([types!.length, clients!.length]).toEqual([2, 2])
  await rows()
  expectInert('Add Client')
  const generate = await button('Generate Document')
  await user.click(screen.getByRole('radio', { name: /^Low-Level Design/ }))
  expect(generate.disabled).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Wexmoor County Council' }))
  fill(/^Project name/, '   ')
  expect(generate.disabled).toBe(true)
  fill(/^Project name/, 'Contact')
  expect(generate.disabled).toBe(false)
  await screen.findByText(/will write it/)
})

test('everything that was typed is sent, and the document is led to', async () => {
  const deliver = holdBack(api.documentsV1.generate, { success: true, document: givenDocumentV1(9) })
  const { user } = openScreen(<EnhancedGenerator />)
  await fillBrief(user, 'All fields')
  const texts = {
    businessObjective: 'Business objective',
    technicalRequirements: 'Technical requirements',
    scope: 'Scope',
    deliverables: 'Deliverables',
    timeline: 'Timeline',
    budget: 'Budget',
    constraints: 'Constraints',
    assumptions: 'Assumptions',
  }
  for (const label of Object.values(texts)) fill(label, `${label} as typed.`)
  await screen.findByText(/will write it/)
  await press(user, 'Generate Document')
  const busy = await button('Generating with Claude AI...')
  expect(busy.closest('fieldset')!.disabled).toBe(true)
  // The label is from the specification; the actual author is named next to it.
  expect(document.getElementById(busy.getAttribute('aria-describedby')!)!.textContent).toBe(
    'The Arcwright offline composer is writing it. It costs nothing.',
  )
  await waitFor(() => expect(sentTo(api.documentsV1.generate)).toHaveLength(1))
  expect(sentTo(api.documentsV1.generate)[0]!.body).toEqual({
    documentType: 'hld',
    client: 'aldgate',
    projectName: 'All fields',
    requirements: Object.fromEntries(Object.entries(texts).map(([field, label]) => [field, `${label} as typed.`])),
  })
  deliver()
  const alert = await screen.findByRole('alertdialog', { name: 'Document generated successfully!' })
  expect(within(alert).getByRole('link', { name: 'View document' }).getAttribute('href')).toBe('/documents/9')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('OK'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Generate Document'))
  expect(screen.getByLabelText<HTMLInputElement>(/^Project name/).value).toBe('All fields')
})

test('a failure is told by one sentence, whatever the server says, and what was typed is kept', async () => {
  refuse(api.documentsV1.generate, { success: false, error: 'It failed.', details: 'The disk is full.', code: 'conflict' }, 409)
  const { user } = openScreen(<EnhancedGenerator />)
  await fillBrief(user, 'Never written')
  await press(user, 'Generate Document')
  await answerDialog(user, 'Failed to generate document', 'OK')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Generate Document'))
  cleanup()
  openScreen(<EnhancedGenerator />)
  expect(screen.getByLabelText<HTMLInputElement>(/^Project name/).value).toBe('Never written')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Aldgate Mutual' }).checked).toBe(true)
})

test('the first five documents are shown with version, date, client and approval, and the pipeline counts all', async () => {
  openScreen(<EnhancedGenerator />)
  const texts = (await rows()).map((row) => row.textContent)
  expect(texts).toHaveLength(5)
  expect(texts[0]).toMatch(/1\.0\.0.*Number 0.*Aldgate Mutual.*Not approved.*1 Jan 2026/)
  expect(texts[2]).toMatch(/1\.2\.0.*Wexmoor County Council/)
  expect(texts[4]).toMatch(/Approved/)
  for (const name of ['History of Number 0', 'Export Number 0 as PDF', 'Share Number 0']) expect(await button(name)).toBeTruthy()
  const figures = within(screen.getByRole('region', { name: 'Pipeline Status' })).getAllByRole('definition')
  expect(figures.map((figure) => figure.textContent)).toEqual(['7', '4', 'Active', 'Connected'])
})

test('a list that fails is not spoken of', async () => {
  refuse(api.documentsV1.list, { success: false, error: 'No.' })
  openScreen(<EnhancedGenerator />)
  await waitFor(() => expect(screen.getByRole('region', { name: 'Recent Documents' }).getAttribute('aria-busy')).toBe('false'))
  expect([...screen.queryAllByRole('alert'), ...screen.queryAllByRole('alertdialog')]).toEqual([])
})

test('two messages at once are shown one after the other', async () => {
  const deliver = holdBack(api.documentsV1.generate, { success: true, document: givenDocumentV1(9) })
  const { user } = openScreen(<EnhancedGenerator />)
  await fillBrief(user, 'Two messages')
  await press(user, 'Generate Document')
  await press(user, 'Share Number 1')
  await screen.findByRole('dialog', { name: 'Share this document' })
  deliver()
  await waitFor(() => expect(screen.getByText('Generate Document')).toBeTruthy())
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await user.keyboard('{Escape}')
  await answerDialog(user, 'Document generated successfully!', 'OK')
})

test('the folders are set up without a word, also where that fails', async () => {
  const { user } = openScreen(<EnhancedGenerator />)
  answer(api.documentsV1.setupFolders, { success: true, folders: [] })
  for (const count of [1, 2]) {
    await press(user, 'Setup Google Drive')
    await waitFor(() => expect(sentTo(api.documentsV1.setupFolders)).toHaveLength(count))
    expect(sentTo(api.documentsV1.setupFolders).at(-1)!.body).toBeUndefined()
    expect(document.activeElement?.textContent).toBe('Setup Google Drive')
    refuse(api.documentsV1.setupFolders)
  }
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('in live work it is said that the folders are ready, or why they are not', async () => {
  const { user } = openScreen(<EnhancedGenerator />, { user: { workspace: { mode: 'live', invites: null } } })
  answer(api.documentsV1.setupFolders, { success: true, folders: [] })
  await press(user, 'Setup Google Drive')
  expect(await screen.findByText('Every client has a folder for its documents.')).toBeTruthy()
  refuse(api.documentsV1.setupFolders, { error: 'Google Drive did not answer.', code: 'conflict' }, 409)
  await press(user, 'Setup Google Drive')
  expect(await screen.findByText('Google Drive did not answer.')).toBeTruthy()
  expect(screen.queryByText('Every client has a folder for its documents.')).toBeNull()
})
