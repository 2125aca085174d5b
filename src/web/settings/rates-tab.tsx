import Plus from 'lucide-react/icons/plus'
import { useState, type FormEvent } from 'react'
import { useSession } from '#web/accounts/session.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { dayText } from '#web/ui/day-text.ts'
import { moneyLabel } from '#web/ui/money.ts'
import { TextField } from '#web/ui/text-field.tsx'
import * as words from '#words/settings.ts'
import { Loaded } from './loaded.tsx'
import { ratesQuery } from './queries.ts'
import { SettingsPart } from './settings-part.tsx'
import { SubmitRow } from './submit-row.tsx'
import { useSaving } from './use-saving.ts'

type Card = Awaited<ReturnType<typeof api.rates.get>>

/** The firm's day rates by role. */
export function RatesTab() {
  const isAdministrator = useSession()?.role === 'administrator'
  return (
    <SettingsPart title={words.dayRates} description={words.whatRatesAreFor}>
      <Loaded query={ratesQuery}>
        {(card) => (
          <>
            <p className="text-sm text-ink-2">
              {card.saved ? words.ratesOf(dayText(card.saved.day), card.saved.by) : words.noRates}
            </p>
            {isAdministrator ? <RatesForm card={card} /> : <RatesList card={card} />}
          </>
        )}
      </Loaded>
    </SettingsPart>
  )
}

const RatesList = ({ card: { rates, currency } }: { card: Card }) => (
  <>
    {rates.length > 0 && (
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2">
        {rates.map(({ role, rate }) => (
          <div key={role} className="contents">
            <dt className="text-ink-2">{role}</dt>
            <dd className="tabular-nums">{moneyLabel(rate, currency)}</dd>
          </div>
        ))}
      </dl>
    )}
    <p className="text-sm text-ink-3">{words.administratorsChangeRates}</p>
  </>
)

type Typed = { role: string; rate: string }

/** The roles of the reference designs come first, with their rates; then further ones. */
const typedRates = ({ roles, rates }: Card): Typed[] => {
  const rateOf = new Map(rates.map(({ role, rate }) => [role, String(rate)]))
  const all = [...new Set([...roles, ...rateOf.keys()])]
  return all.map((role) => ({ role, rate: rateOf.get(role) ?? '' }))
}

function RatesForm({ card }: { card: Card }) {
  // The version that was read: rates that others save meanwhile are not overwritten.
  const [base, setBase] = useState(card.version)
  const [currency, setCurrency] = useState(card.currency)
  const [typed, setTyped] = useState(() => typedRates(card))
  const { save, ...saving } = useSaving()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const rates = typed.flatMap(({ role, rate }) => (rate.trim() === '' ? [] : [{ role, rate: Number(rate) }]))
    await save(async () => {
      const { version } = await api.rates.save({ base, currency: currency.trim().toUpperCase(), rates })
      setBase(version)
      await queryClient.invalidateQueries({ queryKey: ratesQuery.queryKey })
      return words.ratesAreSaved
    })
  }
  return (
    <form className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.currencyOfRates}
        hint={words.currencyHint}
        required
        pattern="[A-Za-z]{3}"
        maxLength={3}
        autoComplete="off"
        value={currency}
        onChange={setCurrency}
        className="max-w-40"
      />
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 text-sm text-ink-2">{words.rateForADay}</legend>
        {typed.map(({ role, rate }, at) => (
          <TextField
            key={role}
            label={role}
            type="number"
            inputMode="decimal"
            min={0.01}
            max={1_000_000}
            step="any"
            autoComplete="off"
            value={rate}
            onChange={(value) => setTyped(typed.with(at, { role, rate: value }))}
          />
        ))}
      </fieldset>
      <AddRole
        onAdd={(role) => {
          const isKnown = typed.some((one) => one.role.toLowerCase() === role.toLowerCase())
          if (!isKnown) setTyped([...typed, { role, rate: '' }])
        }}
      />
      <SubmitRow label={words.saveRates} {...saving} />
    </form>
  )
}

function AddRole({ onAdd }: { onAdd: (role: string) => void }) {
  const [role, setRole] = useState('')
  const add = () => {
    if (role.trim() !== '') onAdd(role.trim())
    setRole('')
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div>
        <TextField
          label={words.anotherRole}
          maxLength={100}
          autoComplete="off"
          value={role}
          onChange={setRole}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
      </div>
      <Button disabled={role.trim() === ''} onClick={add}>
        <Plus aria-hidden size={16} />
        {words.addRole}
      </Button>
    </div>
  )
}
