export type ColumnNeed = {
  /** Points of the widest word: less would cut it. */
  least: number
  /** Points that the widest cell takes on one line. */
  most: number
  /** A share of the table's width, 0–100, if the content asks for one. */
  share: number | undefined
}

/** Words wider than this are cut rather than given a column of their own; points. */
const widestWord = 96
/** Beyond this a cell wraps in any case; points. */
const widestCell = 380

const sum = (widths: number[]) => widths.reduce((total, width) => total + width, 0)

/**
 * Shares the room of a slide among columns. Nobody's words are cut while another has room to spare; a column asks for its share,
 * but never for more than its cells take, until every cell stands on one line.
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

/** As far from the one widths to the other as the room allows. */
function spread({ from, to, room }: { from: number[]; to: number[]; room: number }): number[] {
  const part = (room - sum(from)) / (sum(to) - sum(from))
  return from.map((width, index) => width + (to[index]! - width) * part)
}
