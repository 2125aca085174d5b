import { AppError } from '#shared/errors.ts'
import type { EditedBlock } from '#shared/content/edited-block.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Edited, EditRequest } from './apply-edit.ts'
import { permit, type Permitted } from './policy.ts'
import { type Names, namesOf, type VersionTexts } from './texts/version-texts.ts'
import { addRevision, getBase } from './revisions/store.ts'
import { type Document, findDocument } from './store.ts'
import { lockDocument } from './versions/store.ts'

type Services = {
  database: Database
  apply(edit: EditRequest): Promise<Edited>
  readTexts(said: { names: Names; content: string; solution: Solution }): Promise<VersionTexts>
}
type Request = {
  viewer: Viewer
  document: Permitted<'generate', Document>
  /** The version that the person edited. */
  base: string
  section: string
  blocks: EditedBlock[]
}

/** Adds a version in which a person has edited the prose of one section. */
export async function editDocument({ database, apply, readTexts }: Services, request: Request) {
  const { viewer, document, base, section, blocks } = request
  const by = viewer.displayName
  const before = await getCurrent(database, viewer, { id: document.id, base })
  // The CPU-heavy work runs before the lock, so that other users do not wait for it.
  const of = await getBase(database, before)
  const { heading, ...edited } = await apply({ of, section, blocks, by })
  const solution = JSON.parse(of.solution) as Solution
  const texts = await readTexts({ names: namesOf(of.brief, before.title), content: edited.content, solution })
  return database.transaction().execute(async (transaction) => {
    const current = await lockDocument(transaction, document)
    const shown = await getCurrent(transaction, viewer, { id: document.id, base })
    const changelog = `‘${heading}’ edited by hand.`
    const revision = { ...edited, texts, changelog, madeBy: 'edit', accountId: viewer.accountId, current } as const
    const added = await addRevision(transaction, shown, revision)
    const details = { documentId: document.id, number: added.number, section }
    await recordAudit(transaction, { actor: viewer.accountId, action: 'section-edited', subject: added.versionId, details })
    return added
  })
}

/** Returns the newest version visible to the viewer; throws if it is not the one that they edited. */
export async function getCurrent(database: Database, viewer: Viewer, { id, base }: { id: string; base: string }) {
  const found = await findDocument(database, viewer, { id })
  permit('write', viewer, found)
  const shown = permit('generate', viewer, found)
  if (shown.version === base) return shown
  throw new AppError('conflict', 'Somebody else has changed this document meanwhile; nothing was saved.', {
    details: `Its current version is now ${shown.version}. Your text is not lost: look at what changed and save it again.`,
  })
}
