import { createHash, randomUUID } from 'node:crypto'
import { AppError } from '#shared/errors.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { editMarkCodes } from '#server/documents/apply-edit.ts'
import { permit, permitBrief } from '#server/documents/policy.ts'
import { getEditsAndWriter, isChangedSince } from '#server/documents/revisions/store.ts'
import { findRole } from '#server/documents/roles/store.ts'
import { findDocument, getVersion } from '#server/documents/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { DailyBudget } from '#server/usage/daily-budget.ts'
import { acceptGeneration, askAgain } from './start-generation.ts'
import { findGeneration, type Generation, generationId, unknownKey } from './store.ts'
import { generationJob, type Saved } from './write-document.ts'

type Services = { database: Database; jobs: Jobs; dailyBudget: DailyBudget }
type Request = {
  viewer: Viewer
  /** The generation whose marked chapters are requested again. */
  of: string
  /** The key of the new work. */
  key: string | undefined
}

/** New work for the same brief, which begins with all good parts and only requests the marked chapters again. */
export async function regenerateMarked(services: Services, { viewer, of, key = randomUUID() }: Request): Promise<Generation> {
  const { database, jobs } = services
  const before = await findGeneration(database, viewer, of)
  if (!before) throw unknownKey()
  const brief = permitBrief(viewer, before.brief, await findRole(database, viewer, before.brief))
  const requestHash = createHash('sha256').update(`regenerate ${before.id}`).digest('hex')
  const known = await findGeneration(database, viewer, key)
  if (known) return askAgain(services, known, requestHash)
  await services.dailyBudget.permitDocument(viewer)
  const ended = await jobs.find(before.id)
  if (ended?.state !== 'done') throw new AppError('conflict', 'This document is not finished.', { details: 'Wait for its end.' })
  const { id: versionId, marks: all, number } = await getMarks(database, viewer, ended.result as Saved)
  if (await isChangedSince(database, versionId))
    throw new AppError('conflict', 'The design was changed since then.', { details: 'Rewrite the marked chapters on its page.' })
  const { madeBy } = await getEditsAndWriter(database, versionId)
  // A changed design is not designed again, because a person's wishes would be lost.
  const isChanged = madeBy === 'change' || madeBy === 'rulings'
  const marks = all.filter(({ code, id }) => !editMarkCodes.has(code) && !(isChanged && id === 'design'))
  if (marks.length === 0) throw new AppError('conflict', 'Nothing in this document is marked: there is nothing to write again.')
  const { outputFormat, useAgent, accountId, templateId } = before
  const generation = { id: generationId(viewer, key), accountId, key, requestHash, brief, outputFormat, useAgent, templateId }
  const job = generationJob(generation, { again: { version: number, versionId, headings: marks.map(({ heading }) => heading) } })
  const steps = stepsWithout(
    marks.map(({ id }) => id),
    allDocumentTypes[brief.documentType].outline,
  )
  return acceptGeneration(services, { generation, job: { ...job, brings: { from: before.id, steps } } })
}

async function getMarks(database: Database, viewer: Viewer, { documentId: id, versionId }: Saved) {
  const document = permit('read', viewer, await findDocument(database, viewer, { id, versionId }))
  return getVersion(database, document)
}

/**
 * Unmarked steps remain valid. If the design is marked, or a chapter that no longer exists, everything depends on it and is requested
 * again.
 */
function stepsWithout(marked: string[], chapters: { id: string }[]): string[] {
  const ids = new Set(chapters.map(({ id }) => id))
  if (marked.some((id) => !ids.has(id))) return []
  return ['solution', ...chapters.filter(({ id }) => !marked.includes(id)).map(({ id }) => `chapter:${id}`)]
}
