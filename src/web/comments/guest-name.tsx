import { useState } from 'react'
import { commentLimits } from '#shared/limits.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { readStored, store } from '#web/ui/stored-value.ts'
import * as words from '#words/comments.ts'
import { useCommentsSource } from './comments-source.ts'

const stored = 'guest-name'

/** A guest's name, stored in the tab, and the field for it; no field for users with an account. */
export function useGuestName() {
  const { asksName } = useCommentsSource()
  const [name, setName] = useState(() => (readStored(stored) as string | undefined) ?? '')
  const change = (value: string) => {
    setName(value)
    store(stored, value)
  }
  const field = asksName && (
    <Field label={words.yourName} hint={words.itStandsBesideWhatYou}>
      {(control) => (
        <Input
          {...control}
          value={name}
          required
          maxLength={commentLimits.name}
          autoComplete="name"
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  )
  return { name, field, isMissing: asksName && name.trim() === '' }
}
