import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { LibraryRow } from '#shared/api/library.ts'
import { libraryLimits } from '#shared/library.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import type { LibraryAddress } from './library-address.ts'
import { placeGroups } from './place-groups.ts'

type Asked = Parameters<typeof api.library.list>[0]
export type LibraryList = Awaited<ReturnType<typeof api.library.list>>

/** The request for a page of rows; pages that scroll past are not requested. */
const askOf = ({ archived, ...address }: LibraryAddress) => ({ ...address, archived: String(archived) }) as Asked

export const rowsOfCall = ({ q }: LibraryAddress) => (q ? libraryLimits.found : libraryLimits.usual)

/** The library with its filters, and the rows of a range of places. While a new query loads, or if it fails, the previous result remains. */
export function useLibrary(address: LibraryAddress, [first, last]: readonly [number, number]) {
  const size = rowsOfCall(address)
  const head = useQuery({
    queryKey: ['library', address],
    queryFn: ({ signal }) => api.library.list({ ...askOf(address), limit: size }, { signal }),
    placeholderData: keepPreviousData,
  })
  const [known, setKnown] = useState<LibraryList>()
  if (head.data && head.data !== known) setKnown(head.data)
  const answer = head.data ?? known
  const isOwn = head.data !== undefined && !head.isPlaceholderData
  const [groups, total] = [answer?.groups, answer?.total ?? 0]
  const places = useMemo(() => placeGroups(groups, total), [groups, total])
  const rowAt = (place: number) => {
    const shown = places.at(place)
    return 'row' in shown ? shown.row : shown.next
  }
  const calls = isOwn ? callsBetween([rowAt(first), rowAt(last)], size, total) : []
  const others = useQueries({
    queries: calls.map((from) => ({
      queryKey: ['library', address, head.data?.asOf, from],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.library.list({ ...askOf(address), limit: size, from, asOf: head.data!.asOf, counts: 'false' as const }, { signal }),
      staleTime: Infinity,
    })),
  })
  const rows = new Map<number, LibraryRow>()
  for (const [number, row] of (answer?.rows ?? []).entries()) rows.set(number, row)
  for (const [index, from] of calls.entries())
    for (const [number, row] of (others[index]?.data?.rows ?? []).entries()) rows.set(from + number, row)
  const failed = [head, ...others].find((query) => query.isError)
  return {
    answer,
    total,
    places,
    rows,
    isPending: answer === undefined && !head.isError,
    isBusy: head.isFetching,
    error: failed?.error ?? null,
    retry: () => void Promise.all([head, ...others].filter((query) => query.isError).map((query) => query.refetch())),
  }
}

/** Returns the offsets of the pages to request, apart from the first. */
function callsBetween([first, last]: readonly [number, number], size: number, total: number): number[] {
  const from = Math.max(1, Math.floor(first / size))
  const to = Math.floor(Math.min(last, total - 1) / size)
  return to < from ? [] : Array.from({ length: to - from + 1 }, (_, index) => (from + index) * size)
}

export const reloadLibrary = () => queryClient.invalidateQueries({ queryKey: ['library'] })
