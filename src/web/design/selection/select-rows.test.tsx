import { screen, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { DesignFacts, FactChange } from '#shared/api/design.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { applyChanges } from '../apply-changes.ts'
import type { DesignEditing } from '../editing.ts'
import { Decisions } from '../tables/decisions.tsx'
import { FactTable } from '../tables/fact-table.tsx'
import { riskColumns } from '../tables/lists.ts'

const lists =
  'statements names elements relations dataEntities interfaces scenarios environments qualities assumptions questions needs workstreams milestones windows costs'
const source = { from: 'person', by: 'Demo' }
const risks = ['Late', 'Dear', 'Weak', 'Slow'].map((text, index) => ({
  id: `RSK-${index + 1}`,
  source,
  text,
  likelihood: 'low',
  impact: 'low',
  mitigation: 'We watch it.',
  owner: 'Ada',
}))
const option = (name: string) => ({ name, merit: 'good', drawback: 'dear' })
const decisions = ['Cloud', 'Database'].map((title, index) => ({
  id: `DEC-${index + 1}`,
  source,
  title,
  outcome: 'A',
  context: '',
  consequences: '',
  status: 'proposed',
  options: ['A', 'B', 'C'].map(option),
}))
const given = {
  ...Object.fromEntries(lists.split(' ').map((list) => [list, []])),
  system: 'Desk',
  risks,
  decisions,
} as unknown as DesignFacts

/** The facts on a page, with each step that was made. */
function open(View: (props: { editing: DesignEditing }) => ReactNode, isReadOnly = false) {
  const step = vi.fn<(...changes: FactChange[]) => void>()
  const Page = () => {
    const [facts, setFacts] = useState(given)
    const change = (...changes: FactChange[]) => {
      step(...changes)
      setFacts(applyChanges(facts, changes))
    }
    return <View editing={{ facts, isReadOnly, change, newId: () => 'X-9' } as unknown as DesignEditing} />
  }
  return { ...openScreen(<Page />), step }
}

const Risks = ({ editing }: { editing: DesignEditing }) => (
  <FactTable
    {...{ editing }}
    list="risks"
    title="Risks"
    noun="a risk"
    facts={editing.facts.risks}
    columns={riskColumns}
    empty="None"
  />
)
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('several rows are removed in one step, and the next row has the focus', async () => {
  const { user, step } = open(Risks)
  expect(screen.queryByRole('region', { name: 'Selected: Risks' })).toBeNull()
  await user.click(box('Select Dear'))
  box('Select Weak').focus()
  await user.keyboard(' ')
  expect(box('Select all 4: Risks').indeterminate).toBe(true)
  const bar = within(screen.getByRole('region', { name: 'Selected: Risks' }))
  expect(bar.getByText('2 selected')).toBeTruthy()
  await user.click(bar.getByRole('button', { name: 'Remove 2 rows' }))
  expect(step.mock.calls).toEqual([
    [
      { op: 'remove', id: 'RSK-2' },
      { op: 'remove', id: 'RSK-3' },
    ],
  ])
  expect(screen.getByRole('status').textContent).toBe('Removed 2 rows. Undo reverses this.')
  expect(document.activeElement).toBe(box('Select Slow'))
  expect(box('Select all 2: Risks')).toMatchObject({ checked: false, indeterminate: false })
})

test('the Delete key in a row removes what is selected, and without any row the list has the focus', async () => {
  const { user, step } = open(Risks)
  await user.click(box('Select all 4: Risks'))
  expect(box('Select all 4: Risks')).toMatchObject({ checked: true, indeterminate: false })
  await user.click(box('Select all 4: Risks'))
  expect(box('Select Late').checked).toBe(false)
  await user.click(box('Select all 4: Risks'))
  box('Select Late').focus()
  await user.keyboard('{Delete}')
  expect(step.mock.calls[0]).toHaveLength(4)
  expect(document.activeElement).toMatchObject({ tagName: 'DIV', dataset: { list: 'Risks' } })
})

test('decisions are removed together, and their options too, but for one', async () => {
  const { user, step } = open(Decisions)
  await user.click(box('Select all 3: Options of Cloud'))
  const bar = within(screen.getByRole('region', { name: 'Selected: Options of Cloud' }))
  expect(bar.getByRole('button', { name: 'Remove 3 rows' })).toHaveProperty('disabled', true)
  expect(bar.getByText('At least 1 row must remain.')).toBeTruthy()
  const table = within(screen.getByRole('table', { name: 'Options of Cloud' }))
  await user.click(table.getByRole('checkbox', { name: 'Select B' }))
  await user.click(bar.getByRole('button', { name: 'Remove 2 rows' }))
  expect(step).toHaveBeenLastCalledWith({ op: 'set', id: 'DEC-1', field: 'options', value: [option('B')] })
  await user.click(box('Select Cloud'))
  await user.click(box('Select Database'))
  await user.click(screen.getByRole('button', { name: 'Remove 2 decisions' }))
  expect(step).toHaveBeenLastCalledWith({ op: 'remove', id: 'DEC-1' }, { op: 'remove', id: 'DEC-2' })
})

test('options have no ids, so a selection ends when one is removed', async () => {
  const { user } = open(Decisions)
  const table = within(screen.getByRole('table', { name: 'Options of Cloud' }))
  await user.click(table.getByRole('checkbox', { name: 'Select B' }))
  await user.click(table.getByRole('button', { name: 'Remove A' }))
  expect(table.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, false, false])
})

test('who may only read selects nothing', () => {
  open(Risks, true)
  expect(screen.queryAllByRole('checkbox')).toEqual([])
})
