import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { BegunGeneration } from '#shared/api/documents-v3.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { chooseWaiting } from './choose-waiting.ts'
import { ownPrefix, readStored, store } from '#web/ui/stored-value.ts'

/** Keys of work that this browser waits for, in any tab. */
const name = `${ownPrefix}waiting`
const changed = new EventTarget()

const readKeys = () => (readStored(name, 'localStorage') as string[] | undefined) ?? []

function keepKeys(keys: string[]) {
  // Older work can be found in the lists of documents.
  store(name, keys.slice(-20), 'localStorage')
  changed.dispatchEvent(new Event('change'))
}

/** Running work that was seen here is remembered, so that its end is reported. */
function keepRunning(begun: BegunGeneration[]) {
  const keys = readKeys()
  const others = begun.filter(({ key, state }) => state === 'running' && !keys.includes(key)).map(({ key }) => key)
  if (others.length > 0) keepKeys([...keys, ...others])
}

/** Milliseconds until the server knows a new request, and between two checks while work is running. */
const [known, between] = [800, 3000]

const begunQuery = queryOptions({
  queryKey: ['generations'],
  queryFn: async () => {
    const { generations } = await api.documentsV3.generations({})
    keepRunning(generations)
    return generations
  },
  // Only a visible page polls, and only while work is running.
  refetchInterval: ({ state: { data } }) => (data?.some(({ state }) => state === 'running') ? between : false),
})

export function waitFor(key: string) {
  keepKeys([...readKeys().filter((one) => one !== key), key])
  setTimeout(() => void queryClient.invalidateQueries(begunQuery), known)
}

export function waitNoMoreFor(key: string) {
  keepKeys(readKeys().filter((one) => one !== key))
  void queryClient.invalidateQueries(begunQuery)
}

function subscribe(listener: () => void) {
  changed.addEventListener('change', listener)
  addEventListener('storage', listener)
  return () => {
    changed.removeEventListener('change', listener)
    removeEventListener('storage', listener)
  }
}

export function useWaiting(): BegunGeneration[] {
  const keys = useSyncExternalStore(subscribe, () => readKeys().join(' '))
  // Without work to wait for, no request is sent.
  const { data = [] } = useQuery({ ...begunQuery, enabled: keys !== '' })
  return chooseWaiting(data, keys.split(' '))
}
