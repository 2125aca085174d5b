import { useState, type FormEvent } from 'react'
import type { Passkey } from '#shared/api/passkeys.ts'
import { momentDay } from '#web/ui/moment-day.ts'
import { makePasskey } from '#web/accounts/passkey.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckBox } from '#web/ui/check-box.tsx'
import { passkeysQuery } from '#web/accounts/passkeys-query.ts'
import { TextField } from '#web/ui/text-field.tsx'
import * as general from '#words/general.ts'
import * as words from '#words/settings.ts'
import { Loaded } from './loaded.tsx'
import { signInsQuery } from './queries.ts'
import { SubmitRow } from './submit-row.tsx'
import { useSaving } from './use-saving.ts'

const loadAgain = () =>
  Promise.all([passkeysQuery, signInsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))

export function Passkeys() {
  const [password, setPassword] = useState('')
  const [label, setLabel] = useState('')
  const [endTokens, setEndTokens] = useState(true)
  const { save, ...saving } = useSaving()
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const isSaved = await save(async () => {
      const { options } = await api.passkeys.begin({ password })
      await api.passkeys.add({ label, credential: await makePasskey(options), endTokens })
      await loadAgain()
      return words.isAddedFromNowOn(label)
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
      return words.isRemoved(passkey.label)
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
        label={words.yourPassword}
        hint={words.askedForBeforePasskeyIs}
        required
        type="password"
        maxLength={1000}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <TextField
        label={words.nameOfNewPasskey}
        hint={words.suchAsDeviceThatHolds}
        required
        maxLength={100}
        autoComplete="off"
        value={label}
        onChange={setLabel}
      />
      <CheckBox label={words.alsoRevokeTokens} checked={endTokens} onChange={({ target }) => setEndTokens(target.checked)} />
      <SubmitRow label={words.addAPasskey} {...saving} />
    </form>
  )
}

type PasskeyListProps = { passkeys: Passkey[]; mayRemove: boolean; onRemove: (passkey: Passkey) => void }

function PasskeyList({ passkeys, mayRemove, onRemove }: PasskeyListProps) {
  if (passkeys.length === 0) return <p className="text-ink-2">{words.youHaveNoneYourPassword}</p>
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{passkey.label}</p>
            <p className="text-sm text-ink-3">
              {passkey.usedAt === null
                ? words.addedNotUsed(momentDay(passkey.addedAt))
                : words.addedAndUsed(momentDay(passkey.addedAt), momentDay(passkey.usedAt))}
            </p>
          </div>
          <Button
            size="small"
            disabled={!mayRemove}
            aria-label={words.removePasskey(passkey.label)}
            onClick={() => onRemove(passkey)}
          >
            {general.remove}
          </Button>
        </li>
      ))}
    </ul>
  )
}
