import { queryOptions, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { ClientId } from '#shared/client-id.ts'
import { api } from '#web/api/api.ts'
import { useSettled } from '#web/ui/use-settled.ts'
import { isBlank } from './brief-values.ts'
import type { BriefFormState } from './use-brief-form.ts'

/** Milliseconds after the last keystroke. */
const pause = 350

// Under the key of the documents, so that it is reloaded with them after each generation.
const knownQuery = (client: ClientId, projectName: string) =>
  queryOptions({
    queryKey: ['documents', 'project', client, projectName],
    queryFn: async () => (await api.documentsV3.project({ client, projectName })).known,
  })

/** The form's project, and the fields that the document would take from it; undefined unless the project is known. */
export function useKnownProject({ control, written }: Pick<BriefFormState, 'control' | 'written'>) {
  const [documentType, client, projectName, requirements, isOn] = useWatch({
    control,
    name: ['documentType', 'client', 'projectName', 'requirements', 'startsFromProject'],
  })
  const name = projectName.trim()
  const settled = useSettled(name, pause)
  const isNamed = Boolean(client) && name !== '' && settled === name
  const { data: known } = useQuery({ ...knownQuery(client, name), enabled: isNamed })
  if (!isNamed || !known) return undefined
  const isSilent = Object.values(requirements).every(isBlank)
  const isHere = known.types.some((type) => type === documentType)
  // The same rule as on the server: if the document already exists, an emptied field remains empty.
  const isOpen = ({ field }: (typeof known.fields)[number]) =>
    isBlank(requirements[field]) && (!isHere || isSilent || !written.has(field))
  return { ...known, isOn, taken: isOn ? known.fields.filter(isOpen) : [] }
}
