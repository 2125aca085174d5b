import { createEvent, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DesignFacts } from '#shared/api/design.ts'
import { api } from '#shared/api/api.ts'
import { answer } from '#web/testing/given-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import type { DesignEditing } from '../editing.ts'
import { EffortTable } from './effort-table.tsx'

const work = (id: string, name: string) => ({ id, name, weeks: 2, effort: [{ role: 'Tester', days: [1, 1] }] })
const facts = { workstreams: [work('WS-1', 'Build'), work('WS-2', 'Pilot')], costs: [] } as unknown as DesignFacts

function paste(text: string) {
  const change = vi.fn<DesignEditing['change']>()
  const editing = { facts, isReadOnly: false, newRoles: [], change, newId: () => 'CST-9' } as unknown as DesignEditing
  answer(api.rates.get, { version: 0, currency: 'EUR', rates: [], saved: null, roles: [] })
  openScreen(<EffortTable editing={editing} />)
  const cell = screen.getAllByRole('textbox')[0]!
  const event = createEvent.paste(cell, { clipboardData: { getData: () => text } })
  fireEvent(cell, event)
  return { change, isTaken: event.defaultPrevented }
}

test('a block of days that is pasted into a cell fills the cells from there on', () => {
  const { change, isTaken } = paste('5\n8–9')
  expect(isTaken).toBe(true)
  expect(change.mock.calls[0]).toEqual([
    { op: 'set', id: 'WS-1', field: 'effort', value: [{ role: 'Tester', days: [5, 5] }] },
    { op: 'set', id: 'WS-2', field: 'effort', value: [{ role: 'Tester', days: [8, 9] }] },
    { op: 'add', list: 'costs', id: 'CST-9', value: { item: 'Tester', quantity: 14, unit: 'day', period: 'once' } },
  ])
})

test('a single number is pasted as text', () => {
  const { change, isTaken } = paste('5')
  expect([change.mock.calls, isTaken]).toEqual([[], false])
})

test('a role without days is a column too, and a new one is kept with the design', async () => {
  const addRole = vi.fn<DesignEditing['addRole']>()
  const editing = { facts, isReadOnly: false, newRoles: ['Architect'], addRole, change: vi.fn<DesignEditing['change']>() }
  answer(api.rates.get, { version: 0, currency: 'EUR', rates: [], saved: null, roles: [] })
  const { user } = openScreen(<EffortTable editing={editing as unknown as DesignEditing} />)
  expect(screen.getByRole('columnheader', { name: 'Architect' })).toBeTruthy()
  await user.type(screen.getByLabelText('Role'), ' Trainer {Enter}')
  expect(addRole.mock.calls).toEqual([['Trainer']])
})
