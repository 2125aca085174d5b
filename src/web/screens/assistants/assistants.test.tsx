import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openScreen } from '#web/testing/open-screen.tsx'
import { textsOf } from '#web/testing/seen.ts'
import { sentTo } from '#web/testing/given-server.ts'
import { Assistants } from './assistants.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const said = () => [...screen.getByRole('log', { name: 'Conversation' }).querySelectorAll('li')].map((line) => line.textContent)
const type = (value: string) => fireEvent.change(input(), { target: { value } })
const pressEnter = (more = {}) => fireEvent.keyDown(input(), { key: 'Enter', ...more })
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

function openAnswered() {
  const opened = openScreen(<Assistants />)
  type('Hello')
  fireEvent.click(button('Send'))
  wait(1000)
  return opened
}

test('the first of two models is chosen, nothing is said yet, and usage, connection and capabilities are beside it', () => {
  openScreen(<Assistants />)
  const models = screen.getAllByRole<HTMLInputElement>('radio')
  expect(models.map((model) => [model.labels![0]!.textContent, model.checked])).toEqual([
    ['GPT-5OpenAI', true],
    ['Claude Sonnet 4.0Anthropic', false],
  ])
  expect(said()).toEqual([])
  expect(screen.getByText('Nothing said yet')).toBeTruthy()
  expect(screen.getByText('42,351 of 100,000 tokens')).toBeTruthy()
  const meter = screen.getByRole('meter', { name: 'Tokens used' })
  expect(['value', 'min', 'max'].map((name) => Number(meter.getAttribute(name)))).toEqual([42_351, 0, 100_000])
  expect(screen.getByText('API Connected')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Capabilities' }).querySelectorAll('li')).toHaveLength(4)
})

test('each quick prompt fills the input, which has the focus then', () => {
  openScreen(<Assistants />)
  const labels = ['Analyze Data Trends', 'Generate Report', 'Code Review', 'Strategic Advice']
  const prompts = screen.getByRole('list', { name: 'Quick prompts' })
  expect([...prompts.querySelectorAll('button')].map((prompt) => prompt.textContent)).toEqual(labels)
  for (const label of labels) {
    fireEvent.click(button(label))
    expect(input().value).toMatch(new RegExp(`^${label}: .{20,}`))
    expect(document.activeElement).toBe(input())
  }
  expect(said()).toEqual([])
})

test('a message is answered after 1 second, by a sample that says so, without a call', () => {
  openScreen(<Assistants />)
  fireEvent.click(screen.getByRole('radio', { name: /^Claude Sonnet 4.0/ }))
  type('  What next?\n')
  fireEvent.click(button('Send'))
  expect(said()).toEqual(['You:What next?', 'Claude Sonnet 4.0Writing...'])
  expect(input().value).toBe('')
  wait(999)
  expect(said()[1]).toBe('Claude Sonnet 4.0Writing...')
  wait(1)
  expect(said()[1]).toMatch(/This is a sample answer: no model was asked.*the answer of Claude Sonnet 4\.0 will stand here/)
  expect(said()[1]).not.toContain('Writing...')
  expect(sentTo()).toEqual([])
})

test('Enter sends, Shift+Enter and the Enter of an input method do not; nothing empty is sent', () => {
  openScreen(<Assistants />)
  for (const nothing of ['', '   ']) {
    type(nothing)
    expect(button('Send').disabled).toBe(true)
    pressEnter()
  }
  type('One\ntwo')
  expect(pressEnter({ shiftKey: true })).toBe(true)
  expect(pressEnter({ isComposing: true })).toBe(true)
  expect(said()).toEqual([])
  expect(input().value).toBe('One\ntwo')
  pressEnter()
  expect(said()[0]).toBe('You:One\ntwo')
  expect(document.activeElement).toBe(input())
  expect(button('Send').disabled).toBe(true)
})

test('Copy copies the answer and says so for two seconds, or that it did not', async () => {
  openAnswered()
  await act(async () => fireEvent.click(button('Copy')))
  expect(await navigator.clipboard.readText()).toMatch(/^This is a sample answer: .* will stand here\.$/)
  expect(textsOf('status')).toContain('The answer is on the clipboard.')
  wait(1999)
  expect(button('Copied')).toBeTruthy()
  wait(1)
  const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused', 'NotAllowedError'))
  await act(async () => fireEvent.click(button('Copy')))
  refused.mockRestore()
  expect(button('Not copied')).toBeTruthy()
  expect(textsOf('status')).not.toContain('The answer is on the clipboard.')
})

test('Regenerate puts another answer in the place of the first after a second, and once', () => {
  openAnswered()
  button('Regenerate').focus()
  fireEvent.click(button('Regenerate'))
  wait(500)
  fireEvent.click(button('Regenerating...'))
  wait(499)
  expect(said()[1]).toContain('This is a sample answer')
  wait(1)
  expect(said()[1]).toContain('Another sample answer, in place of the first.')
  expect(document.activeElement).toBe(button('Regenerate'))
  wait(1000)
  expect(said()[1]).toContain('Another sample answer')
  expect(said()).toHaveLength(2)
  expect(sentTo()).toEqual([])
})
