import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { openScreen } from '#web/testing/open-screen.tsx'
import { press } from '#web/testing/seen.ts'
import { DateInput } from './date-input.tsx'

// The window of these tests has no popovers.
beforeEach(() => Object.assign(HTMLElement.prototype, { showPopover: () => {} }))

function Start() {
  const [day, setDay] = useState('2027-01-01')
  return <DateInput label="Starts on" value={day} onChange={setDay} />
}
const focused = () => document.activeElement?.getAttribute('aria-label')

test('the calendar begins at the day of its field, is walked by the keys, and gives the focus back', async () => {
  const { user } = openScreen(<Start />)
  await press(user, 'Calendar: Starts on')
  await screen.findByLabelText('Choose a day')
  expect(focused()).toBe('Friday, 1 January 2027')
  for (const [key, day] of [
    ['{PageUp}', 'Tuesday, 1 December 2026'],
    ['{PageDown}', 'Friday, 1 January 2027'],
    ['{ArrowDown}', 'Friday, 8 January 2027'],
    ['{Home}', 'Monday, 4 January 2027'],
  ] as const) {
    await user.keyboard(key)
    expect(focused()).toBe(day)
  }
  await user.keyboard('{Enter}')
  expect(screen.queryByLabelText('Choose a day')).toBeNull()
  expect(focused()).toBe('Calendar: Starts on')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Starts on' }).value).toBe('04/01/2027')
})
