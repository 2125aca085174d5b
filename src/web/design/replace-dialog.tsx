import { useMemo, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import * as words from '#words/design-replace.ts'
import * as general from '#words/general.ts'
import type { DesignEditing } from './editing.ts'
import { replaceWords } from './replace-words.ts'

/** Names that many facts have in them are shown up to this many. */
const mostNames = 12

/** Replaces words in the whole design as one step, after saying where they are. */
export function ReplaceDialog({ editing: { facts, change }, onClose }: { editing: DesignEditing; onClose: () => void }) {
  const [wanted, setWanted] = useState('')
  const [by, setBy] = useState('')
  const { changes, count, facts: names } = useMemo(() => replaceWords(facts, wanted, by), [facts, wanted, by])
  const mayReplace = changes.length > 0 && by.trim() !== ''
  const replace = () => {
    if (!mayReplace) return
    change(...changes)
    onClose()
  }
  return (
    <FormDialog title={words.replace} description={words.whereWordsAre} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          replace()
        }}
      >
        <TextField label={words.wanted} value={wanted} onChange={setWanted} autoComplete="off" />
        <TextField label={words.by} value={by} onChange={setBy} autoComplete="off" />
        <p aria-live="polite" className="text-sm wrap-anywhere text-ink-2">
          {wanted.trim() !== '' && words.found(count, names.slice(0, mostNames).join('; '), names.length - mostNames)}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{general.cancel}</Button>
          <Button variant="primary" type="submit" disabled={!mayReplace}>
            {words.replaceCount(count)}
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}
