// Without the calendar, whose script the design workspace would load before anything is shown.
export const weekLength = 7 * 86_400_000

type Work = { id: string; weeks: number; dependsOn: string[]; notBefore?: string | undefined }

/**
 * Each piece of work with its first week, which follows the last of those that it waits for and begins on its `notBefore` day or later.
 * `start`: the first day of week 1; without it no day can be compared, and the weeks follow from the order alone.
 */
export function scheduleWork<Piece extends Work>(
  pieces: readonly Piece[],
  start: string | undefined,
): (Piece & { startWeek: number })[] {
  const byId = new Map(pieces.map((piece) => [piece.id, piece]))
  const starts = new Map<string, number>()
  const startOf = (piece: Piece, above: ReadonlySet<string> = new Set()): number => {
    const known = starts.get(piece.id)
    if (known !== undefined) return known
    const below = new Set([...above, piece.id])
    const ends = piece.dependsOn.flatMap((id) => {
      const before = byId.get(id)
      return before && !below.has(id) ? [startOf(before, below) + before.weeks - 1] : []
    })
    const first = 1 + Math.max(weeksAhead(piece, start), ...ends)
    starts.set(piece.id, first)
    return first
  }
  return pieces.map((piece) => ({ ...piece, startWeek: startOf(piece) }))
}

/** Weeks of the plan that are over when a piece of work may begin. */
const weeksAhead = ({ notBefore }: Work, start: string | undefined) =>
  notBefore === undefined || start === undefined
    ? 0
    : Math.max(0, Math.ceil((Date.parse(notBefore) - Date.parse(start)) / weekLength))
