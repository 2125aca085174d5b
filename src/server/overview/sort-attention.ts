import { type Attention, attentionKinds } from '#shared/api/overview.ts'

const isOfOneThing = ({ link }: Attention) => /^\/(documents|projects)\//.test(link)

/**
 * What waits for the viewer first, then the most pressing. A document or a project has one row, under its most pressing reason; it
 * waits for the viewer where one of its reasons does.
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
