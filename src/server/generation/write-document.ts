import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { GenerationEvent } from '#shared/api/generation-event.ts'
import type { Brief } from '#shared/brief.ts'
import { getViewer } from '#server/accounts/store.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Composer } from '#server/compose/composer.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { buildContent } from '#server/document-types/build-content.ts'
import type { Words } from '#server/document-types/document-type.ts'
import { permit } from '#server/documents/policy.ts'
import { findDocument, getVersion, type Version } from '#server/documents/store.ts'
import { addVersion } from '#server/documents/versions/store.ts'
import type { Format } from '#shared/formats.ts'
import type { Database } from '#server/platform/database.ts'
import type { JobContext, JobHandler } from '#server/platform/jobs/job.ts'
import { canonicalJson } from '#server/render/json/canonical-json.ts'
import { type Generation, getGeneration } from './store.ts'

type Payload = { generationId: string }
/** What a finished generation leaves as its result. */
export type Saved = { documentId: string; versionId: string; number: string }
type Services = {
  database: Database
  chooseComposer(brief: Brief): Composer
  makeFile(version: Version, format: Format): Promise<Uint8Array>
}

const event = (event: GenerationEvent) => event

export const generationJob = ({ id, brief }: Generation) => ({
  kind: 'generation',
  payload: { generationId: id } satisfies Payload,
  accepted: event({
    type: 'generation-accepted',
    documentType: brief.documentType,
    client: brief.client,
    project: brief.projectName,
  }),
})

/** Brief → solution → words → content → version → file, each kept as a step of the durable job. */
export const writeDocument = (services: Services): JobHandler<Payload> => ({
  run: async (context) => {
    const generation = await getGeneration(services.database, context.job.payload.generationId)
    const composer = services.chooseComposer(generation.brief)
    const composed = await compose(composer, generation.brief, context)
    const saved = await save(services, { generation, composer, ...composed }, context)
    await makeFile(services, { generation, saved }, context)
    return saved
  },
  finished: (result) => event({ type: 'generation-finished', documentId: (result as Saved).documentId }),
  failed: ({ message, details }) => event({ type: 'generation-failed', error: message, ...(details && { details }) }),
})

async function compose(composer: Composer, brief: Brief, { step, signal }: JobContext<Payload>) {
  const solution = await step('solution', () => composer.proposeSolution(brief, { signal }), {
    after: ({ requirements, questions, assumptions }) =>
      event({
        type: 'brief-read',
        requirements: requirements.length,
        questions: questions.length,
        assumptions: assumptions.length,
      }),
  })
  const chapters = allDocumentTypes[brief.documentType].outline
  await step('outline', async () => chapters.length, {
    after: () =>
      event({ type: 'outline-chosen', writer: composer.label, chapters: chapters.map(({ id, heading }) => ({ id, heading })) }),
  })
  const words: Words = {}
  for (const chapter of chapters) {
    words[chapter.id] = await step(`chapter:${chapter.id}`, () => composer.writeChapter({ chapter, brief, solution }, { signal }), {
      before: event({ type: 'chapter-started', id: chapter.id }),
      after: (paragraphs) => event({ type: 'chapter-written', id: chapter.id, words: countWords(paragraphs) }),
    })
  }
  return { solution, words }
}

const countWords = (paragraphs: { text: string }[][]) =>
  paragraphs.flat().reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0)

type Composed = Awaited<ReturnType<typeof compose>> & { generation: Generation; composer: Composer }

async function save(
  { database }: Services,
  { generation, composer, solution, words }: Composed,
  { transact }: JobContext<Payload>,
) {
  const { brief } = generation
  const content = buildContent({ brief, solution, words, writer: composer.label })
  const viewer = await getViewer(database, generation.accountId)
  const version = {
    brief,
    solution,
    content,
    content_hash: createHash('sha256').update(canonicalJson(content)).digest('hex'),
    output_format: generation.outputFormat,
    writer: composer.label,
    created_by: generation.accountId,
    generation_id: generation.id,
  }
  const work = async (transaction: Transaction<unknown>): Promise<Saved> => {
    const saved = await addVersion(transaction, permit('generate', viewer, brief), version)
    const { documentId, versionId: subject, number } = saved
    await recordAudit(transaction, { actor: viewer.accountId, action: 'version-added', subject, details: { documentId, number } })
    return saved
  }
  return transact('version', work, { after: ({ number }) => event({ type: 'version-saved', version: number }) })
}

/** The download is there when the work ends. */
async function makeFile(
  { database, makeFile }: Services,
  { generation, saved }: { generation: Generation; saved: Saved },
  { step }: JobContext<Payload>,
) {
  const { outputFormat, accountId } = generation
  const work = async () => {
    const found = await findDocument(database, saved.documentId, saved.versionId)
    const document = permit('read', await getViewer(database, accountId), found)
    const bytes = await makeFile(await getVersion(database, document), outputFormat)
    return bytes.length
  }
  await step('file', work, { after: (bytes) => event({ type: 'file-rendered', format: outputFormat, bytes }) })
}
