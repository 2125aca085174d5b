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

/** Shares the room among columns: nobody's words are cut while another has room to spare, the rest by what they hold. */
export function columnWidths(needs: ColumnNeed[], room: number): number[] {
  const least = needs.map((need) => Math.min(need.least, Math.max(widestWord, room / needs.length)))
  const most = needs.map((need, index) => Math.max(least[index]!, Math.min(need.most, widestCell)))
  const wanted = needs.map((need, index) =>
    need.share === undefined ? most[index]! : Math.max(least[index]!, (need.share / 100) * room),
  )
  const sum = (widths: number[]) => widths.reduce((total, width) => total + width, 0)
  if (sum(wanted) <= room) return grow({ widths: wanted, needs, room })
  if (sum(least) >= room) return least.map((width) => (width / sum(least)) * room)
  const spare = (room - sum(least)) / (sum(wanted) - sum(least))
  return least.map((width, index) => width + (wanted[index]! - width) * spare)
}

/** Room left over goes to the columns without a share, by what they hold. */
function grow({ widths, needs, room }: { widths: number[]; needs: ColumnNeed[]; room: number }): number[] {
  const free = widths.map((width, index) => (needs[index]!.share === undefined ? width : 0))
  const sharers = free.some((width) => width > 0) ? free : widths
  const total = sharers.reduce((sum, width) => sum + width, 0)
  const left = room - widths.reduce((sum, width) => sum + width, 0)
  return widths.map((width, index) => width + (left * sharers[index]!) / total)
}
