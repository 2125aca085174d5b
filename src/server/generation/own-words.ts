import type { Brief, StartFrom } from '#shared/brief.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Ask } from '#server/compose/ask.ts'
import { writerOf } from '#server/documents/apply-edit.ts'
import { findProject } from '#server/documents/find-project.ts'
import { getEditsAndWriter } from '#server/documents/revisions/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { GenerationWork } from './generation-work.ts'

const nobody: Pick<Awaited<ReturnType<typeof getEditsAndWriter>>, 'edits' | 'writer'> = { edits: [], writer: '' }

type Services = { database: Database; ask: Ask<GenerationWork> }
type Built = {
  built: { content: string; hash: string }
  solution: Solution
  payload: {
    again?: { versionId?: string | undefined }
    revises?: { versionId: string; chapter?: string | undefined }
    startFrom?: StartFrom
  }
  writer: string
  viewer: Viewer
  brief: Brief
}

/** People's own text in the version that the new one is based on, or follows in the same document, is preserved. */
export async function layOwnWords({ database, ask }: Services, given: Built) {
  const { built, solution, payload, writer, viewer, brief } = given
  const { again, revises, startFrom } = payload
  const newest = async () => {
    const project = startFrom === 'brief' ? undefined : await findProject(database, viewer, brief)
    return project?.documents.find(({ type }) => type === brief.documentType)?.versionId
  }
  const of = again?.versionId ?? revises?.versionId ?? (await newest())
  const { edits, writer: before } = of === undefined ? nobody : await getEditsAndWriter(database, of)
  const kept = edits.filter(({ chapter }) => chapter !== revises?.chapter)
  if (kept.length === 0) return { ...built, edits: [], marks: [], writer }
  const both = [...before.matchAll(/, edited by ([^,]+)/g)].reduce((all, [, by]) => writerOf(all, by!), writer)
  return { ...(await ask('layEdits', { content: built.content, solution, edits: kept, writer: both })), writer: both }
}
