import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { Person } from './open-screen.tsx'

type Role = Parameters<typeof screen.getAllByRole>[0]

/** Returns the text of each element with a role, from top to bottom. */
export const textsOf = (role: Role, name?: string | RegExp) =>
  screen.queryAllByRole(role, name === undefined ? {} : { name }).map((element) => element.textContent)

/** Checks a control for a future function: it can be focused, has that description, and a press has no effect. */
export function expectInert(name: string) {
  const button = screen.getByRole('button', { name, description: 'Not available yet' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  button.focus()
  expect(document.activeElement).toBe(button)
  const before = document.body.innerHTML
  button.click()
  expect(document.body.innerHTML).toBe(before)
}

/** Fills a field at once. */
export const fill = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** Presses a button as soon as it appears. */
export const press = async (user: Person, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))

/** Presses a button of a dialog, and waits until the dialog has closed. */
export async function answerDialog(user: Person, name: string, pressed: string) {
  const dialog = await screen.findByRole('alertdialog', { name })
  await user.click(within(dialog).getByRole('button', { name: pressed }))
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name })).toBeNull())
}
