import { useEffect } from 'react'
import type { UseFormSubscribe } from 'react-hook-form'
import { forget, readStored, store } from '#web/ui/stored-value.ts'
import { emptyBrief, type BriefValues } from './brief-values.ts'

/** The name of a stored draft. */
export const draftName = (place: string) => `draft:${place}`

/** Returns the draft typed in this tab. */
export function findDraft(place: string): BriefValues {
  return { ...emptyBrief, ...(readStored(draftName(place)) as Partial<BriefValues> | undefined) }
}

export const forgetDraft = (place: string) => forget(draftName(place))

/** Stores the form while it is typed, so that a sign-in, a failure or a reload loses nothing. */
export function useDraft(place: string, subscribe: UseFormSubscribe<BriefValues>) {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => store(draftName(place), values) }),
    [place, subscribe],
  )
}
