import type { Attention } from '#shared/api/overview.ts'

/** Kinds of which a client may have many: these are shown as one row for each client, others as one for each title. */
const foldedKinds: ReadonlySet<Attention['kind']> = new Set(['late', 'approval'])
export const isFoldedByClient = (kind: Attention['kind']) => foldedKinds.has(kind)

/** The kinds of which each row is a review; those of one project are shown as one row. */
const reviewKinds: ReadonlySet<Attention['kind']> = new Set(['asked', 'refused', 'overdue', 'due', 'in-review'])
export const isReview = (kind: Attention['kind']) => reviewKinds.has(kind)

/** One row, or several of a client that are grouped. */
export type AttentionGroup = { kind: Attention['kind']; client: string; rows: [Attention, ...Attention[]] }

/** In the order of the rows; a group takes the place of its first row. */
export function foldAttention(rows: Attention[]): AttentionGroup[] {
  const groups = new Map<string, AttentionGroup>()
  for (const [at, row] of rows.entries()) {
    const { kind, client, title } = row
    const sort = isReview(kind) ? 'review' : kind
    const key = client === null ? String(at) : isFoldedByClient(kind) ? `${sort} ${client}` : `${sort} ${client} ${title}`
    const group = groups.get(key)
    if (group) group.rows.push(row)
    else groups.set(key, { kind, client: client ?? '', rows: [row] })
  }
  return [...groups.values()]
}

/** Maximum number of groups of one kind that are listed before the user asks for all. */
const mostOfKind = 5

/** Returns the first groups of each kind, in their order. */
export function firstOfEachKind(groups: AttentionGroup[]): AttentionGroup[] {
  const counts = new Map<Attention['kind'], number>()
  return groups.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= mostOfKind
  })
}
