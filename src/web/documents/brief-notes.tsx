import { queryOptions, useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useWatch } from 'react-hook-form'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckBox } from '#web/ui/check-box.tsx'
import * as texts from '#words/brief-notes.ts'
import { language } from '#words/language.ts'
import type { BriefFormState } from './use-brief-form.ts'
import { useKnownProject } from './use-known-project.ts'

// Information from the server about a brief while it is typed. One module, so that the page needs only one more file, loaded late.

/** Shows which facts the document would start from, with the option to start from the brief alone; hidden unless the project is known. */
export function StartChoice({ form }: { form: BriefFormState }) {
  const known = useKnownProject(form)
  if (!known) return null
  const { document, taken, isOn } = known
  const words = taken.map((field) => field.words)
  /** Fills only the fields of this form; the document uses the others in any case. */
  const fill = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    for (const { field, text } of taken) {
      const name = `requirements.${field}` as const
      if (currentTarget.form?.elements.namedItem(name)) form.setValue(name, text)
    }
  }
  return (
    <div className="grid justify-items-start gap-2 border-l-3 border-line pl-3">
      <CheckBox
        {...form.register('startsFromProject')}
        label={texts.startFromWhatIsKnown}
        description={sentenceFor(isOn, document, words)}
      />
      {words.length > 0 && (
        <Button size="small" className="ml-7.5" onClick={fill}>
          {texts.fillInFields}
        </Button>
      )}
    </div>
  )
}

const list = new Intl.ListFormat(language)

function sentenceFor(isOn: boolean, document: string, words: string[]): string {
  if (!isOn) return texts.onlyWhatYouWriteHere
  if (words.length === 0) return texts.whatYouWriteReplacesWhat(document)
  return texts.fieldsYouLeaveEmptyAre(document, list.format(words))
}

/** Number of characters by which the brief must grow before the server is asked again. */
const step = 1000

// As above: each generation brings the account closer to its daily limit.
const estimateQuery = (documentType: DocumentTypeId, length: number, useAgent: boolean) =>
  queryOptions({
    queryKey: ['documents', 'estimate', documentType, length, useAgent],
    queryFn: () => api.usage.estimate({ documentType, length, useAgent: useAgent ? 'true' : 'false' }),
    staleTime: 60_000,
  })

type Estimate = Awaited<ReturnType<typeof api.usage.estimate>>

function sentencesOf({ writer, isOffline, cost, currency, seconds }: Estimate, busy: boolean): string[] {
  if (isOffline) return [texts.itCostsNothing(writer, busy)]
  const time = seconds === null ? [] : [texts.itTakesAbout(Math.max(1, Math.round(seconds / 60)))]
  if (cost === null || currency === null) return [texts.costIsNotKnown(writer, busy), ...time]
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 2 }).format(cost)
  return [texts.itCostsAbout(writer, busy, amount), ...time, texts.thisIsAnEstimate]
}

type EstimateLineProps = { form: BriefFormState; useAgent: boolean; busy: boolean; id: string }

/** The author of the document, with estimated cost and time; hidden until a type is chosen. */
export function EstimateLine({ form, useAgent, busy, id }: EstimateLineProps) {
  const [documentType, requirements] = useWatch({ control: form.control, name: ['documentType', 'requirements'] })
  const taken = useKnownProject(form)?.taken.map(({ text }) => text) ?? []
  const length = [...Object.values(requirements), ...taken].reduce((sum, text) => sum + text.length, 0)
  const rounded = Math.ceil(length / step) * step
  // Despite its types, the form library returns null if no radio button is chosen.
  const { data } = useQuery({ ...estimateQuery(documentType as DocumentTypeId, rounded, useAgent), enabled: Boolean(documentType) })
  if (!data || !documentType) return null
  return (
    <p id={id} className="text-sm text-ink-3">
      {[...sentencesOf(data, busy), data.ofToday].filter(Boolean).join(' ')}
    </p>
  )
}
