/** Milliseconds that words are gathered before they are sent on; the first go at once. */
const interval = 40

type Send = (id: string, text: string) => Promise<void>

/** Gathers the words of each chapter and sends them in order; what `follow` is given comes after them and before the next. */
export function createTextBatches(send: Send) {
  const waiting = new Map<string, string>()
  let timer: NodeJS.Timeout | undefined
  let sending = Promise.resolve()

  /** One after the other: events keep the order of the words. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const batch = [...waiting]
    waiting.clear()
    sending = batch.reduce((before, [id, text]) => before.then(() => send(id, text)), sending)
    return sending
  }

  return {
    add(id: string, text: string) {
      const isFirst = timer === undefined && waiting.size === 0
      waiting.set(id, (waiting.get(id) ?? '') + text)
      if (isFirst) void flush().catch(() => undefined)
      // The timer also runs after the first words, so that what follows at once is gathered.
      timer ??= setTimeout(() => void flush().catch(() => undefined), interval)
    },
    flush,
    follow(work: () => Promise<void>): Promise<void> {
      sending = flush().then(work)
      return sending
    },
  }
}
