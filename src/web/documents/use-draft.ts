import { useEffect } from 'react'
import type { UseFormSubscribe } from 'react-hook-form'
import { forget, readStored, store } from '#web/ui/stored-value.ts'
import { emptyBrief, type BriefValues } from './brief-values.ts'

const nameFor = (account: string) => `draft:${account}`

/** What this account was typing in this tab. */
export function findDraft(account: string): BriefValues {
  const draft = readStored(nameFor(account)) as Partial<BriefValues> | undefined
  return { ...emptyBrief, ...draft, requirements: { ...emptyBrief.requirements, ...draft?.requirements } }
}

export const forgetDraft = (account: string) => forget(nameFor(account))

/** Keeps the form as it is typed, so that a sign-in, a failure or a reload loses nothing. */
export function useDraft(account: string, subscribe: UseFormSubscribe<BriefValues>) {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => store(nameFor(account), values) }),
    [account, subscribe],
  )
}
