/** From one unit to another, by their numbers. */
export type Arc = { from: number; to: number }

/**
 * The first layer of each unit, such that every arc points forward and arcs are short; arcs that close a loop are reversed. `lengths`:
 * number of layers that each unit takes. With `isEarly`, every unit is as near the first layer as possible.
 */
export function assignLayers(lengths: number[], arcs: Arc[], isEarly: boolean): number[] {
  const onward = turnBack(lengths.length, arcs)
  const before: number[][] = lengths.map(() => [])
  const behind: number[][] = lengths.map(() => [])
  for (const { from, to } of onward) {
    behind[from]!.push(to)
    before[to]!.push(from)
  }
  const firsts = longestPaths(lengths, before)
  if (!isEarly) shorten(firsts, { lengths, before, behind })
  const least = Math.min(Infinity, ...firsts)
  return firsts.map((first) => first - least)
}

/** The arcs without loops: as few as possible are reversed. */
function turnBack(count: number, arcs: Arc[]): Arc[] {
  const place: number[] = []
  orderUnits(count, arcs).forEach((unit, index) => (place[unit] = index))
  return arcs.flatMap(({ from, to }) => (from === to ? [] : [place[from]! < place[to]! ? { from, to } : { from: to, to: from }]))
}

/**
 * An order in which few arcs point backward: each unit in turn is moved to where fewest of its own arcs do, and units with a single arc are
 * moved last.
 */
function orderUnits(count: number, arcs: Arc[]): number[] {
  const order = alongArcs(count, arcs)
  const place = (unit: number): boolean => {
    const [now, best] = [order.indexOf(unit), bestPlace(unit, order, arcs)]
    if (best === now) return false
    order.splice(now, 1)
    order.splice(best, 0, unit)
    return true
  }
  for (let round = 0; round < count; round++)
    if (
      !order
        .toSorted((one, other) => one - other)
        .map(place)
        .includes(true)
    )
      break
  const single = order.filter((unit) => arcs.filter(({ from, to }) => from === unit || to === unit).length === 1)
  for (const unit of single) place(unit)
  return order
}

/** Each unit before the units that its arcs point to, except within loops. */
function alongArcs(count: number, arcs: Arc[]): number[] {
  const seen = new Set<number>()
  const order: number[] = []
  const visit = (unit: number) => {
    if (seen.has(unit)) return
    seen.add(unit)
    for (const { from, to } of arcs) if (from === unit) visit(to)
    order.unshift(unit)
  }
  for (let unit = 0; unit < count; unit++) visit(unit)
  return order
}

/** The position, among the others in order, at which fewest of the unit's arcs point backward; its present one if none is better. */
function bestPlace(unit: number, order: number[], arcs: Arc[]): number {
  const now = order.indexOf(unit)
  const others = order.filter((other) => other !== unit)
  /** The number of backward arcs of the unit if it comes first, and then after each of the others in turn. */
  let back = arcs.filter((arc) => arc.to === unit && arc.from !== unit).length
  const counts = [back]
  for (const other of others) {
    back +=
      arcs.filter((arc) => arc.from === unit && arc.to === other).length -
      arcs.filter((arc) => arc.from === other && arc.to === unit).length
    counts.push(back)
  }
  const least = Math.min(...counts)
  return counts[now] === least ? now : counts.indexOf(least)
}

function longestPaths(lengths: number[], before: number[][]): number[] {
  const firsts: number[] = []
  const find = (unit: number): number =>
    (firsts[unit] ??= Math.max(0, ...before[unit]!.map((other) => find(other) + lengths[other]!)))
  lengths.forEach((_, unit) => find(unit))
  return firsts
}

/** Moves a unit to where the total length of its arcs is shortest. */
function shorten(firsts: number[], { lengths, before, behind }: { lengths: number[]; before: number[][]; behind: number[][] }) {
  for (let hasChanged = true, round = 0; hasChanged && round < firsts.length; round++) {
    hasChanged = false
    for (const unit of firsts.keys()) {
      const [coming, going] = [before[unit]!, behind[unit]!]
      if (coming.length === going.length) continue
      const best =
        going.length > coming.length
          ? Math.min(...going.map((other) => firsts[other]!)) - lengths[unit]!
          : Math.max(...coming.map((other) => firsts[other]! + lengths[other]!))
      if (best === firsts[unit]) continue
      firsts[unit] = best
      hasChanged = true
    }
  }
}
