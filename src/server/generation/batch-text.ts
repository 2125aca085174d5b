/**
 * Milliseconds for which text is collected before it is sent; the first text of each chapter is sent at once. If sending is slow, because
 * many documents are being written, text is collected for a multiple of that time, so that sending leaves the server and the database
 * mostly to others.
 */
const gathered = { least: 40, most: 400, timesSending: 5 }

/** Must preserve the order of its calls, even if they take different times. */
type Send = (id: string, text: string) => Promise<void>

/** Collects the text of all chapters of a document and sends it together; other events in between go through `say`. */
export function createTextBatches(send: Send) {
  const begun = new Set<string>()
  const waiting = new Map<string, string>()
  let timer: NodeJS.Timeout | undefined
  let sent: Promise<unknown> = Promise.resolve()
  /** Milliseconds that the last sending took. */
  let sendingTook = 0

  /** Resolves when everything sent so far has been stored. */
  function flush(): Promise<unknown> {
    clearTimeout(timer)
    timer = undefined
    const batch = [...waiting]
    waiting.clear()
    const from = performance.now()
    sent = Promise.all([sent, ...batch.map(([id, text]) => send(id, text))])
    // A failure is reported to the caller that awaits the end.
    sent.then(
      () => (sendingTook = performance.now() - from),
      () => undefined,
    )
    return sent
  }

  /** Continues as long as there is text, so that no piece is sent alone; after a pause the next piece is sent at once. */
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
      // Also after the first piece, so that text directly after it is collected.
      if (timer === undefined) gather()
    },
    flush,
    /** After all text so far, and before all text that follows. */
    say(work: () => Promise<void>): Promise<void> {
      void flush()
      const said = work()
      // Text is sent after this too: a chapter must not be done before it has begun.
      sent = Promise.all([sent, said])
      sent.catch(() => undefined)
      return said
    },
  }
}
