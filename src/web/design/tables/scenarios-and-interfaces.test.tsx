import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DesignFacts } from '#shared/api/design.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import type { DesignEditing } from '../editing.ts'
import { Interfaces, Scenarios } from './scenarios-and-interfaces.tsx'

const source = { from: 'person', by: 'Demo' }
const element = (id: string, name: string) => ({ id, source, name, kind: 'container' as const, responsibility: 'Works.' })
const step = (action: string) => ({ from: 'EL-2', to: 'EL-3', action })
const scenario = {
  id: 'SCN-1',
  source,
  name: 'Release',
  trigger: 'a payment waits',
  steps: [step('asks'), step('releases')],
  failure: { when: 'the bank is closed', response: 'it waits' },
}
const face = {
  id: 'INT-1',
  source,
  name: 'Payments',
  provider: 'EL-3',
  consumers: ['EL-2'],
  operations: [{ name: 'release', request: 'an id', response: 'a receipt', errors: ['unknown'] }],
}

function editingOf(scenarios: DesignFacts['scenarios'], interfaces: DesignFacts['interfaces']) {
  const change = vi.fn<DesignEditing['change']>()
  const lists = [
    'statements',
    'names',
    'relations',
    'dataEntities',
    'environments',
    'qualities',
    'decisions',
    'risks',
    'assumptions',
    'questions',
  ]
  const more = [...lists, 'needs', 'workstreams', 'milestones', 'windows', 'costs'].map((list) => [list, []])
  const elements = [element('EL-2', 'Desk'), element('EL-3', 'Bank')]
  const facts = { system: 'Desk', ...Object.fromEntries(more), elements, scenarios, interfaces } as DesignFacts
  const editing = {
    facts,
    chapters: [],
    isReadOnly: false,
    change,
    newId: (list: string) => `${list}-9`,
  } as unknown as DesignEditing
  return { change, editing }
}

test('the steps of a scenario and its failure are edited in place, and one step remains', async () => {
  const { change, editing } = editingOf([scenario], [])
  const { user } = openScreen(<Scenarios editing={editing} />)
  const response = screen.getByRole('textbox', { name: 'Then this happens, Release' })
  await user.clear(response)
  await user.type(response, 'it is tried again')
  await user.tab()
  expect(change).toHaveBeenLastCalledWith({
    op: 'set',
    id: 'SCN-1',
    field: 'failure',
    value: { when: 'the bank is closed', response: 'it is tried again' },
  })
  const steps = screen.getByRole('table', { name: 'Steps of Release' })
  await user.click(within(steps).getAllByRole('button', { name: /^Remove / })[0]!)
  expect(change).toHaveBeenLastCalledWith({ op: 'set', id: 'SCN-1', field: 'steps', value: [step('releases')] })
})

test('a scenario is added with its first step', async () => {
  const { change, editing } = editingOf([], [])
  const { user } = openScreen(<Scenarios editing={editing} />)
  const form = within(screen.getByRole('form', { name: 'Scenarios: Add a scenario' }))
  await user.type(form.getByLabelText('Name'), 'Refund')
  await user.type(form.getByLabelText('Starts when'), 'a client asks')
  await user.selectOptions(form.getByLabelText('From'), 'Desk')
  await user.type(form.getByLabelText('What happens'), 'sends it back')
  await user.selectOptions(form.getByLabelText('To'), 'Bank')
  await user.click(form.getByRole('button'))
  expect(change).toHaveBeenLastCalledWith({
    op: 'add',
    list: 'scenarios',
    id: 'scenarios-9',
    value: {
      name: 'Refund',
      trigger: 'a client asks',
      steps: [step('sends it back')],
      failure: { when: '', response: '' },
    },
  })
})

test('the operations of an interface are edited in place, and all can be removed', async () => {
  const { change, editing } = editingOf([], [face])
  const { user } = openScreen(<Interfaces editing={editing} />)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Provided by, Payments' }), 'Desk')
  expect(change).toHaveBeenLastCalledWith({ op: 'set', id: 'INT-1', field: 'provider', value: 'EL-2' })
  const errors = screen.getByRole('textbox', { name: /^Errors, one per line, / })
  await user.type(errors, '\nlate')
  await user.tab()
  const [operation] = face.operations
  expect(change).toHaveBeenLastCalledWith({
    op: 'set',
    id: 'INT-1',
    field: 'operations',
    value: [{ ...operation, errors: ['unknown', 'late'] }],
  })
  await user.click(within(screen.getByRole('table', { name: 'Operations of Payments' })).getByRole('button', { name: /^Remove / }))
  expect(change).toHaveBeenLastCalledWith({ op: 'set', id: 'INT-1', field: 'operations', value: [] })
})

test('a scenario that is pasted again changes, with its failure as one value', async () => {
  const { change, editing } = editingOf([scenario], [])
  const { user } = openScreen(<Scenarios editing={editing} />)
  await user.click(screen.getByRole('button', { name: 'Paste a table: Scenarios' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste a table' }))
  await user.click(dialog.getByLabelText('Table'))
  await user.paste(
    'Name\tThen this happens\tStarts when\tFrom\tWhat happens\tTo\nRelease\tit is kept\nRefund\t\ta client asks\tDesk\tasks\tBank',
  )
  expect(dialog.getByText('1 of 2 rows will be added. 1 of 2 rows will change what has this name already.')).toBeTruthy()
  expect(dialog.getByText('Release, Then this happens: it waits → it is kept')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Add 1 row and change 1' }))
  expect(change.mock.calls).toEqual([
    [
      {
        op: 'add',
        list: 'scenarios',
        id: 'scenarios-9',
        value: { name: 'Refund', trigger: 'a client asks', steps: [step('asks')], failure: { when: '', response: '' } },
      },
      { op: 'set', id: 'SCN-1', field: 'failure', value: { when: 'the bank is closed', response: 'it is kept' } },
    ],
  ])
})
