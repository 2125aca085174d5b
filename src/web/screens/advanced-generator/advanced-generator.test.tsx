import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { api } from '#shared/api/api.ts'
import { formatNames } from '#shared/formats.ts'
import { givenEstimate, givenGenerators } from '#web/testing/given-generators.ts'
import { answer, refuse, sentTo } from '#web/testing/given-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { fill, press } from '#web/testing/seen.ts'
import { AdvancedGenerator } from './advanced-generator.tsx'

beforeEach(givenGenerators)

const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)
const client = () => screen.getByLabelText<HTMLSelectElement>(/^Client/)
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const agent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Use AI agent with tools' })
const describing = (element: HTMLElement) =>
  element
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

async function openFilled() {
  const { user } = openScreen(<AdvancedGenerator />)
  await user.click(radio(/^High-Level Design/))
  await user.selectOptions(client(), 'calder')
  fill(/^Project name/, 'Payments lakehouse')
  return user
}

test('offers five types and every format, JSON and the agent at first', () => {
  openScreen(<AdvancedGenerator />)
  const [types, formats] = [/^Document type/, /^Output format/].map((name) =>
    within(screen.getByRole('group', { name })).getAllByRole('radio'),
  )
  expect([types!.length, formats!.length]).toEqual([5, formatNames.length])
  expect([radio('JSON').checked, agent().checked]).toEqual([true, true])
  expect([...client().options].filter(({ value }) => value)).toHaveLength(7)
})

test('says which fields are missing, and sends nothing', async () => {
  const { user } = openScreen(<AdvancedGenerator />)
  for (const chosen of ['', 'calder']) {
    await user.selectOptions(client(), chosen)
    await press(user, 'Generate Document')
    await waitFor(() => expect(alerts()).toEqual(['Please fill in all required fields']))
  }
  expect(sentTo(api.documentsV3.generate)).toEqual([])
})

test('a template of another kind is refused before it is sent, and one can be removed', async () => {
  const { user } = openScreen(<AdvancedGenerator />)
  const choose = (name: string) =>
    fireEvent.change(screen.getByLabelText(/^Template/), { target: { files: [new File(['#'], name)] } })
  choose('sheet.xlsx')
  expect(await screen.findByText('A template is a .docx, .dotx, .pdf, .txt, .json or .md file.')).toBeTruthy()
  choose('template.md')
  expect(await screen.findByText('Template selected: template.md')).toBeTruthy()
  await press(user, 'Remove')
  await waitFor(() => expect(screen.queryByText('Template selected: template.md')).toBeNull())
})

test('says who will write a document, for how much, and that a day’s limit is near, before it is asked for', async () => {
  const { user } = openScreen(<AdvancedGenerator />)
  expect(screen.queryByText(/will write it/)).toBeNull()
  await user.click(radio(/^High-Level Design/))
  expect(await screen.findByText('The Arcwright offline composer will write it. It costs nothing.')).toBeTruthy()
  await waitFor(() =>
    expect(describing(agent())).toBe(
      'Code interpreter, image generation, enhanced reasoning No key: the Arcwright offline composer writes, without the agent and its tools',
    ),
  )
  const ofToday = '9 of the 10 documents that this account may ask for today are asked for.'
  answer(api.usage.estimate, { ...givenEstimate, ofToday })
  await user.click(radio(/^Low-Level Design/))
  expect(await screen.findByText(new RegExp(`It costs nothing. ${ofToday}$`))).toBeTruthy()
  const vendor = { writer: 'claude-sonnet-5-5', isOffline: false, seconds: 130, cost: 0.25, currency: 'USD' }
  answer(api.usage.estimate, { ...givenEstimate, ...vendor })
  await user.click(within(screen.getByRole('group', { name: /^Document type/ })).getByRole('radio', { name: /^PowerPoint/ }))
  expect(
    await screen.findByText('claude-sonnet-5-5 will write it, for about US$0.25. It takes about 2 minutes. This is an estimate.'),
  ).toBeTruthy()
})

const failed = { success: false, code: 'conflict' }

test.each([
  ['its details', { ...failed, error: 'It failed.', details: 'The disk is full.' }, 'The disk is full.'],
  ['its error where there are no details', { ...failed, error: 'It failed.' }, 'It failed.'],
  ['a sentence of our own where there is neither', failed, 'Failed to generate document'],
  ['a sentence of our own where the answer is not ours', '<html>', 'Failed to generate document'],
])('a server that fails is quoted by %s, and what was typed is kept', async (_, body, sentence) => {
  refuse(api.documentsV3.generate, body, 409)
  const user = await openFilled()
  await user.click(radio('PDF'))
  await press(user, 'Generate Document')
  await waitFor(() => expect(alerts()).toEqual([sentence]))
  cleanup()
  openScreen(<AdvancedGenerator />)
  expect(screen.getByLabelText<HTMLInputElement>(/^Project name/).value).toBe('Payments lakehouse')
  expect(radio('PDF').checked).toBe(true)
})

test('a server that is not there is said to have failed, and the next try is a new one', async () => {
  refuse(api.documentsV3.generate)
  const user = await openFilled()
  for (const kind of ['AI Agent', 'AI Agent', 'Standard AI']) {
    if (kind === 'Standard AI') await user.click(agent())
    await press(user, 'Generate Document')
    expect((await screen.findByText(`Generating with ${kind}...`)).closest('fieldset')!.disabled).toBe(true)
    await waitFor(() => expect(alerts()).toEqual(['Failed to generate document']))
  }
  expect(new Set(sentTo(api.documentsV3.generate).map(({ key }) => key)).size).toBe(3)
})

test('a list that cannot be had is not spoken of', async () => {
  refuse(api.documentsV3.list, { success: false, error: 'No.' })
  openScreen(<AdvancedGenerator />)
  await waitFor(() => expect(screen.getByRole('region', { name: 'Recent Documents' }).getAttribute('aria-busy')).toBe('false'))
  expect(alerts()).toEqual([])
})
