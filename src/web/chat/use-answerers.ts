import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AnswererChoice, answererChoices } from '#shared/chat-answerers.ts'
import { api } from '#web/api/api.ts'

/** The models that may write answers, and whose turn it is; without one answers are quoted. */
export function useAnswerers() {
  const { data } = useQuery({ queryKey: ['answerers'], queryFn: ({ signal }) => api.conversations.answerers({}, { signal }) })
  const [wanted, setWanted] = useState<AnswererChoice>()
  const all = data?.answerers ?? []
  const chosen = wanted === undefined ? all[0] : all.find(({ id }) => id === wanted)
  return {
    all,
    chosen,
    /** What a question says of who answers it; nothing where there is nobody to choose. */
    answeredBy: all.length > 0 ? (chosen?.id ?? 'offline') : undefined,
    choose: (id: string) => setWanted(answererChoices.find((choice) => choice === id)),
  }
}
export type Answerers = ReturnType<typeof useAnswerers>
