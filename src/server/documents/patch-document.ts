import type { Transaction } from 'kysely'
import { AppError } from '#shared/errors.ts'
import { listSome } from '#shared/list-some.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Ask } from '#server/compose/ask.ts'
import { dayOf } from '#server/compose/composer.ts'
import type { ComposingWork } from '#server/compose/composing-work.ts'
import type { Change } from '#server/compose/change/change.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import type { Words } from '#server/document-types/document-type.ts'
import type { Database } from '#server/platform/database.ts'
import type { Solution } from '#server/solution/solution.ts'
import { writerOf } from './apply-edit.ts'
import type { StoredMark } from './document-tables.ts'
import { permit, type Permitted } from './policy.ts'
import type { reapplyEdits } from './reapply-edits.ts'
import { addRevision, type Base, findRevision, getBase } from './revisions/store.ts'
import { type Document, findDocument, getDocumentAt } from './store.ts'
import { type Names, namesOf, type VersionTexts } from './texts/version-texts.ts'
import { getFacts, lockDocument } from './versions/store.ts'

type StoredTexts = { brief: Base['brief']; solution: string; content: string }
/** What is asked of the processor. */
type PatchingWork = ComposingWork & {
  layEdits: typeof reapplyEdits
  readTexts(said: { names: Names; content: string; solution: Solution }): VersionTexts
  describeChanges(pair: { before?: StoredTexts | undefined; after: StoredTexts }): string
}
type Services = { database: Database; ask: Ask<PatchingWork> }
export type PatchRequest = {
  viewer: Viewer
  id: string
  /** The version that the changes start from. */
  base: string
  changes: Change[]
  /** Of the version that is added; the same request sent again finds it. */
  versionId: string
}
export type PatchedDocument = { number: string; changed: string[]; solution: Solution }

/** So often somebody else may be quicker. */
const mostTries = 5

/**
 * Adds a version with facts as a person changed them, and what follows from them. Where others have changed other facts since the
 * version that the changes start from, both hold; where they have changed the same ones, nothing is saved.
 */
export async function patchDocument(services: Services, request: PatchRequest): Promise<PatchedDocument> {
  const { database } = services
  const { viewer, id } = request
  for (let tried = 1; ; tried++) {
    const document = permit('generate', viewer, await findDocument(database, viewer, { id }))
    const known = await findRevision(database, document, request.versionId)
    if (known) return { ...known, changed: [] }
    const made = await makeVersion(services, request, document)
    const saved = await save(database, { request, document, made })
    if (saved) return { number: saved, changed: made.changed, solution: made.solution }
    if (tried === mostTries)
      throw new AppError('conflict', 'Others are changing this document at the same time.', { details: 'Save again.' })
  }
}

type Current = Permitted<'generate', Document>

async function makeVersion({ database, ask }: Services, request: PatchRequest, document: Current) {
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
  })
  if (clashes.length > 0) throw clashError(document.version, clashes)
  if (faults.length > 0)
    throw new AppError('invalid-input', 'These changes do not fit the design.', { details: faults.slice(0, 5).join(' ') })
  if (changed.length === 0) throw new AppError('conflict', 'Nothing was changed.')
  return { of, solution, changed, ...(await build(ask, { of, before, solution, by: viewer.displayName })) }
}

/** The facts of a version that can be changed. */
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
    details: `In version ${version}: ${listSome(clashes.map((name) => `“${name}”`))}. Your changes are kept: look at theirs and save again.`,
  })

type Building = { of: Base; before: Solution; solution: Solution; by: string }

/** Everything that a version says of its facts; chapters of which a model’s words still hold keep them. */
async function build(ask: Services['ask'], { of, before, solution, by }: Building) {
  const { brief } = of
  const { words, marks } = await writeWords(ask, { of, before, solution })
  const writer = writerOf(of.writer, by)
  const built = await ask('buildVersion', { brief, solution, words, writer })
  const laid =
    of.edits.length > 0
      ? await ask('layEdits', { content: built.content, solution, edits: of.edits, writer })
      : { content: built.content, hash: built.hash, edits: [], marks: [] }
  const texts = await ask('readTexts', { names: namesOf(brief, built.title), content: laid.content, solution })
  const stored = JSON.stringify(solution)
  const changes = await ask('describeChanges', { before: of, after: { brief, solution: stored, content: laid.content } })
  return {
    ...laid,
    marks: [...marks, ...laid.marks],
    texts,
    writer,
    changelog: `Design edited. ${changes}`,
    facts: { title: built.title, solution: stored, words: JSON.stringify(words) },
  }
}

const byHand = /, edited by .*$/

async function writeWords(ask: Services['ask'], { of, before, solution }: Omit<Building, 'by'>) {
  const { brief, words: all } = of
  const { outline } = allDocumentTypes[brief.documentType]
  const isByModel = of.writer.replace(byHand, '') !== offlineComposer.label
  const written: Words = Object.fromEntries(Object.entries(all ?? {}).filter(([, paragraphs]) => paragraphs.length > 0))
  const kept = isByModel ? await ask('keptChapters', { brief, words: written, before, after: solution }) : []
  const standing = new Set(await ask('listStanding', { type: brief.documentType, solution }))
  const chapters = outline.filter(({ id }) => standing.has(id) && !kept.includes(id))
  const anew = await ask('writeWords', { chapters, brief, solution })
  const words: Words = Object.fromEntries(
    outline.map(({ id }) => [id, standing.has(id) ? (anew[id]?.paragraphs ?? written[id] ?? []) : []]),
  )
  return { words, marks: isByModel ? marksOf(of.marks, { kept, lost: chapters.filter(({ id }) => written[id]) }) : [] }
}

type Chapter = { id: string; heading: string }

/** What was to be checked still is; a model’s words that no longer hold are gone. */
const marksOf = (marks: StoredMark[], { kept, lost }: { kept: string[]; lost: Chapter[] }): StoredMark[] => [
  ...marks.filter(({ id }) => id === 'design' || kept.includes(id)),
  ...lost.map(({ id, heading }) => ({
    id,
    heading,
    code: 'design-edited',
    sentence: 'The design was edited: this chapter has no words of a model until it is rewritten.',
  })),
]

type Made = Awaited<ReturnType<typeof makeVersion>>

/** Nothing where somebody else was quicker. */
const save = (database: Database, { request, document, made }: { request: PatchRequest; document: Current; made: Made }) =>
  database.transaction().execute(async (transaction: Transaction<unknown>) => {
    const { viewer, versionId: id } = request
    const { solution: _, of: __, changed, ...version } = made
    const current = await lockDocument(transaction, document)
    if (current?.id !== document.versionId) return undefined
    const { accountId } = viewer
    const added = await addRevision(transaction, document, { ...version, id, madeBy: 'patch', accountId, current })
    const details = { documentId: document.id, number: added.number, facts: changed.length }
    await recordAudit(transaction, { actor: accountId, action: 'design-edited', subject: added.versionId, details })
    return added.number
  })
