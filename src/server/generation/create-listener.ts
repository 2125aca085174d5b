import type { GenerationEvent } from '#shared/api/generation-event.ts'
import type { ComposeContext, ComposeEvent, WrittenChapter } from '#server/compose/composer.ts'
import type { JobContext } from '#server/platform/jobs/job.ts'

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

type Heard<Type extends ComposeEvent['type']> = Extract<ComposeEvent, { type: Type }>

export type ListenerMeans = {
  stop: AbortSignal
  /** Stores a row of the ledger. */
  record(attempt: Heard<'attempt'>['attempt']): Promise<void>
  /** Stores a file that a hosted tool has made; returns its name. */
  keepFile(file: Heard<'file'>['file']): Promise<string | undefined>
}

export type Hear = <Result>(
  /** The parts to compose: `structure`, or ids of chapters. */
  ids: string[],
  work: (context: ComposeContext) => Promise<Result>,
  /** Called with each complete chapter, after all its text has been reported. */
  finish?: (id: string, written: WrittenChapter) => Promise<unknown>,
) => Promise<Result>

/** Runs one piece of composing and passes on its events: text to the page, attempts to the ledger. */
export function createListener({ stop, record, keepFile }: ListenerMeans, { emit, signal, job, step }: JobContext): Hear {
  const batches = createTextBatches((id, text) => emit({ type: 'chapter-text', id, text }))
  return async function hear(ids, work, finish) {
    const kept: Promise<unknown>[] = []
    const keep = (promise: Promise<unknown>) => {
      // Awaited at the end; until then a failure must not count as unhandled.
      promise.catch(() => undefined)
      kept.push(promise)
    }
    const tell = (said: GenerationEvent) => keep(batches.say(() => emit(said)))
    const keepMade = async (file: Heard<'file'>['file']) => {
      const name = await keepFile(file)
      if (name) tell({ type: 'tool-used', text: `Keeps the file ${name}` })
    }
    const end = async ({ chapter, written }: Heard<'written'>) => {
      await batches.flush()
      await finish?.(chapter, written)
    }
    const onEvent = (heard: ComposeEvent) => {
      const id = ('chapter' in heard ? heard.chapter : undefined) ?? ids[0]!
      if (heard.type === 'text' && id !== 'structure') batches.add(id, heard.text)
      else if (heard.type === 'designing') tell({ type: 'design-begun', asked: heard.asked })
      else if (heard.type === 'growing') tell({ type: 'design-growing', ...heard.growth })
      else if (heard.type === 'mended') tell({ type: 'design-mended', points: heard.points, ...heard.growth })
      else if (heard.type === 'begun') tell({ type: 'chapter-started', id })
      else if (heard.type === 'written') keep(end(heard))
      else if (heard.type === 'attempt') keep(record(heard.attempt))
      else if (heard.type === 'file') keep(keepMade(heard.file))
      else if (heard.type === 'restarted') tell({ type: 'chapter-restarted', id, reason: heard.reason })
      else if (heard.type === 'waiting') tell(waitOf(id, heard))
      else if (heard.type === 'tool') tell({ type: 'tool-used', text: heard.text })
    }
    // An earlier attempt at the job may have reported part of the text.
    if (job.attempt > 1)
      for (const id of ids) tell({ type: 'chapter-restarted', id, reason: 'The work was interrupted and goes on.' })
    try {
      return await work({ signal, stop, onEvent, keep: step })
    } finally {
      await Promise.all(kept)
      await batches.flush()
    }
  }
}

const waitOf = (id: string, { seconds, reason }: Heard<'waiting'>): GenerationEvent => ({
  type: 'vendor-waited-for',
  id,
  seconds,
  until: Date.now() + seconds * 1000,
  reason,
})
