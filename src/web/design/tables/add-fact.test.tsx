import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DesignFacts } from '#shared/api/design.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import type { DesignEditing } from '../editing.ts'
import { Decisions } from './decisions.tsx'
import { FactTable } from './fact-table.tsx'
import { AddFact } from './add-fact.tsx'
import { costColumns, workColumns } from './lists.ts'

const facts = {
  workstreams: [{ id: 'WS-1', name: 'Discovery', weeks: 2, dependsOn: [], deliverables: [] }],
  decisions: [],
} as unknown as DesignFacts

function given() {
  const change = vi.fn<DesignEditing['change']>()
  const newId: DesignEditing['newId'] = (list, offset = 0) => `${list}-${9 + offset}`
  return { change, editing: { facts, isReadOnly: false, change, newId } as unknown as DesignEditing }
}

const Work = ({ editing }: { editing: DesignEditing }) => (
  <FactTable
    editing={editing}
    list="workstreams"
    title="Work"
    noun="a piece of work"
    facts={facts.workstreams}
    columns={workColumns(facts)}
    empty=""
  />
)

test('rows of a spreadsheet are added as one step, after they are shown', async () => {
  const { change, editing } = given()
  const { user } = openScreen(<Work editing={editing} />)
  await user.click(screen.getByRole('button', { name: 'Paste a table: Work' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste a table' }))
  expect(dialog.getByRole('button', { name: 'Add 0 rows' })).toHaveProperty('disabled', true)
  await user.click(dialog.getByLabelText('Table'))
  await user.paste('Work\tWeeks\tAfter\nBuild\t6\tDiscovery\nPilot\ttwo\t\nRollout\t3\tBuild')
  expect(dialog.getByText('2 of 3 rows will be added.')).toBeTruthy()
  expect(dialog.getByText(/^Row 2 \(Pilot\): Weeks “two”/)).toBeTruthy()
  expect(dialog.getByRole('row', { name: 'Rollout 3 Build' })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Add 2 rows' }))
  expect(change.mock.calls).toEqual([
    [
      {
        op: 'add',
        list: 'workstreams',
        id: 'workstreams-9',
        value: { name: 'Build', weeks: 6, dependsOn: ['WS-1'], deliverables: [] },
      },
      {
        op: 'add',
        list: 'workstreams',
        id: 'workstreams-10',
        value: { name: 'Rollout', weeks: 3, dependsOn: ['workstreams-9'], deliverables: [] },
      },
    ],
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a piece of work is added with the work that it comes after', async () => {
  const { change, editing } = given()
  const { user } = openScreen(<Work editing={editing} />)
  const form = within(screen.getByRole('form', { name: 'Work: Add a piece of work' }))
  await user.type(form.getByLabelText('Work'), 'Build')
  await user.type(form.getByLabelText('Weeks'), 'six')
  expect(form.getByText('A whole number of 1 or more is needed, such as 6.')).toBeTruthy()
  expect(form.getByRole('button', { name: 'Add a piece of work' })).toHaveProperty('disabled', true)
  await user.clear(form.getByLabelText('Weeks'))
  await user.type(form.getByLabelText('Weeks'), '6')
  await user.selectOptions(form.getByRole('combobox', { name: 'After' }), 'Discovery')
  await user.click(form.getByRole('button', { name: 'Add a piece of work' }))
  expect(change).toHaveBeenLastCalledWith({
    op: 'add',
    list: 'workstreams',
    id: 'workstreams-9',
    value: { name: 'Build', weeks: 6, dependsOn: ['WS-1'], deliverables: [] },
  })
})

test('a decision is added with its reasons, by the form and from a spreadsheet', async () => {
  const { change, editing } = given()
  const { user } = openScreen(<Decisions editing={editing} />)
  const form = within(screen.getByRole('form', { name: 'Decisions: Add a decision' }))
  await user.type(form.getByLabelText('Decision'), 'Hosting')
  await user.type(form.getByLabelText('Chosen'), 'In the cloud')
  await user.type(form.getByLabelText('Why it has to be decided'), 'The PC goes.')
  await user.type(form.getByLabelText('For'), 'No server room')
  await user.click(form.getByRole('button'))
  const hosting = { title: 'Hosting', outcome: 'In the cloud', context: 'The PC goes.', consequences: '' }
  const option = { name: 'In the cloud', merit: 'No server room', drawback: '' }
  expect(change.mock.lastCall).toEqual([
    { op: 'add', list: 'decisions', id: 'decisions-9', value: { ...hosting, options: [option] } },
  ])
  await user.click(screen.getByRole('button', { name: 'Paste a table: Decisions' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste a table' }))
  await user.click(dialog.getByLabelText('Table'))
  await user.paste(
    'Hosting\tIn the cloud\tThe PC goes.\tA contract\t\tNo server room\tRent\n\t\t\t\tA server of its own\tNo rent\t',
  )
  await user.click(dialog.getByRole('button', { name: 'Add 2 rows' }))
  const other = { name: 'A server of its own', merit: 'No rent', drawback: '' }
  expect(change.mock.lastCall).toEqual([
    {
      op: 'add',
      list: 'decisions',
      id: 'decisions-9',
      value: { ...hosting, consequences: 'A contract', options: [{ ...option, drawback: 'Rent' }, other] },
    },
  ])
})

test('a cost is added in one row, in the currency of the last line, else that of the brief', async () => {
  const { change, editing } = given()
  const columns = costColumns({ costs: [] }, { currency: 'NOK' })
  const { user } = openScreen(<AddFact editing={editing} list="costs" to="Costs" noun="a cost" columns={columns} facts={[]} />)
  const form = within(screen.getByRole('form', { name: 'Costs: Add a cost' }))
  const typed = { Item: 'Hosting', Quantity: '2', Unit: 'server', 'Price per unit': '1,200' }
  for (const [label, text] of Object.entries(typed)) await user.type(form.getByLabelText(label), text)
  await user.selectOptions(form.getByLabelText('Paid'), 'Each year')
  await user.click(form.getByRole('button'))
  const value = { item: 'Hosting', quantity: 2, unit: 'server', unitPrice: 1200, currency: 'NOK', period: 'year' }
  expect(change.mock.lastCall).toEqual([{ op: 'add', list: 'costs', id: 'costs-9', value }])
  const costs = [{ currency: 'EUR' }, { currency: 'GBP' }, {}] as DesignFacts['costs']
  expect(costColumns({ costs }, { currency: 'NOK' }).find(({ field }) => field === 'currency')?.initial).toBe('GBP')
})
