import { randomUUID } from 'node:crypto'
import type { Design, designApi, DesignFacts } from '#shared/api/design.ts'
import { documentTypes } from '#shared/document-types.ts'
import { clientOf } from '#shared/brief.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { withSystem } from '#server/compose/change/patch-facts.ts'
import { dayOf } from '#server/compose/composer.ts'
import { designOf, patchDocument } from '#server/documents/patch-document.ts'
import { followProject } from '#server/documents/follow-project.ts'
import { listOutdated } from '#server/documents/list-outdated.ts'
import { permit } from '#server/documents/policy.ts'
import { getBase } from '#server/documents/revisions/store.ts'
import { type Document, findDocument, getDocumentAt, listProject } from '#server/documents/store.ts'
import { generationId } from '#server/generation/store.ts'
import { AppError } from '#shared/errors.ts'
import { readFirmRates } from '#server/rates/read-firm-rates.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Database } from '#server/platform/database.ts'
import type { DocumentContext } from './document-context.ts'
import { versionName } from './present-document.ts'

export const designHandlers: Handlers<typeof designApi, Viewer, DocumentContext> = {
  get: async ({ input: { id, version: number }, viewer, signal }, { database, ask }) => {
    const newest = permit('generate', viewer, await findDocument(database, viewer, { id }))
    const document = await getDocumentAt(database, viewer, { document: permit('read', viewer, newest), number })
    const { solution, brief, content } = await getBase(database, document)
    const facts = designOf(solution)
    return {
      version: document.version,
      ...presentDesign(facts, await ask('viewDesign', { solution: facts }, { signal })),
      document: {
        title: document.title,
        type: documentTypes[document.type].label,
        client: clientOf(brief).name,
        project: brief.projectName,
      },
      shown: await ask('listShown', { type: document.type, solution: facts, content }, { signal }),
      chapters: await ask('listChapters', { type: document.type, solution: facts }, { signal }),
      outdated: await listFollowers(database, viewer, newest),
    }
  },

  try: async ({ input: { id, base, changes }, viewer, signal }, { database, ask }) => {
    const newest = permit('generate', viewer, await findDocument(database, viewer, { id }))
    const document = await getDocumentAt(database, viewer, { document: permit('read', viewer, newest), number: base })
    const before = designOf((await getBase(database, document)).solution)
    const by = viewer.displayName
    const card = await readFirmRates(database)
    const { solution, faults } = await ask('patchFacts', { solution: before, changes, by, today: dayOf({}), card }, { signal })
    if (faults.length > 0)
      throw new AppError('invalid-input', 'These changes do not fit the design.', { details: faults.slice(0, 5).join(' ') })
    return { version: base, ...presentDesign(solution, await ask('viewDesign', { solution }, { signal })) }
  },

  follow: async ({ input: { id }, viewer, idempotencyKey: key }, { database, ask }) => {
    const versionId = generationId(viewer, `follow ${key ?? randomUUID()}`)
    const { number } = await followProject({ database, ask }, { viewer, id, versionId })
    return { success: true, version: number }
  },

  change: async ({ input, viewer, idempotencyKey: key }, { database, ask }) => {
    const versionId = generationId(viewer, `facts ${key ?? randomUUID()}`)
    const { number, changed, solution } = await patchDocument({ database, ask }, { ...input, viewer, versionId })
    const { findings } = await ask('viewDesign', { solution })
    return { success: true, version: number, changed, findings }
  },
}

/** Lists other documents of the same project that are out of date compared with this one. */
async function listFollowers(database: Database, viewer: Viewer, document: Document) {
  const project = (await listProject(database, viewer, document)).map((one) => permit('read', viewer, one))
  const outdated = await listOutdated(database, project)
  return project.flatMap((one) => {
    const { newest } = outdated.get(one.id) ?? {}
    return newest?.id === document.id ? [{ id: one.id, name: versionName(one) }] : []
  })
}

function presentDesign(solution: Solution, viewed: Omit<Design, 'version' | 'facts'>): Omit<Design, 'version'> {
  const { statements = [], names = [], qualities = [], needs = [], windows = [], ...facts } = withSystem(solution, assumed)
  return { facts: { ...facts, statements, names, qualities, needs, windows } satisfies DesignFacts, ...viewed }
}

/** Source of the system in a brief that has no components yet. */
const assumed = { from: 'assumption', reason: 'The project’s system' } as const
