import type { FoundName } from '#shared/api/references.ts'
import { type Brief, clientOf } from '#shared/brief.ts'
import { AppError } from '#shared/errors.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { permit } from '#server/documents/policy.ts'
import { findDocument, getDocumentAt } from '#server/documents/store.ts'
import { getFacts } from '#server/documents/versions/store.ts'
import type { Database } from '#server/platform/database.ts'
import { faultsOf } from '#server/references/read-designs.ts'
import type { Solution } from '#server/solution/solution.ts'
import { buildDesign } from './build-design.ts'

/** Drafts a reference design from an approved version without saving it, and lists names of the client that it still contains. */
export async function draftDesign(
  database: Database,
  viewer: Viewer,
  { id, version }: { id: string; version?: string | undefined },
) {
  const newest = permit('read', viewer, await findDocument(database, viewer, { id }))
  const document = await getDocumentAt(database, viewer, { document: newest, number: version })
  if (document.status !== 'Approved')
    throw new AppError('conflict', `Version ${document.version} is not approved.`, { details: 'Approve it first.' })
  const { brief, solution } = (await getFacts(database, [document])).get(document.versionId)!
  if (!solution.elements.some(({ kind }) => kind !== 'system') && !solution.isAdvice)
    throw new AppError('conflict', 'This version has no design.', { details: 'Add a design to it first.' })
  const design = buildDesign(solution, brief.design)
  return { version: document.version, design, names: namesIn(design, brief, solution), faults: faultsOf(design) }
}

/** Lists the names of the client, the project, people and the brief's systems that occur in the design. */
function namesIn(design: object, brief: Brief, { names = [] }: Solution): FoundName[] {
  const text = textsOf(design).join('\n')
  const asked = new Map<string, string>([
    [clientOf(brief).name, 'the client'],
    [brief.projectName.trim(), 'the project'],
  ])
  for (const { name, role } of names)
    if (!asked.has(name) && !common.has(role ?? '')) asked.set(name, role === 'person' ? 'the person responsible' : '')
  for (const name of Object.values(brief.design?.plugs ?? {})) if (!asked.has(name)) asked.set(name, '')
  return [...asked].flatMap(([name, instead]) => {
    const count = name === '' ? 0 : text.split(name).length - 1
    return count > 0 ? [{ name, instead, count }] : []
  })
}

/** Names that need not be removed: products, standards, and words that a person marked as no name. */
const common = new Set<string>(['must-use', 'must-not-use', 'standard', 'nothing'])

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}
