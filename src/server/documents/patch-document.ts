import type { Transaction } from 'kysely'
import { AppError } from '#shared/errors.ts'
import { listSome } from '#shared/list-some.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import { dayOf } from '#server/compose/composer.ts'
import type { Change } from '#server/compose/change/change.ts'
import type { Database } from '#server/platform/database.ts'
import { readFirmRates } from '#server/rates/read-firm-rates.ts'
import type { Solution } from '#server/solution/solution.ts'
import { type AskPatching, buildPatched } from './build-patched.ts'
import { permit, type Permitted } from './policy.ts'
import { addRevision, findRevision, getBase } from './revisions/store.ts'
import { type Document, findDocument, getDocumentAt } from './store.ts'
import { getFacts, lockDocument } from './versions/store.ts'

type Services = { database: Database; ask: AskPatching }
export type PatchRequest = {
  viewer: Viewer
  id: string
  /** The version that the changes start from. */
  base: string
  changes: Change[]
  /** Id of the version to add; a repeated request finds it by this id. */
  versionId: string
}
export type PatchedDocument = { number: string; changed: string[]; solution: Solution }

/** How often to try again when another version was added meanwhile. */
const mostTries = 5

/**
 * Adds a version with a person's changes to the facts, and their consequences. If others have changed different facts since the version
 * that the changes start from, both sets of changes apply; if they have changed the same ones, nothing is saved.
 */
export const patchDocument = (services: Services, request: PatchRequest): Promise<PatchedDocument> =>
  addPatched(services.database, request, (document) => makeVersion(services, request, document))

type Made = { solution: Solution; changed: string[]; version: Awaited<ReturnType<typeof buildPatched>> }

/** The last save of each document in this process. */
const lastSaves = new Map<string, Promise<unknown>>()

/** Saves of one document wait for each other: those at once would be built in vain, as each starts from the version before. */
function afterOthers<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
  const own = (lastSaves.get(id) ?? Promise.resolve()).then(work, work)
  const end = () => lastSaves.get(id) === own && lastSaves.delete(id)
  lastSaves.set(id, own)
  own.then(end, end)
  return own
}

type Adding = Pick<PatchRequest, 'viewer' | 'id' | 'versionId'>
type Make = (document: Current) => Promise<Made>

/** Adds a version made from the current one; starts again if another version was added meanwhile. */
export async function addPatched(database: Database, request: Adding, make: Make): Promise<PatchedDocument> {
  const { viewer, id } = request
  permit('generate', viewer, await findDocument(database, viewer, { id }))
  return afterOthers(id, () => addNow(database, request, make))
}

async function addNow(database: Database, { viewer, id, versionId }: Adding, make: Make): Promise<PatchedDocument> {
  for (let tried = 1; ; tried++) {
    const document = permit('generate', viewer, await findDocument(database, viewer, { id }))
    const known = await findRevision(database, document, versionId)
    if (known) return { ...known, changed: [] }
    const made = await make(document)
    const saved = await save(database, { viewer, versionId, document, made })
    if (saved) return { number: saved, changed: made.changed, solution: made.solution }
    if (tried === mostTries)
      throw new AppError('conflict', 'Others are changing this document at the same time.', { details: 'Save again.' })
  }
}

export type Current = Permitted<'generate', Document>

async function makeVersion({ database, ask }: Services, request: PatchRequest, document: Current): Promise<Made> {
  const { viewer, changes } = request
  const of = await getBase(database, document)
  const before = designOf(of.solution)
  const since = await factsSince(database, request, document)
  const { solution, changed, faults, clashes } = await ask('patchFacts', {
    solution: before,
    changes,
    by: viewer.displayName,
    today: dayOf({}),
    since,
    card: await readFirmRates(database),
  })
  if (clashes.length > 0) throw clashError(document.version, clashes)
  if (faults.length > 0)
    throw new AppError('invalid-input', 'These changes do not fit the design.', { details: faults.slice(0, 5).join(' ') })
  if (changed.length === 0) throw new AppError('conflict', 'Nothing was changed.')
  const building = { of, brief: of.brief, before, solution, by: viewer.displayName, reason: 'Design edited.' }
  return { solution, changed, version: await buildPatched(ask, building) }
}

/** Returns the editable facts of a version. */
export function designOf(solution: string): Solution {
  const facts = JSON.parse(solution) as Solution
  if (facts.statements) return facts
  throw new AppError('conflict', 'This version is of an earlier form.', { details: 'Generate it anew first.' })
}

async function factsSince(database: Database, { viewer, base: number }: PatchRequest, document: Current) {
  if (number === document.version) return undefined
  const started = await getDocumentAt(database, viewer, { document: permit('read', viewer, document), number })
  return (await getFacts(database, [started])).get(started.versionId)!.solution
}

const clashError = (version: string, clashes: string[]) =>
  new AppError('conflict', 'Somebody else has changed the same facts meanwhile; nothing was saved.', {
    details: `In version ${version}: ${listSome(clashes.map((name) => `“${name}”`))}. Your changes are not lost: look at theirs and save again.`,
  })

type Saving = Pick<PatchRequest, 'viewer' | 'versionId'> & { document: Current; made: Made }

/** Returns undefined if another version was added meanwhile. */
const save = (database: Database, { viewer, versionId: id, document, made }: Saving) =>
  database.transaction().execute(async (transaction: Transaction<unknown>) => {
    const current = await lockDocument(transaction, document)
    if (current?.id !== document.versionId) return undefined
    const { accountId } = viewer
    const added = await addRevision(transaction, document, { ...made.version, id, madeBy: 'patch', accountId, current })
    const details = { documentId: document.id, number: added.number, facts: made.changed.length }
    await recordAudit(transaction, { actor: accountId, action: 'design-edited', subject: added.versionId, details })
    return added.number
  })
