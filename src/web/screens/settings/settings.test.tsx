import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sentTo } from '#web/testing/given-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { textsOf } from '#web/testing/seen.ts'
import { Settings } from './settings.tsx'

afterEach(() => void vi.useRealTimers())

const labels = ['API Keys', 'Profile', 'Notifications', 'Security', 'Appearance', 'Data & Privacy']
const tab = (name: string) => screen.getByRole('tab', { name })
const button = (name: string) => screen.getByRole('button', { name })
const keyField = (vendor: string) => screen.getByLabelText<HTMLInputElement>(`${vendor} API Key`)
const heading = () => screen.getByRole('tabpanel').querySelector('h2')!.textContent

test('six tabs stand at the side, the keys first, and all but two say that they are still to come', () => {
  openScreen(<Settings />)
  expect(screen.getByText('Manage your account and application preferences')).toBeTruthy()
  expect(textsOf('tab')).toEqual(labels)
  expect([tab('API Keys').getAttribute('aria-selected'), heading()]).toEqual(['true', 'API Configuration'])
  for (const label of ['Profile', 'Security', 'Appearance', 'Data & Privacy']) {
    fireEvent.click(tab(label))
    expect(textsOf('tabpanel', label)).toEqual([`${label}This section is coming soon`])
  }
})

test.each([
  ['OpenAI', 'sk-...', 'Required for GPT-5 model access'],
  ['Anthropic', 'sk-ant-...', 'Required for Claude Sonnet 4.0 model access'],
])('the key of %s is masked until it is asked for, and no sign-in to a browser', (vendor, placeholder, description) => {
  openScreen(<Settings />)
  const field = keyField(vendor)
  expect([field.type, field.placeholder, field.autocomplete, field.dataset['1pIgnore'], field.form, field.name]).toEqual([
    'password',
    placeholder,
    'off',
    'true',
    null,
    '',
  ])
  expect(document.getElementById(field.getAttribute('aria-describedby')!)!.textContent).toBe(description)
  fireEvent.change(field, { target: { value: 'sk-secret' } })
  fireEvent.click(button(`Show ${vendor} API Key`))
  expect([keyField(vendor).type, keyField(vendor).value]).toEqual(['text', 'sk-secret'])
  fireEvent.click(button(`Hide ${vendor} API Key`))
  expect(keyField(vendor).type).toBe('password')
})

test('keys are neither sent nor kept, and the notice says how they are', () => {
  openScreen(<Settings />)
  const notice = screen.getByRole('complementary', { name: 'Security notice' })
  expect(notice.textContent).toMatch(
    /API keys are encrypted and stored securely\. They must not be shared with anyone\..*This page does not send or save them yet/,
  )
  for (const vendor of ['OpenAI', 'Anthropic']) fireEvent.change(keyField(vendor), { target: { value: 'sk-secret-of-mine' } })
  fireEvent.click(button('Save Changes'))
  fireEvent.click(tab('Profile'))
  fireEvent.click(tab('API Keys'))
  expect(keyField('OpenAI').value).toBe('sk-secret-of-mine')
  expect(sentTo()).toEqual([])
  expect(JSON.stringify([localStorage, sessionStorage, document.cookie])).not.toContain('sk-secret')
  cleanup()
  openScreen(<Settings />)
  expect([keyField('OpenAI').value, keyField('Anthropic').value]).toEqual(['', ''])
})

test('Save Changes reads Saved for 3 seconds, from the last press on', () => {
  vi.useFakeTimers()
  openScreen(<Settings />)
  const save = button('Save Changes')
  save.focus()
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
  fireEvent.click(save)
  expect([save.textContent, textsOf('status')]).toEqual(['Saved', ['Your choices are saved in this browser.']])
  wait(2000)
  fireEvent.click(save)
  wait(2999)
  expect(save.textContent).toBe('Saved')
  wait(1)
  expect(save.textContent).toBe('Save Changes')
  expect(document.activeElement).toBe(save)
})

test('four notifications have their defaults, and a choice is kept once it is saved', () => {
  const openNotifications = () => {
    cleanup()
    openScreen(<Settings />)
    fireEvent.click(tab('Notifications'))
    return screen.getAllByRole('switch')
  }
  const states = () =>
    screen.getAllByRole('switch').map((one) => one.getAttribute('aria-checked') ?? String((one as HTMLInputElement).checked))
  const switches = openNotifications()
  expect(heading()).toBe('Notification Preferences')
  for (const [name, description] of [
    ['Email Notifications', 'Notifications by email'],
    ['Desktop Notifications', 'Notifications on this computer'],
    ['Project Updates', 'Milestones and deadlines'],
    ['Client Activity', 'New client messages and requests'],
  ] as const)
    expect(screen.getByRole('switch', { name, description })).toBeTruthy()
  expect([switches.length, ...states()]).toEqual([4, 'true', 'false', 'true', 'true'])
  fireEvent.click(switches[1]!)
  fireEvent.click(switches[3]!)
  expect(states()).toEqual(['true', 'true', 'true', 'false'])
  fireEvent.click(openNotifications()[1]!)
  expect(states()).toEqual(['true', 'true', 'true', 'true'])
  fireEvent.click(button('Save Changes'))
  openNotifications()
  expect(states()).toEqual(['true', 'true', 'true', 'true'])
})
