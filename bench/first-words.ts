import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

export const now = () => performance.timeOrigin + performance.now()

type JobEvent = { type: string; id?: string; chapters?: { id: string; heading: string }[] }

/** Records when a reader of a generation received the first words of each chapter, by heading. */
export async function watchFirstWords(address: string, cookie: string, key: string): Promise<Map<string, number>> {
  const answer = await fetch(`${address}/api/v3/generations/${key}/events`, { headers: { cookie } })
  const firstWords = new Map<string, number>()
  const headings = new Map<string, string>()
  let rest = ''
  const decoder = new TextDecoder()
  for await (const bytes of answer.body as unknown as AsyncIterable<Uint8Array>) {
    const messages = (rest + decoder.decode(bytes, { stream: true })).split('\n\n')
    rest = messages.pop() ?? ''
    for (const message of messages) {
      const [, data] = /^data: (.+)$/m.exec(message) ?? []
      if (!data) continue
      const told = JSON.parse(data) as JobEvent
      for (const { id, heading } of told.chapters ?? []) headings.set(id, heading)
      const heading = headings.get(told.id ?? '') ?? ''
      if (told.type === 'chapter-text' && !firstWords.has(heading)) firstWords.set(heading, now())
    }
  }
  return firstWords
}

const floorChapter = 'Floor '
export const isOfFloor = (chapter: string) => chapter.startsWith(floorChapter)

/** A bare relay between the provider and the reader: the minimum time for the same text, on the same machine at the same time. */
export async function startFloor(vendorAddress: string) {
  const relay = fork('dist/server/bare-relay.js', [vendorAddress])
  const [address] = (await once(relay, 'message')) as [string]
  let asked = 0

  async function readOne(firstWords: Map<string, number>) {
    const chapter = `${floorChapter}${asked++}`
    const answer = await fetch(`${address}/${encodeURIComponent(chapter)}`)
    const decoder = new TextDecoder()
    for await (const bytes of answer.body as unknown as AsyncIterable<Uint8Array>)
      if (!firstWords.has(chapter) && decoder.decode(bytes, { stream: true }).includes(floorChapter)) firstWords.set(chapter, now())
  }
  return {
    /** Requests a chapter every half second until it is aborted; returns when the first words of each arrived. */
    async read(over: AbortSignal): Promise<Map<string, number>> {
      const firstWords = new Map<string, number>()
      while (!over.aborted) {
        await readOne(firstWords)
        await pause(500)
      }
      return firstWords
    },
    stop: () => relay.disconnect(),
  }
}
