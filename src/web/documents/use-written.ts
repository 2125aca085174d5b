import { useEffect, useState } from 'react'
import type { UseFormSubscribe } from 'react-hook-form'
import type { BriefField } from '#shared/brief.ts'
import { isBlank, type BriefValues } from './brief-values.ts'

const wordedIn = ({ requirements }: BriefValues) =>
  (Object.keys(requirements) as BriefField[]).filter((field) => !isBlank(requirements[field]))

/** The fields that contained text at any time: if such a field is empty now, the user has emptied it. */
export function useWritten(subscribe: UseFormSubscribe<BriefValues>, first: BriefValues): ReadonlySet<BriefField> {
  const [written, setWritten] = useState<ReadonlySet<BriefField>>(() => new Set(wordedIn(first)))
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          setWritten((before) => {
            const news = wordedIn(values).filter((field) => !before.has(field))
            return news.length > 0 ? new Set([...before, ...news]) : before
          }),
      }),
    [subscribe],
  )
  return written
}
