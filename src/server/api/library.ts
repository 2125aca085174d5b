import { dayLength } from '#shared/calendar.ts'
import type { libraryApi, LibraryRow } from '#shared/api/library.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { archiveDocument } from '#server/documents/archive-document.ts'
import { type FoundRow, listLibrary } from '#server/documents/library/list-library.ts'
import { permit } from '#server/documents/policy.ts'
import { renameDocument } from '#server/documents/rename-document.ts'
import { findDocument } from '#server/documents/store.ts'
import type { Database } from '#server/platform/database.ts'
import { countOpen } from '#server/sharing/open/store.ts'
import { listNeeded } from '#server/overview/waiting/list-needed.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import { viewPath } from './present-document.ts'

const startOf = (day: string | undefined) => (day === undefined ? undefined : new Date(`${day}T00:00:00Z`))
const endOf = (day: string | undefined) => (day === undefined ? undefined : new Date(startOf(day)!.getTime() + dayLength))

export const libraryHandlers: Handlers<typeof libraryApi, Viewer, { database: Database }> = {
  list: async ({ input, viewer }, { database }) => {
    const { q, order, from, limit, asOf, counts, since, until, marks, archived, needs, ...chosen } = input
    const days = { since: startOf(since), until: endOf(until) }
    const needed = needs && (await listNeeded(database, viewer))
    const filters = { ...chosen, ...days, needs: needed, marks: marks && marks === 'true', archived: archived === 'true' }
    const question = { q, filters, order, from, limit, asOf, counts: counts === 'true' }
    const { rows, ...list } = await listLibrary(database, viewer, question)
    return { ...list, rows: rows.map(presentRow) }
  },

  rename: async ({ input, viewer }, { database }) => {
    const { id, name, from } = input
    const document = permit('arrange', viewer, await findDocument(database, viewer, { id }))
    return { success: true, name: await renameDocument(database, { viewer, document, name, from }) }
  },

  archive: async ({ input, viewer }, { database }) => {
    const document = permit('arrange', viewer, await findDocument(database, viewer, { id: input.id }))
    await archiveDocument(database, { viewer, document, isArchived: input.archived })
    return { success: true, open: await countOpen(database, { documentId: document.id }) }
  },
}

const numberOf = (text: string | null) => (text === null ? null : Number(text))

function presentRow({ isApproved, createdAt, archivedAt, ...row }: FoundRow): LibraryRow {
  const { budget, currency, weeks, starts, ends, requirements, questions, assumptions, ...shown } = row
  const money = { budget: numberOf(budget), currency, weeks: numberOf(weeks) }
  return {
    ...shown,
    approved: isApproved,
    createdAt: createdAt.toISOString(),
    archivedAt: archivedAt?.toISOString() ?? null,
    webViewLink: viewPath(row),
    facts: { ...money, starts, ends, requirements, questions, assumptions },
  }
}
