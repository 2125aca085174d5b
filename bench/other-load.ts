import { setTimeout as pause } from 'node:timers/promises'
import { generate, type Order } from './built-server.ts'

/** Users who read the list of documents meanwhile. */
export const readers = 5

export const listOf = (address: string) => `${address}/api/v3/documents`

/** Measures response times of an address for a few users, repeatedly, until it is aborted. */
export async function readLists(url: string, cookie: string, over: AbortSignal): Promise<number[]> {
  const times: number[] = []
  const read = async () => {
    while (!over.aborted) {
      const from = performance.now()
      const answer = await fetch(url, { headers: { cookie } })
      await answer.arrayBuffer()
      times.push(performance.now() - from)
      await pause(50)
    }
  }
  await Promise.all(Array.from({ length: readers }, read))
  return times
}

/** Simulates users who read lists, and documents that are generated offline, one after the other, until it is aborted. */
export async function loadOtherwise(address: string, { cookie, example }: Pick<Order, 'cookie' | 'example'>, over: AbortSignal) {
  const lists = readLists(listOf(address), cookie, over)
  const offline = { ...example, documentType: 'word' }
  for (let index = 0; !over.aborted; index++)
    await generate(address, { cookie, project: `Load ${index}`, example: offline, format: 'pdf' })
  await lists
}
