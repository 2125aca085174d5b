import { useState, type FormEvent } from 'react'
import type { ClientRow } from '#shared/api/clients.ts'
import { clientLimits, clientStatuses, type ClientStatus } from '#shared/limits.ts'
import type { Sector } from '#shared/firm.ts'
import { sectors } from '#shared/firm.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import * as words from '#words/clients.ts'
import * as general from '#words/general.ts'
import { statusLabels } from './status-label.ts'

export type ClientValues = Pick<ClientRow, 'name' | 'sector' | 'status' | 'startYear'>
type ClientFormProps = {
  /** Label of the button, which states the purpose of the form. */
  label: string
  values?: ClientValues
  /** True if the name and sector are defined in code. */
  isFixed?: boolean
  onSave: (values: ClientValues) => Promise<void>
  onCancel: () => void
}

const empty: ClientValues = { name: '', sector: sectors[0], status: 'active', startYear: null }

/** The details of a client. After an error, the typed values remain. */
export function ClientForm({ label, values: given = empty, isFixed = false, onSave, onCancel }: ClientFormProps) {
  const [values, setValues] = useState(given)
  const [year, setYear] = useState(String(given.startYear ?? ''))
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailure(undefined)
    try {
      await onSave({ ...values, startYear: year.trim() === '' ? null : Number(year) })
    } catch (error) {
      setFailure(sentenceFor(error))
      setBusy(false)
    }
  }
  return (
    <form
      onSubmit={(event) => void submit(event)}
      className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5"
      aria-label={label}
    >
      {failure !== undefined && <ErrorBanner>{failure}</ErrorBanner>}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={general.name}
          required
          hint={isFixed ? words.everyFormOffersThisClient : undefined}
          disabled={isFixed}
          maxLength={clientLimits.name}
          value={values.name}
          onChange={(name) => setValues({ ...values, name })}
        />
        <Field label={words.sector} required>
          {(control) => (
            <Select
              {...control}
              disabled={isFixed}
              value={values.sector}
              onChange={({ target }) => setValues({ ...values, sector: target.value as Sector })}
            >
              {sectors.map((sector) => (
                <option key={sector} value={sector}>
                  {words.sectorName(sector)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={words.status}>
          {(control) => (
            <Select
              {...control}
              value={values.status}
              onChange={({ target }) => setValues({ ...values, status: target.value as ClientStatus })}
            >
              {clientStatuses.map((status) => (
                <option key={status} value={status}>
                  {statusLabels[status]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TextField
          label={words.clientSince}
          hint={words.yearIfYouKnowIt}
          inputMode="numeric"
          pattern="\d{4}"
          maxLength={4}
          title={words.yearHasFourDigits}
          value={year}
          onChange={setYear}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={isBusy}>
          {label}
        </Button>
        <Button onClick={onCancel}>{general.cancel}</Button>
      </div>
    </form>
  )
}
