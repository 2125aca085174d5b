import { isoDay } from '#shared/calendar.ts'
import type { documentsV3Api, KnownProject } from '#shared/api/documents-v3.ts'
import { AskedRequirements, type Brief, type BriefField, briefFields } from '#shared/brief.ts'
import { AskedNames, Plugs } from '#shared/design-choice.ts'
import { AppError } from '#shared/errors.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAlone } from '#server/audit/store.ts'
import { rulingText } from '#server/compose/apply-rulings.ts'
import { readOwnSigns } from '#server/designs/read-all-designs.ts'
import { permit, rightsOf } from '#server/documents/policy.ts'
import { findDocument, getDocumentAt } from '#server/documents/store.ts'
import { getFacts } from '#server/documents/versions/store.ts'
import { findOwnGeneration } from '#server/generation/find-own-generation.ts'
import { followGeneration } from '#server/generation/follow-generation.ts'
import { findMadeFile } from '#server/generation/made-files/store.ts'
import { readUploadedBrief } from '#server/generation/read-uploaded-brief.ts'
import { regenerateMarked } from '#server/generation/regenerate-marked.ts'
import { askToStop, listBegun, unknownKey } from '#server/generation/store.ts'
import type { Saved } from '#server/generation/write-document.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import type { DocumentContext } from './document-context.ts'
import {
  makeDownload,
  presentBegun,
  presentDocuments,
  presentGenerated,
  readerOf,
  templates,
  versionName,
} from './present-document.ts'
import { readJson } from './read-json.ts'
import { awaitSaved, runGeneration } from './run-generation.ts'
import { splitChoices } from './split-choices.ts'
import { briefFieldLabels } from '#shared/brief-field-labels.ts'
import { findProject } from '#server/documents/find-project.ts'
import type { Database } from '#server/platform/database.ts'
import type { Solution } from '#server/solution/solution.ts'

/** Returns the data that a new document of the project would start from. */
async function findKnownProject(
  database: Database,
  viewer: Viewer,
  named: Pick<Brief, 'client' | 'projectName'>,
): Promise<KnownProject | null> {
  const project = await findProject(database, viewer, named)
  if (!project) return null
  const { documents, facts } = project
  const { requirements } = facts.brief
  return {
    document: versionName(documents[0]),
    types: documents.map(({ type }) => type),
    design: facts.brief.design?.design.name ?? (facts.solution.elements.length > 1 ? facts.solution.system : null),
    fields: briefFields
      .filter((field) => requirements[field].trim() !== '')
      .map((field) => ({ field, words: wordsFor(field, facts.solution), text: requirements[field] })),
  }
}

/** Fields whose number of entries is shown. */
const nouns: Partial<Record<BriefField, string>> = {
  technicalRequirements: 'requirement',
  constraints: 'constraint',
  deliverables: 'deliverable',
}

function wordsFor(field: BriefField, { statements = [], requirements }: Solution): string {
  const noun = nouns[field]
  const facts = statements.length > 0 ? statements : requirements
  const found = noun ? facts.filter(({ source }) => source.from === 'brief' && source.field === field).length : 0
  return found > 0 ? `${found} ${noun}${found === 1 ? '' : 's'}` : briefFieldLabels[field].toLowerCase()
}

export const documentsV3Handlers: Handlers<typeof documentsV3Api, Viewer, DocumentContext> = {
  templates: async () => ({ templates }),

  list: async ({ viewer }, context) => ({ documents: await presentDocuments(context, viewer, 'v3') }),

  generate: async ({ input, viewer, file, idempotencyKey, signal }, context) => {
    const { documentType, client, projectName, outputFormat, useAgent, startFrom, fromProject, hosting } = input
    const { brief, start } = splitChoices({
      documentType,
      client,
      projectName,
      requirements: readJson(input.requirements, { schema: AskedRequirements, called: 'requirements' }),
      startFrom,
      fromProject,
      hosting,
      plugs: readJson(input.plugs, { schema: Plugs, called: 'plugs' }),
      names: readJson(input.names, { schema: AskedNames, called: 'names' }),
    })
    const request = {
      viewer,
      key: idempotencyKey,
      brief,
      start,
      outputFormat,
      useAgent: useAgent === 'true',
      template: file,
    }
    return presentGenerated(context, { viewer, ...(await runGeneration(context, request, signal)) }, 'v3')
  },

  readFile: async ({ file, viewer, signal }, { readFor }) => {
    if (!file) throw new AppError('invalid-input', 'Choose a file.')
    const read = (bytes: Uint8Array) => readUploadedBrief({ filename: file.filename, bytes }, signal)
    return readFor(viewer.accountId, () => file.hold(read))
  },

  readBack: async ({ input, viewer, signal }, { ask, database, readFor }) => {
    const today = isoDay(Date.now())
    const own = await readOwnSigns(database)
    return readFor(viewer.accountId, () => ask('readBack', { ...input, today, own }, { signal }))
  },

  project: async ({ input, viewer }, { database }) => ({ known: await findKnownProject(database, viewer, input) }),

  generations: async ({ viewer }, { database }) => ({
    generations: (await listBegun(database, [viewer.accountId])).map(presentBegun),
  }),

  generation: async ({ input, viewer }, context) => {
    const generation = await getOwn(context, viewer, input.key)
    const job = await context.jobs.find(generation.id)
    if (job?.state === 'failed') return { state: 'failed', error: job.details ?? job.message, result: null }
    if (job?.state !== 'done') return { state: 'running', error: null, result: null }
    const result = await presentGenerated(context, { viewer, generation, saved: job.result as Saved }, 'v3')
    return { state: 'finished', error: null, result }
  },

  file: async ({ input, viewer, address }, { database }) => {
    const { id } = await getOwn({ database }, viewer, input.key)
    const file = await findMadeFile(database, id, input.id)
    if (!file) throw new AppError('not-found', 'This file does not exist.')
    const details = { generation: id, address }
    await recordAlone(database, { actor: viewer.accountId, action: 'made-file-downloaded', subject: input.id, details })
    return { bytes: file.bytes, filename: file.name, mediaType: file.mediaType }
  },

  events: ({ input, viewer, lastEventId, signal }, context) =>
    followGeneration(context, { viewer, key: input.key, after: lastEventId }, signal),

  stop: async ({ input, viewer }, { database }) => {
    await askToStop(database, (await getOwn({ database }, viewer, input.key)).id)
    return { success: true }
  },

  regenerate: async ({ input, viewer, idempotencyKey, signal }, context) => {
    const begun = await regenerateMarked(context, { viewer, of: input.key, key: idempotencyKey })
    return presentGenerated(context, { viewer, ...(await awaitSaved(context, begun, signal)) }, 'v3')
  },

  facts: async ({ input, viewer, signal }, { database, ask }) => {
    const { id, version } = input
    const document = permit('read', viewer, await findDocument(database, viewer, { id }))
    const asked = await getDocumentAt(database, viewer, { document, number: version })
    const { brief, solution } = (await getFacts(database, [asked])).get(asked.versionId)!
    const fields = { projectName: brief.projectName, ...brief.requirements, answers: rulingText(brief.rulings) }
    const mayReadBrief = rightsOf(viewer, document).generate
    return {
      version: asked.version,
      facts: solution,
      fields: mayReadBrief ? fields : {},
      quotes: await ask('locateQuotes', { solution, fields }, { signal }),
    }
  },

  download: async (call, context) => {
    const { input, viewer } = call
    const { id, version, format } = input
    const document = permit('read', viewer, await findDocument(context.database, viewer, { id }))
    return makeDownload(context, await getDocumentAt(context.database, viewer, { document, number: version }), {
      format,
      reader: readerOf(call),
    })
  },
}

async function getOwn({ database }: Pick<DocumentContext, 'database'>, viewer: Viewer, key: string) {
  const own = await findOwnGeneration(database, viewer, key)
  if (!own?.isPermitted) throw unknownKey()
  return own.generation
}
