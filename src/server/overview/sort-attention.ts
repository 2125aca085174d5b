import { type Attention, attentionKinds } from '#shared/api/overview.ts'

/** The document or project that a row is about, also if the row opens its review. */
const thingOf = ({ link }: Attention) => link.replace(/\?version=[\d.]+&panel=review$/, '')
const isOfOneThing = ({ link }: Attention) => /^\/(documents|projects)\//.test(link)

/**
 * Sorts the items for the viewer first, then by urgency. A document or project has one row, with its most urgent reason; it counts as the
 * viewer's if one of its reasons does.
 */
export function sortAttention(rows: Attention[]): Attention[] {
  const own = new Set(rows.filter((row) => row.isMine && isOfOneThing(row)).map(thingOf))
  const place = ({ isMine, kind }: Attention) => attentionKinds.indexOf(kind) + (isMine ? 0 : attentionKinds.length)
  const seen = new Set<string>()
  return rows
    .map((row) => (own.has(thingOf(row)) ? { ...row, isMine: true } : row))
    .toSorted((one, other) => place(one) - place(other))
    .filter((row) => {
      if (!isOfOneThing(row)) return true
      const isNew = !seen.has(thingOf(row))
      seen.add(thingOf(row))
      return isNew
    })
}
