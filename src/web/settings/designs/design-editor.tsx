import { useState } from 'react'
import type { ShownDesign } from '#shared/api/references.ts'
import { AppError } from '#shared/errors.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { forget, readStored, store } from '#web/ui/stored-value.ts'
import * as words from '#words/reference-designs.ts'
import type { Saving } from '../use-saving.ts'
import { reloadDesigns } from './design-query.ts'
import { DesignTextField, useFaults } from './design-text-field.tsx'
import { readDesignText, writeDesignText } from './design-text.ts'

type Draft = { base: number; text: string }
type DesignEditorProps = { shown: ShownDesign; saving: Saving; onSaved: () => void }

/** The firm's copy as text, with its errors. Typed text survives a reload. */
export function DesignEditor({ shown: { id, design, version }, saving, onSaved }: DesignEditorProps) {
  const place = `reference:${id}`
  const [draft, setDraft] = useState<Draft>(
    () => (readStored(place) as Draft | undefined) ?? { base: version, text: writeDesignText(design) },
  )
  const faults = useFaults(draft.text)
  const type = (text: string) => {
    const next = { ...draft, text }
    setDraft(next)
    store(place, next)
  }
  const save = () =>
    saving.save(async () => {
      const read = readDesignText(draft.text)
      if (read.fault !== undefined) throw new AppError('invalid-input', read.fault)
      const { version: next } = await api.references.save({ id, base: draft.base, design: read.design })
      forget(place)
      await reloadDesigns()
      onSaved()
      return words.saved(next)
    })
  const discard = () => {
    forget(place)
    setDraft({ base: version, text: writeDesignText(design) })
  }
  return (
    <div className="grid gap-4">
      {draft.base !== version && <p className="border-l-3 border-warning pl-3 text-sm">{words.basedOnOlder}</p>}
      <DesignTextField text={draft.text} faults={faults} onType={type} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" disabled={saving.isBusy} onClick={() => void save()}>
          {words.save}
        </Button>
        <Button disabled={saving.isBusy} onClick={discard}>
          {words.discard}
        </Button>
      </div>
    </div>
  )
}
