import type { GenerationEvent } from '#shared/api/generation-event.ts'
import type { Brief } from '#shared/brief.ts'
import type { ComposeContext, ComposeEvent, Composer, Mark, WrittenChapter } from '#server/compose/composer.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import type { Chapter, Words } from '#server/document-types/document-type.ts'
import type { JobContext } from '#server/platform/jobs/job.ts'
import type { Solution } from '#server/solution/solution.ts'
import { createTextBatches } from './batch-text.ts'

/** A chapter, or the structure, whose words are not wholly the vendor's. */
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
  brief: Brief
  stop: AbortSignal
  /** Keeps a row of the ledger. */
  record(attempt: Extract<ComposeEvent, { type: 'attempt' }>['attempt']): Promise<void>
}

/** Chapters written at once, after the first has warmed the vendor's cache. */
const atOnce = 3

const event = (event: GenerationEvent) => event

/** Brief → solution → words, each a step of the durable job that a later attempt does not ask for again. */
export async function composeDocument(means: Means, context: JobContext): Promise<Composed> {
  const { composer, brief } = means
  const hear = createListener(means, context)
  const proposed = await context.step('solution', () => hear('structure', (heard) => composer.proposeSolution(brief, heard)), {
    after: ({ solution: { requirements, questions, assumptions }, mark }) =>
      event({
        type: 'brief-read',
        requirements: requirements.length,
        questions: questions.length,
        assumptions: assumptions.length,
        ...(mark && { mark: mark.sentence }),
      }),
  })
  const chapters = allDocumentTypes[brief.documentType].outline
  await context.step('outline', async () => chapters.length, {
    after: () =>
      event({ type: 'outline-chosen', writer: composer.label, chapters: chapters.map(({ id, heading }) => ({ id, heading })) }),
  })
  const { solution } = proposed
  const write = (chapter: Chapter): Promise<WrittenChapter> =>
    context.step(
      `chapter:${chapter.id}`,
      () => hear(chapter.id, (heard) => composer.writeChapter({ chapter, brief, solution }, heard)),
      {
        before: event({ type: 'chapter-started', id: chapter.id }),
        after: ({ paragraphs, mark }) =>
          event({ type: 'chapter-written', id: chapter.id, words: countWords(paragraphs), ...(mark && { mark: mark.sentence }) }),
      },
    )
  const written = await inTurn(chapters, write)
  return gather({ composer, chapters, proposed, written })
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

const countWords = (paragraphs: { text: string }[][]) =>
  paragraphs.flat().reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0)

/** Runs one piece of composing and passes on what is heard of it: words to the page, attempts to the ledger. */
function createListener({ stop, record }: Means, { emit, signal }: JobContext) {
  return async function hear<Result>(id: string, work: (context: ComposeContext) => Promise<Result>): Promise<Result> {
    const batches = createTextBatches((chapter, text) => emit(event({ type: 'chapter-text', id: chapter, text })))
    const kept: Promise<void>[] = []
    const tell = (said: GenerationEvent) => kept.push(batches.flush().then(() => emit(event(said))))
    const onEvent = (heard: ComposeEvent) => {
      if (heard.type === 'text' && id !== 'structure') batches.add(id, heard.text)
      else if (heard.type === 'attempt') kept.push(record(heard.attempt))
      else if (heard.type === 'restarted') tell({ type: 'chapter-restarted', id, reason: heard.reason })
      else if (heard.type === 'waiting') tell({ type: 'vendor-waited-for', id, seconds: heard.seconds, reason: heard.reason })
      else if (heard.type === 'tool') tell({ type: 'tool-used', text: heard.text })
    }
    try {
      return await work({ signal, stop, onEvent })
    } finally {
      await Promise.all([batches.flush(), ...kept])
    }
  }
}

type Written = {
  composer: Composer
  chapters: Chapter[]
  proposed: { solution: Solution; mark?: Mark | undefined }
  written: WrittenChapter[]
}

function gather({ composer, chapters, proposed, written }: Written): Composed {
  const words: Words = Object.fromEntries(chapters.map(({ id }, index) => [id, written[index]!.paragraphs]))
  const structure: MarkedChapter[] = proposed.mark ? [{ ...proposed.mark, id: 'structure', heading: 'Structure' }] : []
  const marked = chapters.flatMap(({ id, heading }, index): MarkedChapter[] => {
    const { mark } = written[index]!
    return mark ? [{ ...mark, id, heading }] : []
  })
  const doubts = chapters.flatMap(({ heading }, index) => (written[index]!.doubts ?? []).map((text) => ({ heading, text })))
  const writers = [composer.label, ...written.map(({ writer }) => writer)]
  return {
    solution: withDoubts(proposed.solution, doubts, composer),
    words,
    marks: [...structure, ...marked],
    writer: [...new Set(writers)].join(' and '),
  }
}

/** What could not be mended stands in the document's own open questions. */
function withDoubts(solution: Solution, doubts: { heading: string; text: string }[], { label }: Composer): Solution {
  const last = Math.max(0, ...solution.questions.map(({ id }) => Number(id.split('-')[1])))
  const questions = doubts.map(({ heading, text }, index) => ({
    id: `OQ-${last + index + 1}`,
    source: { from: 'model' as const, model: label },
    text: `To be checked in “${heading}”: ${text}`,
    about: [],
    owner: 'lead architect',
  }))
  return questions.length > 0 ? { ...solution, questions: [...solution.questions, ...questions] } : solution
}
