import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { BegunGeneration } from '#shared/api/documents-v3.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { chooseWaiting } from './choose-waiting.ts'
import { ownPrefix, readStored, store } from '#web/ui/stored-value.ts'

/** Keys of work that somebody of this browser waits for, whatever tab began it. */
const name = `${ownPrefix}waiting`
const changed = new EventTarget()

const readKeys = () => (readStored(name, 'localStorage') as string[] | undefined) ?? []

function keepKeys(keys: string[]) {
  // What is older is in the lists of documents.
  store(name, keys.slice(-20), 'localStorage')
  changed.dispatchEvent(new Event('change'))
}

/** Whoever has seen it run hears of its end. */
function keepRunning(begun: BegunGeneration[]) {
  const keys = readKeys()
  const others = begun.filter(({ key, state }) => state === 'running' && !keys.includes(key)).map(({ key }) => key)
  if (others.length > 0) keepKeys([...keys, ...others])
}

/** Milliseconds: from when on the server knows what was just asked for, and between two looks while something runs. */
const [known, between] = [800, 3000]

const begunQuery = queryOptions({
  queryKey: ['generations'],
  queryFn: async () => {
    const { generations } = await api.documentsV3.generations({})
    keepRunning(generations)
    return generations
  },
  // Only a page that is seen asks, and only while something runs.
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
  // Whoever waits for nothing asks for nothing.
  const { data = [] } = useQuery({ ...begunQuery, enabled: keys !== '' })
  return chooseWaiting(data, keys.split(' '))
}
