import type { Brief } from '#shared/brief.ts'
import { AppError } from '#shared/errors.ts'
import type { GenerationEvent } from '#shared/api/generation-event.ts'
import type { Ask } from '#server/compose/ask.ts'
import type {
  ComposeContext,
  Composer,
  SectionRequest,
  WordsRequest,
  WrittenChapter,
  WrittenWords,
} from '#server/compose/composer.ts'
import type { ComposingWork } from '#server/compose/composing-work.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import type { JobContext } from '#server/platform/jobs/job.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Hear } from './create-listener.ts'

/** A chapter's text, and a person's wish for it. */
export type Wished = Pick<SectionRequest, 'wish' | 'words'> & { chapter: string }

export type WritingMeans = {
  composer: Composer
  ask: Ask<ComposingWork>
  brief: Brief
  /** The chapter that is rewritten, compared with the version before. */
  wished?: Wished | undefined
}

export const noModel = () =>
  new AppError(
    'conflict',
    'Rewriting needs a model, and there is no key for one. Add a key in Settings, or edit the section yourself.',
    {
      details: 'An administrator adds one in Settings. Until then, edit the section by hand.',
    },
  )

/** `kept`: chapters that are already written. */
type Writing = { means: WritingMeans; hear: Hear; solution: Solution; kept?: WrittenWords | undefined }

/** The text of every chapter, in the order of the outline; each is a step of its own, finished as soon as the chapter is complete. */
export async function writeChapters({ means, hear, solution, kept = {} }: Writing, context: JobContext): Promise<WrittenChapter[]> {
  const { ask, brief } = means
  const chapters = allDocumentTypes[brief.documentType].outline
  const finish = createFinish(context)
  const standing = new Set(await ask('listStanding', { type: brief.documentType, solution }))
  const asked = chapters.filter(({ id }) => standing.has(id) && !(id in kept) && !context.isDone(stepOf(id)))
  for (const chapter of chapters)
    if (!asked.includes(chapter)) await finish(chapter.id, (standing.has(chapter.id) && kept[chapter.id]) || notWritten)
  const ids = asked.map(({ id }) => id)
  const written =
    ids.length > 0 ? await hear(ids, (heard) => write(means, { chapters: asked, brief, solution }, heard), finish) : {}
  return Promise.all(chapters.map(({ id }) => finish(id, written[id] ?? notWritten)))
}

const stepOf = (id: string) => `chapter:${id}`
/** A chapter without relevant facts is not requested. */
const notWritten: WrittenChapter = { paragraphs: [], writer: '' }

/** Stores and reports chapters one after the other. If one is already stored, or was copied, that one is returned. */
function createFinish(context: JobContext) {
  let before: Promise<unknown> = Promise.resolve()
  return (id: string, written: WrittenChapter): Promise<WrittenChapter> => {
    const finished = before.then(() =>
      context.step(stepOf(id), () => Promise.resolve(written), { after: (kept) => writtenEvent(id, kept) }),
    )
    before = finished.catch(() => undefined)
    return finished
  }
}

const writtenEvent = (id: string, { paragraphs, mark }: WrittenChapter): GenerationEvent => ({
  type: 'chapter-written',
  id,
  words: paragraphs.flat().reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0),
  ...(mark && { mark: mark.sentence }),
})

/** Rewrites the chapter that a person wished to change; all others are written normally. */
async function write({ composer, wished }: WritingMeans, request: WordsRequest, heard: ComposeContext): Promise<WrittenWords> {
  const put = wished && request.chapters.find(({ id }) => id === wished.chapter)
  if (!put) return composer.writeWords(request, heard)
  if (!composer.rewriteSection) throw noModel()
  const { id } = put
  const onEvent: ComposeContext['onEvent'] = (event) =>
    heard.onEvent?.(
      event.type === 'text' || event.type === 'restarted' || event.type === 'waiting' ? { ...event, chapter: id } : event,
    )
  onEvent({ type: 'begun', chapter: id })
  const { brief, solution } = request
  const { wish, words } = wished
  const rewritten = await composer.rewriteSection({ chapter: put, brief, solution, wish, words }, { ...heard, onEvent })
  // If a wish is not followed there is nothing new to store, and the work ends with the reason.
  if (rewritten.refused !== undefined) throw new AppError('conflict', rewritten.refused)
  const chapters = request.chapters.filter((chapter) => chapter !== put)
  return { ...(chapters.length > 0 && (await composer.writeWords({ ...request, chapters }, heard))), [id]: rewritten }
}
