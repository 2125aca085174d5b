import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import { listAuditOf, type PresentedEntry } from '#server/audit/store.ts'
import type { Permitted } from '#server/documents/policy.ts'
import type { Document } from '#server/documents/store.ts'
import type { Database } from '#server/platform/database.ts'
import { hideInternal } from './hide-internal.ts'

/** Lists the entries of a document's trail that the viewer may see. */
export async function listTrail(
  database: Database,
  viewer: Viewer,
  document: Permitted<'read', Document>,
): Promise<PresentedEntry[]> {
  const entries = await listAuditOf(database, document.id)
  return isStaff(viewer) ? entries : hideInternal(database, viewer, { document, entries })
}

/** A spreadsheet would read a cell that begins like this as a formula. */
const isFormula = /^[=+\-@\t\r]/
const cell = (value: string | number | boolean | null | undefined) => {
  const text = String(value ?? '')
  return `"${(isFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

const columns: [heading: string, read: (entry: PresentedEntry) => string | number | boolean | null | undefined][] = [
  ['Entry', ({ id }) => id],
  ['At', ({ at }) => at.toISOString()],
  ['Who', ({ who }) => who],
  ['What', ({ action }) => action],
  ['Version', ({ details }) => details['number'] ?? details['version']],
  ['Person', ({ details }) => details['person'] ?? details['email']],
  ['Decision', ({ details }) => details['decision']],
  ['Words', ({ details }) => details['reason']],
  ['SHA-256 of the content', ({ details }) => details['contentHash']],
  ['Hash of the entry', ({ hash }) => hash],
]

/** RFC 4180, with a byte order mark, so that programs recognise UTF-8. */
export const trailAsCsv = (entries: PresentedEntry[]): string =>
  `\uFEFF${[columns.map(([heading]) => cell(heading)), ...entries.map((entry) => columns.map(([, read]) => cell(read(entry))))]
    .map((row) => `${row.join(',')}\r\n`)
    .join('')}`

export const trailAsJson = (document: Document, entries: PresentedEntry[]): string => {
  const told = entries.map(({ at, id, who, action, subject, details, hash }) => {
    return { entry: id, at: at.toISOString(), who, action, subject, details, hash }
  })
  return `${JSON.stringify({ document: { id: document.id, title: document.title }, entries: told }, null, 2)}\n`
}
