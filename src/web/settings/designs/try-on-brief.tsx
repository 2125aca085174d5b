import { useState, type FormEvent } from 'react'
import type { NearDesign } from '#shared/api/references.ts'
import { limits } from '#shared/brief-limits.ts'
import { api } from '#web/api/api.ts'
import { SavingNote } from '#web/settings/saving-note.tsx'
import { useSaving } from '#web/settings/use-saving.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import * as words from '#words/reference-designs.ts'

/** Ranks the designs by how near they are to a text. */
export function TryOnBrief({ onOpen }: { onOpen: (id: string) => void }) {
  const [text, setText] = useState('')
  const [nearest, setNearest] = useState<NearDesign[]>()
  const saving = useSaving()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await saving.save(async () => {
      setNearest((await api.references.nearest({ text })).nearest)
      return ''
    })
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <Field label={words.brief}>
        {(control) => (
          <TextArea {...control} rows={5} maxLength={limits.text} value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Field>
      <div>
        <Button type="submit" disabled={saving.isBusy || text.trim() === ''}>
          {words.compare}
        </Button>
      </div>
      {saving.failure !== undefined && <SavingNote {...saving} />}
      {nearest?.length === 0 && <output className="text-sm text-ink-3">{words.noneNear}</output>}
      {nearest && nearest.length > 0 && (
        <ol aria-label={words.tryOnBrief} className="divide-y divide-line">
          {nearest.map(({ id, name, words: shared }) => (
            <li key={id} className="grid gap-0.5 py-2">
              <button
                type="button"
                onClick={() => onOpen(id)}
                className="cursor-pointer justify-self-start text-left font-medium underline underline-offset-2"
              >
                {name}
              </button>
              <span className="text-sm text-ink-3 wrap-anywhere">{shared.join(', ')}</span>
            </li>
          ))}
        </ol>
      )}
    </form>
  )
}
