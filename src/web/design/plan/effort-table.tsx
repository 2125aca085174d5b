import { queryOptions, useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState, type ClipboardEvent, type FormEvent } from 'react'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { dayText } from '#web/ui/day-text.ts'
import { moneyLabel } from '#web/ui/money.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import * as texts from '#words/design-effort.ts'
import * as words from '#words/design.ts'
import type { DesignEditing } from '../editing.ts'
import { SavedText } from '../saved-text.tsx'
import { readTabTable } from '../tab-table.ts'
import {
  addUp,
  type Days,
  daysText,
  pasteDays,
  readDays,
  rolesByCard,
  rolesIn,
  setDays,
  sumByRole,
  sumOfMoney,
  withFirmRates,
} from './effort.ts'

/** Days of each role for each piece of work, with sums, and the cost if every role has a rate. */
export function EffortTable({ editing }: { editing: DesignEditing }) {
  const { facts, isReadOnly, newRoles, addRole } = editing
  const roles = [...new Set([...rolesIn(facts.workstreams), ...newRoles])]
  if (facts.workstreams.length === 0) return <p className="text-ink-3">{words.noWork}</p>
  const sums = sumByRole(facts)
  const money = sumOfMoney(sums)
  const sumOf = (role: string) => sums.find((sum) => sum.role === role)
  const paste = (event: ClipboardEvent, from: { firstWork: number; firstRole: number }) => {
    const cells = readTabTable(event.clipboardData.getData('text/plain'))
    if (isReadOnly || (cells.length < 2 && (cells[0] ?? []).length < 2)) return
    event.preventDefault()
    editing.change(...pasteDays(editing, { cells, ...from, roles }))
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {roles.length > 0 && (
        <ScrollRegion label={texts.effort} className="rounded-md">
          <table className="w-full text-sm">
            <caption className="sr-only">{texts.effort}</caption>
            <thead>
              <tr className="border-b border-line text-left text-ink-2">
                <th scope="col" className="p-2 font-medium">
                  {words.columns.work}
                </th>
                {roles.map((role) => (
                  <th key={role} scope="col" className="min-w-28 p-2 font-medium">
                    {role}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {facts.workstreams.map((work, firstWork) => (
                <tr key={work.id}>
                  <th scope="row" className="p-2 text-left font-normal">
                    {work.name}
                  </th>
                  {roles.map((role, firstRole) => (
                    <td key={role} className="p-1" onPaste={(event) => paste(event, { firstWork, firstRole })}>
                      <DaysCell work={work} role={role} editing={editing} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot className="border-t border-line font-medium tabular-nums">
              <tr>
                <th scope="row" className="p-2 text-left font-medium">
                  {texts.days}
                </th>
                {roles.map((role) => (
                  <td key={role} className="p-2">
                    {daysText(sumOf(role)?.days ?? [0, 0])}
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="row" className="p-2 text-left font-medium">
                  {texts.money}
                </th>
                {roles.map((role) => {
                  const { cost, currency } = sumOf(role) ?? {}
                  return (
                    <td key={role} className="p-2">
                      {cost ? moneyText(cost, currency) : <span className="font-normal text-ink-3">{texts.noRate}</span>}
                    </td>
                  )
                })}
              </tr>
            </tfoot>
          </table>
        </ScrollRegion>
      )}
      {!isReadOnly && <p className="text-sm text-ink-3">{`${texts.howDaysAreTyped} ${texts.blocksArePasted}`}</p>}
      <p className="text-sm text-ink-2">
        {texts.allDays(daysText(addUp(sums.map(({ days }) => days))))}
        {money && ` ${texts.allMoney(moneyText(money.cost, money.currency))}`}
      </p>
      <FirmRates editing={editing} />
      {!isReadOnly && <AddRole onAdd={addRole} />}
    </div>
  )
}

const moneyText = ([low, high]: Days, currency = '') =>
  [...new Set([moneyLabel(low, currency), moneyLabel(high, currency)])].join(' – ')

/** The origin of rates that are the firm's, and a button that gives them to the roles without one. */
function FirmRates({ editing }: { editing: DesignEditing }) {
  const { facts, isReadOnly, change } = editing
  const { data: card } = useQuery(firmRatesQuery)
  const changes = card && !isReadOnly ? withFirmRates(editing, card) : []
  const priced = new Set(changes.map(({ id }) => id)).size
  return (
    <>
      {[...rolesByCard(facts)].map(([day, roles]) => (
        <p key={day} className="text-sm text-ink-2">
          {texts.fromFirmRates(roles.join(', '), dayText(day))}
        </p>
      ))}
      {priced > 0 && (
        <div>
          <Button onClick={() => change(...changes)}>{texts.takeFirmRates(priced)}</Button>
        </div>
      )}
    </>
  )
}

const firmRatesQuery = queryOptions({ queryKey: ['settings', 'rates'], queryFn: () => api.rates.get({}) })

type DaysCellProps = { work: DesignEditing['facts']['workstreams'][number]; role: string; editing: DesignEditing }

function DaysCell({ work: { id, name, effort = [] }, role, editing }: DaysCellProps) {
  const days = effort.find((one) => one.role === role)?.days
  const text = days ? daysText(days) : ''
  if (editing.isReadOnly) return <span className="block p-1 tabular-nums">{text}</span>
  return (
    <SavedText
      aria-label={texts.daysOf(role, name)}
      value={text}
      onSave={(typed) => {
        const read = readDays(typed)
        if (read === undefined) return texts.howDaysAreTyped
        return editing.change(...setDays(editing, { id, effort, role, days: read }))
      }}
    />
  )
}

function AddRole({ onAdd }: { onAdd: (role: string) => void }) {
  const [role, setRole] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (role.trim() !== '') onAdd(role.trim())
    setRole('')
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <div className="min-w-48">
        <Field label={texts.role}>
          {(control) => <Input {...control} autoComplete="off" value={role} onChange={({ target }) => setRole(target.value)} />}
        </Field>
      </div>
      <Button type="submit" disabled={role.trim() === ''}>
        <Plus aria-hidden size={16} />
        {texts.addRole}
      </Button>
    </form>
  )
}
