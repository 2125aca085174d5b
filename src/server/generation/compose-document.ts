import type { GenerationEvent } from '#shared/api/generation-event.ts'
import type { Brief } from '#shared/brief.ts'
import { AppError } from '#shared/errors.ts'
import type { Ask } from '#server/compose/ask.ts'
import {
  type ChapterRequest,
  type ComposeContext,
  type ComposeEvent,
  type Composer,
  type Mark,
  type ProposedSolution,
  proposingCalls,
  type SectionRequest,
  type WrittenChapter,
} from '#server/compose/composer.ts'
import type { ComposingWork } from '#server/compose/composing-work.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import type { Chapter, Words } from '#server/document-types/document-type.ts'
import type { JobContext } from '#server/platform/jobs/job.ts'
import type { Solution } from '#server/solution/solution.ts'
import { createTextBatches } from './batch-text.ts'
import type { KnownSolution } from './find-known-solution.ts'

/** A chapter, or a call before the words, of which not all is the vendor's. */
export type MarkedChapter = Mark & { id: string; heading: string }

export type Composed = {
  solution: Solution
  words: Words
  marks: MarkedChapter[]
  /** Everybody who wrote, the composer itself first. */
  writer: string
}

type Means = {
  composer: Composer
  ask: Ask<ComposingWork>
  brief: Brief
  /** What is known of the brief's project, asked for once. */
  findKnown(): Promise<KnownSolution | undefined>
  /** Names the nearest reference designs by those that the firm has today. */
  sortNearest?(solution: Solution): Promise<Solution>
  /** The chapter that is put otherwise than in the version before. */
  wished?: Wished | undefined
  stop: AbortSignal
  /** Keeps a row of the ledger. */
  record(attempt: Extract<ComposeEvent, { type: 'attempt' }>['attempt']): Promise<void>
  /** Keeps what a hosted tool has made; answers its name. */
  keepFile(file: Extract<ComposeEvent, { type: 'file' }>['file']): Promise<string | undefined>
}

/** A chapter's words, and how somebody wishes them to be. */
export type Wished = Pick<SectionRequest, 'wish' | 'words'> & { chapter: string }

export const noModel = () =>
  new AppError('conflict', 'Nobody here can follow an instruction: there is no key for a model.', {
    details: 'An administrator adds one in Settings. Until then, edit the section by hand.',
  })

/** Chapters written at once, after the first has warmed the vendor's cache. */
const atOnce = 3

const event = (event: GenerationEvent) => event

/** Outline → solution → words, each a step of the durable job that a later attempt does not ask for again. */
export async function composeDocument(means: Means, context: JobContext): Promise<Composed> {
  const { composer, ask, brief } = means
  const hear = createListener(means, context)
  const type = allDocumentTypes[brief.documentType]
  const chapters = type.outline
  await context.step('outline', async () => chapters.length, {
    after: () =>
      event({
        type: 'outline-chosen',
        writer: composer.label,
        isOffline: composer.id === offlineComposer.id,
        chapters: chapters.map(({ id, heading }) => ({ id, heading })),
      }),
  })
  const proposed = await context.step('solution', () => proposeNearest(means, hear), {
    after: ({ solution: { statements = [], questions, assumptions }, marks }) =>
      event({
        type: 'brief-read',
        requirements: statements.length,
        questions: questions.length,
        assumptions: assumptions.length,
        ...(marks && { mark: marks.map(({ sentence }) => sentence).join(' ') }),
      }),
  })
  const { solution } = proposed
  const standing = new Set(await ask('listStanding', { type: brief.documentType, solution }))
  const write = (chapter: Chapter): Promise<WrittenChapter> =>
    context.step(
      `chapter:${chapter.id}`,
      async () =>
        standing.has(chapter.id) ? hear(chapter.id, (heard) => writeOne(means, { chapter, brief, solution }, heard)) : notWritten,
      {
        before: event({ type: 'chapter-started', id: chapter.id }),
        after: ({ paragraphs, mark }) =>
          event({ type: 'chapter-written', id: chapter.id, words: countWords(paragraphs), ...(mark && { mark: mark.sentence }) }),
      },
    )
  const written = await inTurn(chapters, write)
  return gather({ composer, chapters, proposed, written })
}

/** Where a wish is not followed there is nothing new to keep, and the work ends with the reason. */
async function writeOne({ composer, wished }: Means, request: ChapterRequest, heard: ComposeContext): Promise<WrittenChapter> {
  if (wished?.chapter !== request.chapter.id) return composer.writeChapter(request, heard)
  if (!composer.rewriteSection) throw noModel()
  const { wish, words } = wished
  const rewritten = await composer.rewriteSection({ ...request, wish, words }, heard)
  if (rewritten.refused !== undefined) throw new AppError('conflict', rewritten.refused)
  return rewritten
}

async function proposeNearest(means: Means, hear: ReturnType<typeof createListener>): Promise<Proposed> {
  const proposed = await propose(means, hear)
  return means.sortNearest ? { ...proposed, solution: await means.sortNearest(proposed.solution) } : proposed
}

/** Facts that hold are taken as they stand, so that documents of one brief agree; others keep the ids that the project knows. */
async function propose({ composer, ask, brief, findKnown }: Means, hear: ReturnType<typeof createListener>): Promise<Proposed> {
  const known = await findKnown()
  if (known?.holds) return { solution: withoutDoubts(known.solution) }
  const read = await hear('structure', (heard) => composer.proposeSolution(brief, heard))
  const { rulings } = brief
  const proposed = rulings ? { ...read, solution: await ask('applyRulings', { solution: read.solution, rulings }) } : read
  if (!known) return proposed
  return { ...proposed, solution: await ask('keepIds', { solution: proposed.solution, known: known.solution }) }
}

/** The first alone, then a few at a time; in the order of the items. A failure waits for those that run. */
async function inTurn<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  if (items.length > 0) results[0] = await work(items[0]!)
  let next = 1
  const worker = async () => {
    while (next < items.length) {
      const at = next++
      results[at] = await work(items[at]!)
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
  return results
}

/** A chapter to which the facts give nothing to say is not asked for. */
const notWritten: WrittenChapter = { paragraphs: [], writer: '' }

const countWords = (paragraphs: { text: string }[][]) =>
  paragraphs.flat().reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0)

/** Runs one piece of composing and passes on what is heard of it: words to the page, attempts to the ledger. */
function createListener({ stop, record, keepFile }: Means, { emit, signal, job, step }: JobContext) {
  const batches = createTextBatches((chapter, text) => emit(event({ type: 'chapter-text', id: chapter, text })))
  return async function hear<Result>(id: string, work: (context: ComposeContext) => Promise<Result>): Promise<Result> {
    const kept: Promise<void>[] = []
    const keep = (promise: Promise<void>) => {
      // Awaited at the end; until then a failure must not count as one that nobody handles.
      promise.catch(() => undefined)
      kept.push(promise)
    }
    const tell = (said: GenerationEvent) => keep(batches.say(() => emit(event(said))))
    const keepMade = async (file: Parameters<typeof keepFile>[0]) => {
      const name = await keepFile(file)
      if (name) tell({ type: 'tool-used', text: `Keeps the file ${name}` })
    }
    const onEvent = (heard: ComposeEvent) => {
      if (heard.type === 'text' && id !== 'structure') batches.add(id, heard.text)
      else if (heard.type === 'attempt') keep(record(heard.attempt))
      else if (heard.type === 'file') keep(keepMade(heard.file))
      else if (heard.type === 'restarted') tell({ type: 'chapter-restarted', id, reason: heard.reason })
      else if (heard.type === 'waiting') tell(waitOf(id, heard))
      else if (heard.type === 'tool') tell({ type: 'tool-used', text: heard.text })
    }
    // Whoever had the job before may have told a part of the words.
    if (job.attempt > 1) tell({ type: 'chapter-restarted', id, reason: 'The work was interrupted and goes on.' })
    try {
      return await work({ signal, stop, onEvent, keep: step })
    } finally {
      await Promise.all(kept)
      await batches.flush()
    }
  }
}

const waitOf = (id: string, { seconds, reason }: Extract<ComposeEvent, { type: 'waiting' }>): GenerationEvent => ({
  type: 'vendor-waited-for',
  id,
  seconds,
  until: Date.now() + seconds * 1000,
  reason,
})

/** `writer`: nobody, where the facts were there. */
type Proposed = Omit<ProposedSolution, 'writer'> & Partial<Pick<ProposedSolution, 'writer'>>

type Written = {
  composer: Composer
  chapters: Chapter[]
  proposed: Proposed
  written: WrittenChapter[]
}

function gather({ composer, chapters, proposed, written }: Written): Composed {
  const words: Words = Object.fromEntries(chapters.map(({ id }, index) => [id, written[index]!.paragraphs]))
  const before = (proposed.marks ?? []).map((mark): MarkedChapter => ({ ...mark, heading: proposingCalls[mark.id] }))
  const marked = chapters.flatMap(({ id, heading }, index): MarkedChapter[] => {
    const { mark } = written[index]!
    return mark ? [{ ...mark, id, heading }] : []
  })
  const doubts = chapters.flatMap(({ heading }, index) => (written[index]!.doubts ?? []).map((text) => ({ heading, text })))
  const writers = new Set([
    ...(proposed.writer ? [proposed.writer] : []),
    ...written.flatMap(({ writer }) => (writer ? [writer] : [])),
  ])
  return {
    solution: withDoubts(proposed.solution, doubts, composer),
    words,
    marks: [...before, ...marked],
    // Only who did write; the composer itself first.
    writer: [composer.label, ...writers]
      .filter((writer, at, all) => writers.has(writer) && all.indexOf(writer) === at)
      .join(' and '),
  }
}

const doubtMark = 'To be checked in “'

/** The facts alone, without what one document's words left to be checked. */
const withoutDoubts = (solution: Solution): Solution => ({
  ...solution,
  questions: solution.questions.filter(({ text, source }) => source.from !== 'model' || !text.startsWith(doubtMark)),
})

/** What could not be mended stands in the document's own open questions. */
function withDoubts(solution: Solution, doubts: { heading: string; text: string }[], { label }: Composer): Solution {
  const last = Math.max(0, ...solution.questions.map(({ id }) => Number(id.split('-')[1])))
  const questions = doubts.map(({ heading, text }, index) => ({
    id: `OQ-${last + index + 1}`,
    source: { from: 'model' as const, model: label },
    text: `${doubtMark}${heading}”: ${text}`,
    about: [],
    owner: 'lead architect',
  }))
  return questions.length > 0 ? { ...solution, questions: [...solution.questions, ...questions] } : solution
}
