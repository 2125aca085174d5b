import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadingFailed } from '#web/ui/loading-failed.tsx'
import * as general from '#words/general.ts'

type LoadedProps<Data, Key extends readonly unknown[]> = {
  query: UseQueryOptions<Data, Error, Data, Key>
  children: (data: Data) => ReactNode
}

/** A part of a tab, rendered once its data have loaded. */
export function Loaded<Data, Key extends readonly unknown[]>({ query, children }: LoadedProps<Data, Key>) {
  const { data, isError, refetch } = useQuery(query)
  if (data !== undefined) return children(data)
  return isError ? <LoadingFailed onRetry={() => void refetch()} /> : <output className="text-ink-3">{general.loading}</output>
}
