import type { GenerationEvent } from '#shared/api/generation-event.ts'
import { isLast, type NumberedEvent } from './generation-progress.ts'

/** Messages between the tabs of this browser: events from the tab with the stream, and requests of new tabs to repeat them. */
type Message = { key: string; heard: NumberedEvent } | { key: string; repeat: true }

const lockName = 'generation-stream'
const channelName = 'generation-events'
/** Milliseconds after which a tab with missing events requests them again. */
const patience = 1_000

/**
 * Reports the events of a generation until the last one. A browser allows few connections to one server, so only one tab at a time opens
 * the stream; tabs that follow the same work receive its messages, others wait for their turn.
 */
export function followGeneration(
  { key, url }: { key: string; url: string },
  onEvent: (event: NumberedEvent) => void,
  signal: AbortSignal,
) {
  const channel = new BroadcastChannel(channelName)
  const heard: NumberedEvent[] = []
  const over = new AbortController()
  const stop = AbortSignal.any([signal, over.signal])
  let holding = false
  let askedAt = 0
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
  const tell = (message: Message) => channel.postMessage(message)

  function ask() {
    if (Date.now() - askedAt < patience) return
    askedAt = Date.now()
    tell({ key, repeat: true })
  }

  function hear(news: NumberedEvent) {
    const last = heard.at(-1)?.number ?? 0
    if (stop.aborted || news.number <= last) return
    // A tab opened later lacks earlier events; this one will be repeated with them.
    if (news.number > last + 1) return ask()
    heard.push(news)
    onEvent(news)
    if (holding) tell({ key, heard: news })
    if (isLast(news.event)) over.abort()
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.key !== key) return
    if ('heard' in data) hear(data.heard)
    else if (holding) for (const news of heard) tell({ key, heard: news })
  })
  stop.addEventListener('abort', () => channel.close())
  ask()

  const hold = () => {
    holding = true
    return readStream(url, hear, stop)
  }
  // Locks exist only in a secure context; without them each tab opens its own stream.
  const turn = 'locks' in navigator ? navigator.locks.request(lockName, { signal: stop }, hold) : hold()
  turn.catch(() => undefined)
}

/** Resolves when the stream has ended or is not available. The browser resumes a lost connection itself. */
function readStream(url: string, hear: (news: NumberedEvent) => void, stop: AbortSignal) {
  return new Promise<void>((resolve) => {
    if (stop.aborted) return resolve()
    const source = new EventSource(url)
    const end = () => {
      source.close()
      resolve()
    }
    stop.addEventListener('abort', end)
    source.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) =>
      hear({ number: Number(lastEventId), event: JSON.parse(data) as GenerationEvent }),
    )
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) end()
    })
  })
}
