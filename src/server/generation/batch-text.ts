/** Milliseconds that words are gathered before they are sent on; the first of each chapter go at once. */
const interval = 40

/** Keeps the order of its calls, however long each takes. */
type Send = (id: string, text: string) => Promise<void>

/** Gathers the words of all chapters of a document and sends them together; what is said in between goes by `say`. */
export function createTextBatches(send: Send) {
  const begun = new Set<string>()
  const waiting = new Map<string, string>()
  let timer: NodeJS.Timeout | undefined
  let sent: Promise<unknown> = Promise.resolve()

  /** Ends when all that was sent so far has come. */
  function flush(): Promise<unknown> {
    clearTimeout(timer)
    timer = undefined
    const batch = [...waiting]
    waiting.clear()
    sent = Promise.all([sent, ...batch.map(([id, text]) => send(id, text))])
    // A failure is told to whoever waits for the end.
    sent.catch(() => undefined)
    return sent
  }

  return {
    add(id: string, text: string) {
      const isFirst = !begun.has(id) || (timer === undefined && waiting.size === 0)
      begun.add(id)
      waiting.set(id, (waiting.get(id) ?? '') + text)
      if (isFirst) void flush()
      // The timer also runs after the first words, so that what follows at once is gathered.
      timer ??= setTimeout(() => void flush(), interval)
    },
    flush,
    /** After all words so far, and before all that follow. */
    say(work: () => Promise<void>): Promise<void> {
      void flush()
      return work()
    },
  }
}
