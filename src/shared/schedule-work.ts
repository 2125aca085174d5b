type Work = { id: string; weeks: number; dependsOn: string[] }

/** Each piece of work with its first week, which follows the last of those that it waits for; the plan begins with week 1. */
export function scheduleWork<Piece extends Work>(pieces: readonly Piece[]): (Piece & { startWeek: number })[] {
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
    const start = 1 + Math.max(0, ...ends)
    starts.set(piece.id, start)
    return start
  }
  return pieces.map((piece) => ({ ...piece, startWeek: startOf(piece) }))
}
