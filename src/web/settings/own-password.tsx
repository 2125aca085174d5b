import { useState, type FormEvent } from 'react'
import { useSession } from '#web/accounts/session.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { CheckBox } from '#web/ui/check-box.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import * as words from '#words/settings.ts'
import { signInsQuery } from './queries.ts'
import { SubmitRow } from './submit-row.tsx'
import { useSaving } from './use-saving.ts'

export function OwnPassword() {
  const user = useSession()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [endTokens, setEndTokens] = useState(true)
  const { save, ...saving } = useSaving()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isSaved = await save(async () => {
      await api.accounts.changePassword({ current, next, endTokens })
      await queryClient.invalidateQueries({ queryKey: signInsQuery.queryKey })
      return words.yourPasswordIsChangedYour
    })
    if (!isSaved) return
    setCurrent('')
    setNext('')
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {/* Password managers save the new password with this username. */}
      <input hidden readOnly autoComplete="username" value={user?.email ?? ''} />
      <TextField
        label={words.currentPassword}
        required
        type="password"
        maxLength={1000}
        autoComplete="current-password"
        value={current}
        onChange={setCurrent}
      />
      <TextField
        label={words.newPassword}
        hint={words.eightCharactersAtLeast}
        required
        type="password"
        minLength={8}
        maxLength={1000}
        autoComplete="new-password"
        value={next}
        onChange={setNext}
      />
      <CheckBox label={words.alsoRevokeTokens} checked={endTokens} onChange={({ target }) => setEndTokens(target.checked)} />
      <SubmitRow label={words.changePassword} {...saving} />
    </form>
  )
}
