import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { isFilled, missingFields, type BriefValues, type FilledBrief } from './brief-values.ts'
import { findDraft, useDraft } from './use-draft.ts'

export type BriefFormState = ReturnType<typeof useBriefForm>

const sentences = { documentType: 'Choose a type.', client: 'Choose a client.', projectName: 'Give the project a name.' }

/** The state of a form that asks for a document. What is typed is kept at a place. */
export function useBriefForm(place: string) {
  const [defaultValues] = useState(() => findDraft(place))
  const { register, handleSubmit, subscribe, setFocus, control } = useForm<BriefValues>({ defaultValues })
  const [isBlocked, setBlocked] = useState(false)
  useDraft(place, subscribe)
  const [documentType, client, projectName, useAgent] = useWatch({
    control,
    name: ['documentType', 'client', 'projectName', 'useAgent'],
  })
  const missing = missingFields({ documentType, client, projectName })
  /** Hands on a brief that is whole; otherwise leads to the first field that it lacks. */
  const submitWith = (onFilled: (brief: FilledBrief) => void) =>
    handleSubmit((brief) => {
      setBlocked(!isFilled(brief))
      if (isFilled(brief)) onFilled(brief)
      else setFocus(missingFields(brief)[0]!)
    })
  return {
    register,
    control,
    submitWith,
    documentType,
    useAgent,
    isComplete: missing.length === 0,
    isBlocked: isBlocked && missing.length > 0,
    errorOf: (field: keyof typeof sentences) => (isBlocked && missing.includes(field) ? sentences[field] : undefined),
  }
}
