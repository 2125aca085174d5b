import type { GenerationEvent } from '#shared/api/generation-event.ts'
import { isLast, type NumberedEvent } from './generation-progress.ts'

/** Between the tabs of this browser: what the one that holds the stream hears, and a newcomer's wish to hear it again. */
type Message = { key: string; heard: NumberedEvent } | { key: string; repeat: true }

const lockName = 'generation-stream'
const channelName = 'generation-events'
/** Milliseconds before a tab that lacks events asks for them once more. */
const patience = 1_000

/**
 * Tells what happens in a generation until its last event. A browser allows few connections to one server,
 * so only one tab at a time holds a stream; tabs that follow the same work listen to it, others wait their turn.
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
    // A tab that came later lacks what was said before; what comes now will be repeated too.
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
  // Locks exist only in a secure context; without them each tab reads for itself.
  const turn = 'locks' in navigator ? navigator.locks.request(lockName, { signal: stop }, hold) : hold()
  turn.catch(() => undefined)
}

/** Resolves when the stream is over or cannot be had. The browser resumes a cut one by itself. */
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
