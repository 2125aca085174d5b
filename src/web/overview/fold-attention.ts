import type { Attention } from '#shared/api/overview.ts'

/** Kinds of which a client may have many: these are shown as one row for each client, others as one for each title. */
const foldedKinds: ReadonlySet<Attention['kind']> = new Set(['late', 'approval'])
export const isFoldedByClient = (kind: Attention['kind']) => foldedKinds.has(kind)

/** One row, or several of a client that are grouped. */
export type AttentionGroup = { kind: Attention['kind']; client: string; rows: [Attention, ...Attention[]] }

/** In the order of the rows; a group takes the place of its first row. */
export function foldAttention(rows: Attention[]): AttentionGroup[] {
  const groups = new Map<string, AttentionGroup>()
  for (const [at, row] of rows.entries()) {
    const { kind, client, title } = row
    const key = client === null ? String(at) : isFoldedByClient(kind) ? `${kind} ${client}` : `${kind} ${client} ${title}`
    const group = groups.get(key)
    if (group) group.rows.push(row)
    else groups.set(key, { kind, client: client ?? '', rows: [row] })
  }
  return [...groups.values()]
}
