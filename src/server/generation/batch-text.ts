/**
 * Milliseconds that words are gathered before they are sent on; the first of each chapter go at once. Where sending takes long,
 * because many documents are written, words are gathered for so many times as long, so that what is sent leaves the server,
 * and the database, most of the time for others.
 */
const gathered = { least: 40, most: 400, timesSending: 5 }

/** Keeps the order of its calls, however long each takes. */
type Send = (id: string, text: string) => Promise<void>

/** Gathers the words of all chapters of a document and sends them together; what is said in between goes by `say`. */
export function createTextBatches(send: Send) {
  const begun = new Set<string>()
  const waiting = new Map<string, string>()
  let timer: NodeJS.Timeout | undefined
  let sent: Promise<unknown> = Promise.resolve()
  /** Milliseconds until the words that were sent last had come. */
  let sendingTook = 0

  /** Ends when all that was sent and said so far has come. */
  function flush(): Promise<unknown> {
    clearTimeout(timer)
    timer = undefined
    const batch = [...waiting]
    waiting.clear()
    const from = performance.now()
    sent = Promise.all([sent, ...batch.map(([id, text]) => send(id, text))])
    // A failure is told to whoever waits for the end.
    sent.then(
      () => (sendingTook = performance.now() - from),
      () => undefined,
    )
    return sent
  }

  /** Goes on for as long as there are words, so that none of them goes alone; after a pause the next go at once. */
  function gather() {
    const milliseconds = Math.min(gathered.most, Math.max(gathered.least, sendingTook * gathered.timesSending))
    timer = setTimeout(() => {
      timer = undefined
      if (waiting.size === 0) return
      void flush()
      gather()
    }, milliseconds)
  }

  return {
    add(id: string, text: string) {
      const isFirst = !begun.has(id) || (timer === undefined && waiting.size === 0)
      begun.add(id)
      waiting.set(id, (waiting.get(id) ?? '') + text)
      if (isFirst) void flush()
      // Also after the first words, so that what follows at once is gathered.
      if (timer === undefined) gather()
    },
    flush,
    /** After all words so far, and before all that follow. */
    say(work: () => Promise<void>): Promise<void> {
      void flush()
      const said = work()
      // What waits for the words waits for this too: a chapter must not be done before it has begun.
      sent = Promise.all([sent, said])
      sent.catch(() => undefined)
      return said
    },
  }
}
