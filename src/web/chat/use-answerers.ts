import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AnswererChoice, answererChoices } from '#shared/chat-answerers.ts'
import { api } from '#web/api/api.ts'

/** The models available for answers, and the chosen one; without a model, passages are quoted. */
export function useAnswerers() {
  const { data } = useQuery({ queryKey: ['answerers'], queryFn: ({ signal }) => api.conversations.answerers({}, { signal }) })
  const [wanted, setWanted] = useState<AnswererChoice>()
  const all = data?.answerers ?? []
  const chosen = wanted === undefined ? all[0] : all.find(({ id }) => id === wanted)
  return {
    all,
    chosen,
    /** The author to send with a question; undefined if there is no choice. */
    answeredBy: all.length > 0 ? (chosen?.id ?? 'offline') : undefined,
    choose: (id: string) => setWanted(answererChoices.find((choice) => choice === id)),
  }
}
export type Answerers = ReturnType<typeof useAnswerers>
