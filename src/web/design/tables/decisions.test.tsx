import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DesignFacts } from '#shared/api/design.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import type { DesignEditing } from '../editing.ts'
import { Decisions } from './decisions.tsx'
import { FactTable } from './fact-table.tsx'
import { componentColumns } from './lists.ts'

const option = (name: string) => ({ name, merit: '', drawback: '' })
const options = [option('Held for review'), option('Sent when signed')]
const decision = { id: 'DEC-1', title: 'Release', outcome: 'Held for review', context: '', consequences: '', options }

function given() {
  const change = vi.fn<DesignEditing['change']>()
  const facts = { decisions: [decision] } as unknown as DesignFacts
  return { change, editing: { facts, isReadOnly: false, change, newId: () => 'DEC-9' } as unknown as DesignEditing }
}

test('one of the alternatives is chosen by its name', async () => {
  const { change, editing } = given()
  const { user } = openScreen(<Decisions editing={editing} />)
  const chosen = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Chosen, Release' })
  expect([...chosen.options].map(({ text }) => text)).toEqual(['Held for review', 'Sent when signed'])
  await user.selectOptions(chosen, 'Sent when signed')
  expect(change.mock.calls).toEqual([[{ op: 'set', id: 'DEC-1', field: 'outcome', value: 'Sent when signed' }]])
})

test('the chosen alternative stays chosen under another name, in one step', async () => {
  const { change, editing } = given()
  const { user } = openScreen(<Decisions editing={editing} />)
  const [first] = screen.getAllByRole('textbox', { name: /Held for review/ })
  await user.clear(first!)
  await user.type(first!, 'Checked first')
  await user.tab()
  expect(change.mock.calls).toEqual([
    [
      { op: 'set', id: 'DEC-1', field: 'options', value: [option('Checked first'), options[1]] },
      { op: 'set', id: 'DEC-1', field: 'outcome', value: 'Checked first' },
    ],
  ])
})

test('what happens if a component fails is edited in the table, as one field', async () => {
  const { change, editing } = given()
  const desk = { id: 'EL-2', name: 'Desk', kind: 'container', responsibility: 'Asks.', fails: { when: 'it is closed', then: '' } }
  const { user } = openScreen(
    <FactTable
      editing={editing}
      list="elements"
      title="Components"
      noun="component"
      facts={[desk]}
      columns={componentColumns}
      empty=""
    />,
  )
  await user.type(screen.getByRole('textbox', { name: 'Then this happens, Desk' }), 'Visitors wait.')
  await user.tab()
  expect(change.mock.calls).toEqual([
    [{ op: 'set', id: 'EL-2', field: 'fails', value: { when: 'it is closed', then: 'Visitors wait.' } }],
  ])
})
