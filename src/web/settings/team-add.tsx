import { useState, type FormEvent } from 'react'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import * as words from '#words/settings.ts'
import { MemberFields, type MemberValues } from './member-fields.tsx'
import { teamQuery } from './queries.ts'
import { SavingNote } from './saving-note.tsx'
import { ShownPassword } from './shown-password.tsx'
import { useSaving } from './use-saving.ts'

const empty: MemberValues = { displayName: '', email: '', client: null }

export function TeamAdd() {
  const [username, setUsername] = useState('')
  const [values, setValues] = useState(empty)
  const [added, setAdded] = useState<{ username: string; password: string }>()
  const { isBusy, save, ...note } = useSaving()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAdded(undefined)
    const isAdded = await save(async () => {
      const { password } = await api.team.add({ username, ...values })
      setAdded({ username, password })
      await queryClient.invalidateQueries({ queryKey: teamQuery.queryKey })
      return words.isAdded(username)
    })
    if (!isAdded) return
    setUsername('')
    setValues(empty)
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.username}
        hint={words.toSignInWith}
        required
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={setUsername}
      />
      <MemberFields values={values} onChange={setValues} />
      <SavingNote {...note} />
      {added && <ShownPassword {...added} />}
      <div>
        <Button type="submit" variant="primary" disabled={isBusy}>
          {words.add}
        </Button>
      </div>
    </form>
  )
}
