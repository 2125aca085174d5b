import { queryOptions, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { api } from '#web/api/api.ts'
import type { BriefFormState } from './use-brief-form.ts'
import { useKnownProject } from './use-known-project.ts'

/** Characters; the server is not asked again for less. */
const step = 1000

const estimateQuery = (documentType: DocumentTypeId, length: number, useAgent: boolean) =>
  queryOptions({
    queryKey: ['estimate', documentType, length, useAgent],
    queryFn: () => api.usage.estimate({ documentType, length, useAgent: useAgent ? 'true' : 'false' }),
    staleTime: 60_000,
  })

type Estimate = Awaited<ReturnType<typeof api.usage.estimate>>

function sentenceOf({ writer, isOffline, cost, currency }: Estimate) {
  if (isOffline) return `The ${writer} will write it. It costs nothing.`
  if (cost === null || currency === null) return `${writer} will write it. What that costs is not known.`
  const amount = new Intl.NumberFormat('en-GB', { style: 'currency', currency, maximumFractionDigits: 2 }).format(cost)
  return `${writer} will write it, for about ${amount}. This is an estimate.`
}

/** Who would write the document, and for how much; nothing until a type is chosen. */
export function EstimateLine({ form, useAgent }: { form: BriefFormState; useAgent: boolean }) {
  const [documentType, requirements] = useWatch({ control: form.control, name: ['documentType', 'requirements'] })
  const taken = useKnownProject(form)?.taken.map(({ text }) => text) ?? []
  const length = [...Object.values(requirements), ...taken].reduce((sum, text) => sum + text.length, 0)
  const rounded = Math.ceil(length / step) * step
  // The form library says null where no radio button is chosen, whatever its types say.
  const { data } = useQuery({ ...estimateQuery(documentType as DocumentTypeId, rounded, useAgent), enabled: Boolean(documentType) })
  return data && documentType ? <p className="text-sm text-ink-3">{sentenceOf(data)}</p> : null
}
