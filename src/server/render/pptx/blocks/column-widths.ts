export type ColumnNeed = {
  /** Points of the widest word: less would cut it. */
  least: number
  /** Points that the widest cell takes on one line. */
  most: number
  /** A share of the table's width, 0–100, if the content requests one. */
  share: number | undefined
}

/** Points; wider words are cut instead of getting a column of their own. */
const widestWord = 96
/** Points; wider cells wrap in any case. */
const widestCell = 380

const sum = (widths: number[]) => widths.reduce((total, width) => total + width, 0)

/**
 * Distributes the width of a slide among columns. No words are cut while another column has room to spare; a column gets its requested
 * share, but never more than its cells need on one line each.
 */
export function columnWidths(needs: ColumnNeed[], room: number, widest = widestWord): number[] {
  const least = needs.map((need) => Math.min(need.least, Math.max(widest, room / needs.length)))
  const most = needs.map((need, index) => Math.max(least[index]!, need.most))
  const wanted = needs.map(({ share }, index) => {
    const asked = share === undefined ? widestCell : (share / 100) * room
    return Math.max(least[index]!, Math.min(most[index]!, asked))
  })
  if (sum(least) >= room) return least.map((width) => (width / sum(least)) * room)
  if (sum(wanted) > room) return spread({ from: least, to: wanted, room })
  if (sum(most) > room) return spread({ from: wanted, to: most, room })
  return most.map((width) => (width / sum(most)) * room)
}

/** Interpolates between two lists of widths so that they fill the room. */
function spread({ from, to, room }: { from: number[]; to: number[]; room: number }): number[] {
  const part = (room - sum(from)) / (sum(to) - sum(from))
  return from.map((width, index) => width + (to[index]! - width) * part)
}
