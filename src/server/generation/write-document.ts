import type { Transaction } from 'kysely'
import type { GenerationEvent } from '#shared/api/generation-event.ts'
import type { Brief, StartFrom } from '#shared/brief.ts'
import { getViewer } from '#server/accounts/store.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Ask } from '#server/compose/ask.ts'
import { editorsOf } from '#server/compose/change/keep-edited.ts'
import type { Attempt } from '#server/compose/composer.ts'
import { listSome } from '#shared/list-some.ts'
import { readOwnSigns } from '#server/designs/read-all-designs.ts'
import { sortedText } from '#server/references/sort-designs.ts'
import { writerOf } from '#server/documents/apply-edit.ts'
import { permit, permitBrief } from '#server/documents/policy.ts'
import { findRole } from '#server/documents/roles/store.ts'
import { findDocument, getVersion, type Version } from '#server/documents/store.ts'
import { namesOf } from '#server/documents/texts/version-texts.ts'
import { addVersion } from '#server/documents/versions/store.ts'
import { briefFieldLabels } from '#shared/brief-field-labels.ts'
import { documentTypes } from '#shared/document-types.ts'
import type { Format } from '#shared/formats.ts'
import type { Providers } from '#server/keys/create-providers.ts'
import type { Database } from '#server/platform/database.ts'
import type { JobContext, JobHandler } from '#server/platform/jobs/job.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { DailyBudget } from '#server/usage/daily-budget.ts'
import { countAnswered, countWritten, recordAttempt } from '#server/usage/store.ts'
import { changesOf, type Revises } from './changes-of.ts'
import { layOwnWords } from './own-words.ts'
import { type Composed, composeDocument } from './compose-document.ts'
import { priceDesign } from './price-design.ts'
import { keepMadeFile } from './made-files/store.ts'
import { findKnownSolution } from './find-known-solution.ts'
import { type GenerationWork, type StoredVersion, workLimitError } from './generation-work.ts'
import { type Generation, getGeneration, isStopAsked } from './store.ts'

/** The marked chapters of a version that are written again. */
type Again = { version: string; versionId?: string; headings: string[] }
type Payload = { generationId: string; again?: Again; startFrom?: StartFrom; revises?: Revises }
/** The result of a finished generation. */
export type Saved = { documentId: string; versionId: string; number: string }
type Services = {
  database: Database
  chooseComposer: Providers['chooseComposer']
  dailyBudget: Pick<DailyBudget, 'mayPay'>
  /** Runs processor-heavy work. */
  ask: Ask<GenerationWork>
  makeFile(version: Version, format: Format): Promise<Uint8Array>
}

const event = (event: GenerationEvent) => event

/** The first event of each generation, also if it is started again. */
export const acceptedEvent = ({ brief }: Pick<Generation, 'brief'>) =>
  event({
    type: 'generation-accepted',
    documentType: brief.documentType,
    client: brief.client,
    project: brief.projectName,
  })

export const generationJob = ({ id, accountId, brief }: Generation, more: Omit<Payload, 'generationId'>) => ({
  kind: 'generation',
  turn: { group: brief.client, member: accountId },
  payload: { generationId: id, ...more } satisfies Payload,
  accepted: acceptedEvent({ brief }),
})

/** Processor milliseconds for all steps and attempts of a document, including its file. */
const processorMilliseconds = 30_000

/** Brief → solution → text → content → version → file, each stored as a step of the durable job. */
export const writeDocument = (services: Services): JobHandler<Payload> => ({
  processorBudget: { milliseconds: processorMilliseconds, refuse: workLimitError },
  run: async (context) => {
    const generation = await getGeneration(services.database, context.job.payload.generationId)
    const ask: Services['ask'] = (...work) => context.atRisk(() => services.ask(...work))
    const composed = await compose({ ...services, ask }, generation, context)
    const saved = await save({ ...services, ask }, { generation, ...composed }, context)
    await makeFile(
      { ...services, makeFile: (...file) => context.atRisk(() => services.makeFile(...file)) },
      { generation, saved },
      context,
    )
    return saved
  },
  finished: (result) => event({ type: 'generation-finished', documentId: (result as Saved).documentId }),
  failed: ({ message, details }) => event({ type: 'generation-failed', error: message, ...(details && { details }) }),
})

/** Milliseconds between checks for a person's stop if no notification arrives. */
const stopPatience = 2_000

/** Aborts when the person requests it in any process, and stops checking once the work is over. */
async function hearStop(
  database: Database,
  context: JobContext<Payload>,
  { stop, over }: Record<'stop' | 'over', AbortController>,
) {
  while (!over.signal.aborted && !stop.signal.aborted) {
    const news = context.listen()
    try {
      if (await isStopAsked(database, context.job.payload.generationId)) stop.abort()
      else await news.wait(stopPatience, over.signal)
    } catch {
      // The database is briefly unavailable; the work itself reports this where necessary.
      await news.wait(stopPatience, over.signal)
    } finally {
      news.leave()
    }
  }
}

/** Writes the text for the brief, and stops when the person requests it. */
async function compose(
  { database, chooseComposer, dailyBudget, ask }: Services,
  generation: Generation,
  context: JobContext<Payload>,
) {
  const { id, accountId, brief, useAgent } = generation
  const [written, rounds] = await Promise.all([countWritten(database, id), countAnswered(database, id, 'design')])
  const mayPay = await dailyBudget.mayPay()
  const composer = await chooseComposer(brief, { useAgent, written, rounds, mayPay, ask })
  const [stop, over] = [new AbortController(), new AbortController()]
  void hearStop(database, context, { stop, over })
  try {
    const record = (attempt: Attempt) => recordAttempt(database, { generationId: id }, attempt)
    const keepFile = (file: { name: string; bytes: Uint8Array }) => keepMadeFile(database, id, file)
    const findKnown = async () =>
      context.job.payload.startFrom === 'brief'
        ? undefined
        : findKnownSolution({ database, ask, viewer: await getViewer(database, accountId) }, brief)
    const sortNearest = async (solution: Solution): Promise<Solution> => {
      const own = solution.nearest ? await readOwnSigns(database) : []
      return own.length > 0
        ? {
            ...solution,
            nearest: await ask('sortDesigns', { text: `${brief.projectName}\n${sortedText(solution.statements ?? [])}`, own }),
          }
        : solution
    }
    const priceDays = (solution: Solution) => priceDesign({ database, ask, accountId }, solution)
    const { revises } = context.job.payload
    const { chapter, wished } = revises ?? {}
    const put = chapter !== undefined && wished ? { ...wished, chapter } : undefined
    const changes = await changesOf(database, revises)
    const means = {
      composer,
      ask,
      brief,
      findKnown,
      sortNearest,
      priceDays,
      wished: put,
      changes,
      stop: stop.signal,
      record,
      keepFile,
    }
    return await composeDocument(means, context)
  } finally {
    over.abort()
  }
}

type Work = Composed & { generation: Generation }

async function save(
  { database, ask }: Services,
  { generation, solution, words, marks, writer: composed }: Work,
  { transact, job: { payload } }: JobContext<Payload>,
) {
  const { brief } = generation
  const viewer = await getViewer(database, generation.accountId)
  const isByAnswers = payload.revises?.madeBy === 'rulings'
  const writer = [...editorsOf(solution), ...(isByAnswers ? [viewer.displayName] : [])].reduce(writerOf, composed)
  const built = await ask('buildVersion', { brief, solution, words, writer })
  const laid = await layOwnWords({ database, ask }, { built, solution, payload, writer, viewer, brief })
  const texts = await ask('readTexts', { names: namesOf(brief, built.title), content: laid.content, solution })
  const version = {
    title: built.title,
    brief,
    solution: JSON.stringify(solution),
    content: laid.content,
    content_hash: laid.hash,
    words: JSON.stringify(words),
    edits: JSON.stringify(laid.edits),
    made_by: payload.revises?.madeBy ?? ('generation' as const),
    made_from: payload.revises?.versionId ?? null,
    texts,
    output_format: generation.outputFormat,
    writer: laid.writer,
    marks: [...marks, ...laid.marks],
    created_by: generation.accountId,
    generation_id: generation.id,
    template_id: generation.templateId,
  }
  const describe = (before: StoredVersion | undefined, after: StoredVersion) => ask('describeChanges', { before, after })
  const origin = payload.again ? reasonOf(payload.again) : brief.startsFrom && originOf(brief.startsFrom)
  const reason = origin ?? payload.revises?.reason
  const work = async (transaction: Transaction<unknown>): Promise<Saved> => {
    const permitted = permitBrief(viewer, brief, await findRole(transaction, viewer, brief))
    const saved = await addVersion(transaction, permitted, { ...version, describe, ...(reason && { reason }) })
    const { documentId, versionId: subject, number } = saved
    await recordAudit(transaction, { actor: viewer.accountId, action: 'version-added', subject, details: { documentId, number } })
    return saved
  }
  return transact('version', work, { after: ({ number }) => event({ type: 'version-saved', version: number }) })
}

const reasonOf = ({ version, headings }: Again) =>
  `Marked in version ${version} and written again: ${listSome(headings.map((heading) => `‘${heading}’`))}.`

const originOf = ({ type, version, fields }: NonNullable<Brief['startsFrom']>) =>
  `Starts from ${documentTypes[type].label} ${version}: ${listSome(fields.map((field) => briefFieldLabels[field].toLowerCase()))}.`

/** The download is ready when the work ends. */
async function makeFile(
  { database, makeFile }: Services,
  { generation, saved }: { generation: Generation; saved: Saved },
  { step }: JobContext<Payload>,
) {
  const { outputFormat, accountId } = generation
  const work = async () => {
    const viewer = await getViewer(database, accountId)
    const { documentId: id, versionId } = saved
    const document = permit('read', viewer, await findDocument(database, viewer, { id, versionId }))
    const bytes = await makeFile(await getVersion(database, document), outputFormat)
    return bytes.length
  }
  await step('file', work, { after: (bytes) => event({ type: 'file-rendered', format: outputFormat, bytes }) })
}
