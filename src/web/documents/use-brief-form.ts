import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { BriefField } from '#shared/brief.ts'
import { useOwnClient } from '#web/accounts/own-client.ts'
import * as words from '#words/documents.ts'
import { isFilled, missingFields, type BriefValues, type FilledBrief } from './brief-values.ts'
import { findDraft, useDraft } from './use-draft.ts'
import { useWritten } from './use-written.ts'

export type BriefFormState = ReturnType<typeof useBriefForm>

const sentences = { documentType: words.chooseAType, client: words.chooseAClient, projectName: words.giveProjectName }

/** A field that was always empty makes no statement; one that was emptied means that there is nothing. */
const pickSaid = (requirements: BriefValues['requirements'], written: ReadonlySet<BriefField>) =>
  Object.fromEntries(Object.entries(requirements).filter(([field, text]) => text !== '' || written.has(field as BriefField)))

/** The state of the form for a document. Typed values are stored under the given name. */
export function useBriefForm(place: string) {
  const own = useOwnClient()
  // The only client that can be chosen, or the one that a link names, is preselected.
  const [defaultValues] = useState(() => {
    const client = own ?? new URLSearchParams(location.search).get('client')
    return { ...findDraft(place), ...(client && { client }) }
  })
  const { register, handleSubmit, subscribe, setFocus, setValue, getValues, control } = useForm<BriefValues>({
    defaultValues,
  })
  const written = useWritten(subscribe, defaultValues)
  const [isBlocked, setBlocked] = useState(false)
  useDraft(place, subscribe)
  const [documentType, client, projectName, useAgent] = useWatch({
    control,
    name: ['documentType', 'client', 'projectName', 'useAgent'],
  })
  const missing = missingFields({ documentType, client, projectName })
  /** Passes on a complete brief; otherwise focuses the first missing field. */
  const submitWith = (onFilled: (brief: FilledBrief) => void) =>
    handleSubmit((brief) => {
      setBlocked(!isFilled(brief))
      if (isFilled(brief)) onFilled({ ...brief, requirements: pickSaid(brief.requirements, written) })
      else setFocus(missingFields(brief)[0]!)
    })
  return {
    written,
    setValue,
    getValues,
    register,
    control,
    submitWith,
    documentType,
    useAgent,
    isProjectNamed: !missing.includes('client') && !missing.includes('projectName'),
    isComplete: missing.length === 0,
    isBlocked: isBlocked && missing.length > 0,
    errorOf: (field: keyof typeof sentences) => (isBlocked && missing.includes(field) ? sentences[field] : undefined),
  }
}
