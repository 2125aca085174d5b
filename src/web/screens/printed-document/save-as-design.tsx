import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FoundName } from '#shared/api/references.ts'
import type { PrintedDocument } from '#shared/api/sharing.ts'
import { AppError } from '#shared/errors.ts'
import { limits } from '#shared/brief-limits.ts'
import { api } from '#web/api/api.ts'
import { reloadDesigns } from '#web/settings/designs/design-query.ts'
import { DesignTextField, useFaults } from '#web/settings/designs/design-text-field.tsx'
import { readDesignText, writeDesignText } from '#web/settings/designs/design-text.ts'
import { SavingNote } from '#web/settings/saving-note.tsx'
import { useSaving } from '#web/settings/use-saving.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import * as general from '#words/general.ts'
import * as words from '#words/reference-designs.ts'
import { replaceNames } from './replace-names.ts'

type Shown = Pick<PrintedDocument, 'id' | 'version'>

/** For staff, below an approved version: saves its design for other clients, without the names of this one. */
export function SaveAsDesign({ id, version }: Shown) {
  const { data, error } = useQuery({
    queryKey: ['references', 'draft', id, version],
    queryFn: () => api.references.draft({ id, version }),
    retry: false,
  })
  if (error) return <p className="text-sm text-ink-2">{error.message}</p>
  if (!data) return <output className="text-sm text-ink-3">{general.loading}</output>
  return <Confirm design={data.design} names={data.names} />
}

function Confirm({ design, names }: { design: unknown; names: FoundName[] }) {
  const [instead, setInstead] = useState(() => Object.fromEntries(names.map((found) => [found.name, found.instead])))
  // Once the user edits the text, names are no longer replaced.
  const [own, setOwn] = useState<string>()
  const text = own ?? writeDesignText(replaceNames(design, instead))
  const faults = useFaults(text)
  const saving = useSaving()
  const save = () =>
    saving.save(async () => {
      const read = readDesignText(text)
      if (read.fault !== undefined) throw new AppError('invalid-input', read.fault)
      await api.references.add({ design: read.design })
      await reloadDesigns()
      return words.isSaved
    })
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-2">{names.length > 0 ? words.whatIsSaved : words.noNames}</p>
      {names.map(({ name, count }) => (
        <Field key={name} label={words.nameInDesign(name, count)} hint={words.staysAsItIs}>
          {(control) => (
            <Input
              {...control}
              type="text"
              maxLength={limits.name}
              disabled={own !== undefined}
              value={instead[name] ?? ''}
              onChange={({ target }) => setInstead({ ...instead, [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <DesignTextField text={text} faults={faults} onType={setOwn} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" disabled={saving.isBusy || saving.success !== undefined} onClick={() => void save()}>
          {words.saveDesign}
        </Button>
        {own !== undefined && <Button onClick={() => setOwn(undefined)}>{words.discard}</Button>}
      </div>
      <SavingNote {...saving} />
    </div>
  )
}
