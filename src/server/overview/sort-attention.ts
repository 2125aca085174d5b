import { type Attention, attentionKinds } from '#shared/api/overview.ts'

const isOfOneThing = ({ link }: Attention) => /^\/(documents|projects)\//.test(link)

/**
 * Sorts the items for the viewer first, then by urgency. A document or project has one row, with its most urgent reason; it counts as the
 * viewer's if one of its reasons does.
 */
export function sortAttention(rows: Attention[]): Attention[] {
  const own = new Set(rows.filter((row) => row.isMine && isOfOneThing(row)).map(({ link }) => link))
  const place = ({ isMine, kind }: Attention) => attentionKinds.indexOf(kind) + (isMine ? 0 : attentionKinds.length)
  const seen = new Set<string>()
  return rows
    .map((row) => (own.has(row.link) ? { ...row, isMine: true } : row))
    .toSorted((one, other) => place(one) - place(other))
    .filter((row) => {
      if (!isOfOneThing(row)) return true
      const isNew = !seen.has(row.link)
      seen.add(row.link)
      return isNew
    })
}
