import { randomUUID } from 'node:crypto'
import type { Design, designApi, DesignFacts } from '#shared/api/design.ts'
import { documentTypes } from '#shared/document-types.ts'
import { clientOf } from '#shared/brief.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { withSystem } from '#server/compose/change/patch-facts.ts'
import { dayOf } from '#server/compose/composer.ts'
import { designOf, patchDocument } from '#server/documents/patch-document.ts'
import { permit } from '#server/documents/policy.ts'
import { getBase } from '#server/documents/revisions/store.ts'
import { findDocument, getDocumentAt } from '#server/documents/store.ts'
import { generationId } from '#server/generation/store.ts'
import { AppError } from '#shared/errors.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { DocumentContext } from './document-context.ts'

export const designHandlers: Handlers<typeof designApi, Viewer, DocumentContext> = {
  get: async ({ input: { id, version: number }, viewer, signal }, { database, ask }) => {
    const newest = permit('generate', viewer, await findDocument(database, viewer, { id }))
    const document = await getDocumentAt(database, viewer, { document: permit('read', viewer, newest), number })
    const { solution, brief } = await getBase(database, document)
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
    }
  },

  try: async ({ input: { id, base, changes }, viewer, signal }, { database, ask }) => {
    const newest = permit('generate', viewer, await findDocument(database, viewer, { id }))
    const document = await getDocumentAt(database, viewer, { document: permit('read', viewer, newest), number: base })
    const before = designOf((await getBase(database, document)).solution)
    const by = viewer.displayName
    const { solution, faults } = await ask('patchFacts', { solution: before, changes, by, today: dayOf({}) }, { signal })
    if (faults.length > 0)
      throw new AppError('invalid-input', 'These changes do not fit the design.', { details: faults.slice(0, 5).join(' ') })
    return { version: base, ...presentDesign(solution, await ask('viewDesign', { solution }, { signal })) }
  },

  change: async ({ input, viewer, idempotencyKey: key }, { database, ask }) => {
    const versionId = generationId(viewer, `facts ${key ?? randomUUID()}`)
    const { number, changed, solution } = await patchDocument({ database, ask }, { ...input, viewer, versionId })
    const { findings } = await ask('viewDesign', { solution })
    return { success: true, version: number, changed, findings }
  },
}

function presentDesign(solution: Solution, viewed: Pick<Design, 'findings' | 'boxes'>): Omit<Design, 'version'> {
  const { statements = [], names = [], qualities = [], needs = [], ...facts } = withSystem(solution, assumed)
  return { facts: { ...facts, statements, names, qualities, needs } satisfies DesignFacts, ...viewed }
}

/** Of the system of a reading, which has no components yet. */
const assumed = { from: 'assumption', reason: 'The project’s system' } as const
