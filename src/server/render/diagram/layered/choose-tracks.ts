/**
 * A stretch between two layers whose ends are not aligned; it crosses once, on a track of its own or on one shared with bends that it does
 * not meet.
 */
export type Bend = { start: number; end: number }

/** Minimum distance in points at which two lines can be distinguished. */
const clear = 4
const forbidden = 1000

/** The track number of each bend, counted from the earlier layer, such that as few lines as possible cross and none runs along another. */
export function chooseTracks(bends: Bend[]): number[] {
  const order = orderTracks(bends)
  const tracks: number[] = []
  order.forEach((index, place) => {
    const before = order.slice(0, place).filter((other) => meet(bends[index]!, bends[other]!))
    tracks[index] = Math.max(-1, ...before.map((other) => tracks[other]!)) + 1
  })
  return tracks
}

/** Each is put where it costs least among those before, then neighbours are swapped while that helps. */
function orderTracks(bends: Bend[]): number[] {
  const cost = bends.map((one) => bends.map((other) => costOf(one, other)))
  const order: number[] = []
  for (const index of bends.keys()) {
    let best = { place: 0, sum: Infinity }
    for (let place = 0; place <= order.length; place++) {
      const sum = order.reduce((total, other, at) => total + (at < place ? cost[other]![index]! : cost[index]![other]!), 0)
      if (sum < best.sum) best = { place, sum }
    }
    order.splice(best.place, 0, index)
  }
  for (let hasChanged = true, round = 0; hasChanged && round < order.length; round++) {
    hasChanged = false
    for (let place = 1; place < order.length; place++) {
      const [one, other] = [order[place - 1]!, order[place]!]
      if (cost[one]![other]! <= cost[other]![one]!) continue
      order.splice(place - 1, 2, other, one)
      hasChanged = true
    }
  }
  return order
}

const spanOf = ({ start, end }: Bend) => [Math.min(start, end), Math.max(start, end)] as const

/** Whether two bends would touch on one track, or the lines to them would. */
function meet(one: Bend, other: Bend): boolean {
  const [[from, to], [start, end]] = [spanOf(one), spanOf(other)]
  return from < end + clear && start < to + clear
}

/** The number of crossings if one bend runs before the other. */
function costOf(one: Bend, other: Bend): number {
  const [[from, to], [start, end]] = [spanOf(one), spanOf(other)]
  const isAcross = (line: number, low: number, high: number) => line > low - 0.01 && line < high + 0.01
  const upon = Math.abs(one.end - other.start) < clear ? forbidden : 0
  return upon + Number(isAcross(other.start, from, to)) + Number(isAcross(one.end, start, end))
}
