import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { api } from '#shared/api/api.ts'
import { AppError } from '#shared/errors.ts'
import { refuse, answer, sentTo } from '#web/testing/given-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { press, fill } from '#web/testing/seen.ts'
import { ClientForm } from './client-form.tsx'
import { ImportForm } from './import-form.tsx'

test('a name that is taken is told, and what was typed remains', async () => {
  const onSave = vi.fn(() => Promise.reject(new AppError('conflict', 'There is already a client named Keyed Kites.')))
  const { user } = openScreen(<ClientForm label="Add client" onSave={onSave} onCancel={() => {}} />)
  fill(/^Name/, 'Keyed Kites')
  await user.selectOptions(screen.getByLabelText(/^Sector/), 'Media')
  await press(user, 'Add client')
  expect((await screen.findByRole('alert')).textContent).toBe('There is already a client named Keyed Kites.')
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Keyed Kites')
  expect(onSave.mock.calls).toEqual([[{ name: 'Keyed Kites', sector: 'Media', status: 'active', startYear: null }]])
})

/** As Excel saves it in much of Europe: with semicolons, in the default encoding of Windows. */
const text = ['Name;Sector', 'Filed Färne;Media', 'Calder Bank;Media', ''].join('\r\n')
const file = new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], 'clients.csv', { type: 'text/csv' })

test('a file of clients is checked line by line before anything is added', async () => {
  const lines = [
    { line: 2, name: 'Filed Färne', sector: 'Media', fault: null },
    { line: 3, name: 'Calder Bank', sector: 'Media', fault: 'There is already a client named Calder Bank.' },
  ]
  answer(api.clients.import, ({ body }) => ({
    success: true as const,
    sound: 1,
    faults: 1,
    lines,
    isAdded: (body as { apply?: boolean }).apply === true,
  }))
  const onDone = vi.fn()
  const { user } = openScreen(<ImportForm onDone={onDone} onCancel={() => {}} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add clients' }).disabled).toBe(true)
  await user.upload(screen.getByLabelText(/^CSV file/), file)
  expect(await screen.findByText('1 client can be added. 1 line is left out.')).toBeTruthy()
  expect(screen.getByText('There is already a client named Calder Bank.')).toBeTruthy()
  expect(sentTo(api.clients.import).map(({ body }) => body)).toEqual([{ csv: text }])
  await press(user, 'Add 1 client')
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('1 client added.'))
  expect(sentTo(api.clients.import).at(-1)!.body).toEqual({ csv: text, apply: true })
})

test('a file that is refused says why, and another can be chosen', async () => {
  refuse(api.clients.import, { error: 'The first line names no column “Name”.', code: 'invalid-input' }, 400)
  const { user } = openScreen(<ImportForm onDone={() => {}} onCancel={() => {}} />)
  await user.upload(screen.getByLabelText(/^CSV file/), file)
  expect((await screen.findByRole('alert')).textContent).toContain('The first line names no column “Name”.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add clients' }).disabled).toBe(true)
})
