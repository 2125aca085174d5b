import { queryOptions, useQuery } from '@tanstack/react-query'
import type { KnownProject as Known } from '#shared/api/documents-v3.ts'
import type { ClientId } from '#shared/firm.ts'
import { useWatch } from 'react-hook-form'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckBox } from '#web/ui/check-box.tsx'
import { useSettled } from '#web/ui/use-settled.ts'
import { isBlank } from './brief-values.ts'
import type { BriefFormState } from './use-brief-form.ts'

/** Milliseconds after the last key. */
const pause = 350

// The list of documents is asked for again after each generation, and this with it.
const knownQuery = (client: ClientId, projectName: string) =>
  queryOptions({
    queryKey: ['documents', 'project', client, projectName],
    queryFn: async () => (await api.documentsV3.project({ client, projectName })).known,
  })

/** What the document would start from; nothing unless the project is known. */
export function KnownProject({ form }: { form: BriefFormState }) {
  const [client, projectName] = useWatch({ control: form.control, name: ['client', 'projectName'] })
  const name = projectName.trim()
  const settled = useSettled(name, pause)
  const isNamed = Boolean(client) && name !== '' && settled === name
  const { data: known } = useQuery({ ...knownQuery(client as ClientId, name), enabled: isNamed })
  return isNamed && known ? <Start form={form} known={known} /> : null
}

function Start({ form, known }: { form: BriefFormState; known: Known }) {
  const [isOn, requirements] = useWatch({ control: form.control, name: ['startsFromProject', 'requirements'] })
  const isSilent = Object.values(requirements).every(isBlank)
  const isHere = known.types.some((type) => type === form.documentType)
  // The server's rule: where the document is there already, a field that was emptied stays empty.
  const words = known.fields
    .filter(({ field }) => isBlank(requirements[field]) && (!isHere || isSilent || !form.written.has(field)))
    .map((field) => field.words)
  return (
    <div className="grid justify-items-start gap-2 border-l-3 border-line pl-3">
      <CheckBox
        {...form.register('startsFromProject')}
        label="Start from what is known of this project"
        description={sentenceFor(isOn, known.document, words)}
      />
      {isOn && words.length > 0 && (
        <Button variant="quiet" size="small" onClick={({ currentTarget }) => form.fill(known.fields, currentTarget.form)}>
          Fill it in to edit it
        </Button>
      )}
    </div>
  )
}

const list = new Intl.ListFormat('en-GB')

function sentenceFor(isOn: boolean, document: string, words: string[]): string {
  if (!isOn) return 'Only what you write here is used, and facts are numbered anew.'
  if (words.length === 0) return `What you write replaces what ${document} says. What stays the same keeps its id.`
  return `Fields you leave empty are taken from ${document}: ${list.format(words)}.`
}
