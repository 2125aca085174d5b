import { useState, type FormEvent } from 'react'
import type { Passkey } from '#shared/api/passkeys.ts'
import { makePasskey } from '#web/accounts/passkey.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Loaded } from './loaded.tsx'
import { passkeysQuery, signInsQuery } from './queries.ts'
import { SubmitRow } from './submit-row.tsx'
import { useSaving } from './use-saving.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

const loadAgain = () =>
  Promise.all([passkeysQuery, signInsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))

export function Passkeys() {
  const [password, setPassword] = useState('')
  const [label, setLabel] = useState('')
  const { save, ...saving } = useSaving()
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const isSaved = await save(async () => {
      const { options } = await api.passkeys.begin({ password })
      await api.passkeys.add({ label, credential: await makePasskey(options) })
      await loadAgain()
      return `${label} is added. From now on every sign-in needs a passkey; your other sign-ins have ended.`
    })
    if (!isSaved) return
    setPassword('')
    setLabel('')
  }
  const remove = (passkey: Passkey) =>
    save(async () => {
      await api.passkeys.remove({ id: passkey.id, password })
      await loadAgain()
      setPassword('')
      return `${passkey.label} is removed.`
    })
  return (
    <form className="grid gap-4" onSubmit={(event) => void add(event)}>
      <Loaded query={passkeysQuery}>
        {(passkeys) => (
          <PasskeyList
            passkeys={passkeys}
            mayRemove={!saving.isBusy && password !== ''}
            onRemove={(passkey) => void remove(passkey)}
          />
        )}
      </Loaded>
      <TextField
        label="Your password"
        hint="Asked for before a passkey is added or removed"
        required
        type="password"
        maxLength={1000}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <TextField
        label="Name of the new passkey"
        hint="Such as the device that holds it"
        required
        maxLength={100}
        autoComplete="off"
        value={label}
        onChange={setLabel}
      />
      <SubmitRow label="Add a passkey" {...saving} />
    </form>
  )
}

type PasskeyListProps = { passkeys: Passkey[]; mayRemove: boolean; onRemove: (passkey: Passkey) => void }

function PasskeyList({ passkeys, mayRemove, onRemove }: PasskeyListProps) {
  if (passkeys.length === 0) return <p className="text-ink-2">You have none: your password alone lets you in.</p>
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{passkey.label}</p>
            <p className="text-sm text-ink-3">
              Added {day.format(new Date(passkey.addedAt))},{' '}
              {passkey.usedAt === null ? 'not used yet' : `last used ${day.format(new Date(passkey.usedAt))}`}
            </p>
          </div>
          <Button size="small" disabled={!mayRemove} aria-label={`Remove ${passkey.label}`} onClick={() => onRemove(passkey)}>
            Remove
          </Button>
        </li>
      ))}
    </ul>
  )
}
