import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { api } from '#shared/api/api.ts'
import { givenDocumentV3, givenGenerated, givenGenerators } from '#web/testing/given-generators.ts'
import { answer, refuse, sentTo } from '#web/testing/given-server.ts'
import { openScreen, type Person } from '#web/testing/open-screen.tsx'
import { fill, press } from '#web/testing/seen.ts'
import { SimpleGenerator } from './simple-generator.tsx'

beforeEach(givenGenerators)

const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)
const client = () => screen.getByLabelText<HTMLSelectElement>(/^Client/)

test('each of the five tiles names the provider that serves it, and that there is no key', async () => {
  openScreen(<SimpleGenerator />)
  await waitFor(() => expect(screen.getAllByText(/^No key/)).toHaveLength(5))
  const tiles = [...screen.getByRole('group', { name: /^Document type/ }).querySelectorAll('label')]
  const caution = 'No key: written offline'
  for (const [at, [name, provider]] of [
    ['High-Level Design', 'Claude'],
    ['Low-Level Design', 'Claude'],
    ['PowerPoint', 'OpenAI'],
    ['Word Document', 'OpenAI'],
    ['Excel Spreadsheet', 'OpenAI'],
  ].entries())
    expect(tiles[at]!.textContent.replace(caution, '')).toMatch(new RegExp(`^${name}.*${provider}$`))
  expect([tiles.length, [...client().options].filter(({ value }) => value).length]).toEqual([5, 7])
})

test('says that fields are missing, and sends nothing', async () => {
  const { user } = openScreen(<SimpleGenerator />)
  await press(user, 'Generate Document')
  await waitFor(() => expect(alerts()).toEqual(['Please fill in all required fields']))
  expect(screen.getByText('Choose a client.')).toBeTruthy()
  expect(sentTo(api.documentsV2.generate)).toEqual([])
})

test('a server that fails is quoted by its details, and what was typed is kept', async () => {
  refuse(api.documentsV2.generate, { success: false, error: 'It failed.', details: 'The disk is full.', code: 'conflict' }, 409)
  const { user } = openScreen(<SimpleGenerator />)
  await user.click(screen.getByRole('radio', { name: /^High-Level Design/ }))
  await user.selectOptions(client(), 'calder')
  fill(/^Project name/, 'Payments lakehouse')
  await press(user, 'Generate Document')
  await waitFor(() => expect(alerts()).toEqual(['The disk is full.']))
  cleanup()
  openScreen(<SimpleGenerator />)
  expect(screen.getByLabelText<HTMLInputElement>(/^Project name/).value).toBe('Payments lakehouse')
})

test('the vendors are asked, and their states are told', async () => {
  const message = 'No key is set: the offline composer writes instead.'
  const none = { status: 'not configured', message } as const
  answer(api.documentsV2.test, { success: true, tests: { claude: none, openai: none } })
  const { user } = openScreen(<SimpleGenerator />)
  const told = async (sentence: string) =>
    (await screen.findByText(`API Test Complete - ${sentence}`)).closest('output, [role=status]')!
  await press(user, 'Test API Connections')
  const notice = await told('Claude: not configured, OpenAI: not configured')
  expect(notice.textContent).toContain(`OpenAI: ${message}`)
  expect([notice.querySelector('.lucide-info'), notice.querySelector('.lucide-circle-check')]).toEqual([expect.anything(), null])
  answer(api.documentsV2.test, { success: true, tests: { claude: { status: 'connected' }, openai: { status: 'failed' } } })
  await press(user, 'Test API Connections')
  expect((await told('Claude: connected, OpenAI: failed')).querySelector('.lucide-circle-check')).toBeNull()
  answer(api.documentsV2.test, { success: true, tests: { claude: { status: 'connected' }, openai: { status: 'connected' } } })
  await press(user, 'Test API Connections')
  expect((await told('Claude: connected, OpenAI: connected')).querySelector('.lucide-circle-check')).not.toBeNull()
})

test.each([
  [/^API test failed: No line out\.$/, { success: false, error: 'It failed.', details: 'No line out.' }],
  [/^API test failed: It failed\.$/, { success: false, error: 'It failed.' }],
  [/^API test failed: \S/, undefined],
])('a test that fails says %s', async (sentence, body) => {
  refuse(api.documentsV2.test, body)
  const { user } = openScreen(<SimpleGenerator />)
  await press(user, 'Test API Connections')
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
})

test('the first six documents are shown, each with its version and whether it is approved', async () => {
  answer(api.documentsV2.list, {
    documents: [0, 1, 2, 3, 4, 5, 6, 7].map((number) => givenDocumentV3(number, { approved: number === 1 })),
  })
  openScreen(<SimpleGenerator />)
  expect((await screen.findByRole('link', { name: 'Number 0' })).getAttribute('href')).toBe('/documents/0')
  const cards = within(screen.getByRole('region', { name: 'Recent Documents' })).getAllByRole('listitem')
  expect(cards.map((card) => card.querySelector('h3')!.textContent)).toEqual([0, 1, 2, 3, 4, 5].map((number) => `Number ${number}`))
  expect(cards[0]!.textContent).toContain('Version 1.0.0Not approved')
  expect(cards[1]!.textContent).toContain('Version 1.1.0Approved')
})

test('a list that cannot be had is not spoken of', async () => {
  refuse(api.documentsV2.list, { success: false, error: 'No.' })
  openScreen(<SimpleGenerator />)
  await waitFor(() => expect(screen.getByRole('region', { name: 'Recent Documents' }).getAttribute('aria-busy')).toBe('false'))
  expect(alerts()).toEqual([])
})

const live = { user: { workspace: { mode: 'live', invites: null } } } as const

async function fillBrief(user: Person) {
  await user.click(screen.getByRole('radio', { name: /^High-Level Design/ }))
  await user.selectOptions(client(), 'calder')
  fill(/^Project name/, 'Payments lakehouse')
}

test('in live work the content reads as a document beside its JSON', async () => {
  answer(api.clients.choices, { clients: [{ id: 'calder', name: 'Calder Bank' }] })
  const content = { ...givenGenerated.content, sections: [{ id: 'summary', heading: 'Summary', blocks: [], sections: [] }] }
  answer(api.documentsV2.generate, { ...givenGenerated, content })
  const { user } = openScreen(<SimpleGenerator />, live)
  await fillBrief(user)
  await press(user, 'Generate Document')
  expect((await screen.findByRole('tab', { name: 'Document' })).getAttribute('aria-selected')).toBe('true')
  expect(within(screen.getByRole('tabpanel')).getByRole('heading', { name: /Summary/ })).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'JSON' }))
  expect(screen.getByRole('tabpanel').textContent).toContain('"documentType": "hld"')
})

test('whoever starts afresh is told so and takes nothing of a known project', async () => {
  const fields = [{ field: 'technicalRequirements' as const, words: '5 requirements', text: 'Handlers must search claims.' }]
  answer(api.documentsV3.project, { known: { document: 'High-Level Design 1.0.0', types: ['lld'], fields, design: null } })
  refuse(api.documentsV2.generate, { success: false, error: 'Not now.', code: 'conflict' }, 409)
  const { user } = openScreen(<SimpleGenerator />)
  await fillBrief(user)
  const box = await screen.findByRole('checkbox', { name: 'Start from what is known of this project' })
  const told = () => document.getElementById(box.getAttribute('aria-describedby')!)!.textContent
  expect(told()).toBe('Fields you leave empty are taken from High-Level Design 1.0.0: 5 requirements.')
  await user.click(box)
  expect(told()).toBe('Only what you write here is used, and facts are numbered anew.')
  await press(user, 'Generate Document')
  await waitFor(() => expect(sentTo(api.documentsV2.generate)).toHaveLength(1))
  expect(sentTo(api.documentsV2.generate)[0]!.body).toMatchObject({ requirements: {}, startFrom: 'brief' })
})
