/** An item of both lists, an added one or a removed one. */
export type Paired<Thing> =
  | { before: Thing; after: Thing }
  | { before: Thing; after?: undefined }
  | { before?: undefined; after: Thing }

export type Pairing<Thing, Look> = {
  keyOf(thing: Thing): string
  /** How two items are compared. Each item is looked at once, and only if needed. */
  lookAt(thing: Thing): Look
  /** From 0 to 1. */
  alike(one: Look, other: Look): number
  /** Minimum likeness for two items to match, with the same key and with different keys. */
  least: { sameKey: number; otherKey: number }
}

/** Maximum number of pairwise comparisons; longer lists without common items are shown as removed and added. */
const mostPairs = 10_000

/** Merges two lists in the order of the later one. Pairs that cross are shown as removed and added, so that both orders are preserved. */
export function pairInOrder<Thing, Look>(before: Thing[], after: Thing[], pairing: Pairing<Thing, Look>): Paired<Thing>[] {
  const partners = findPartners(before, after, pairing)
  const both = after.flatMap((_, place) => (partners[place] === undefined ? [] : [{ place, partner: partners[place] }]))
  const staying = new Set(longestRising(both.map(({ partner }) => partner)).map((index) => both[index]!.place))
  const out: Paired<Thing>[] = []
  let next = 0
  let waiting: Thing[] = []
  // Removed items come before added ones: otherwise LibreOffice joins paragraphs when all changes are rejected.
  const flush = (end: number) => {
    for (; next < end; next++) out.push({ before: before[next]! })
    out.push(...waiting.map((thing) => ({ after: thing })))
    waiting = []
  }
  after.forEach((thing, place) => {
    if (!staying.has(place)) return waiting.push(thing)
    flush(partners[place]!)
    return out.push({ before: before[next++]!, after: thing })
  })
  flush(before.length)
  return out
}

/** For each later item, the index of the matching earlier one. */
function findPartners<Thing, Look>(before: Thing[], after: Thing[], pairing: Pairing<Thing, Look>): (number | undefined)[] {
  const { keyOf, alike, least } = pairing
  const [earlier, later] = [lookOnce(before, pairing), lookOnce(after, pairing)]
  const free = new Set(before.keys())
  const byKey = new Map<string, number[]>()
  before.forEach((thing, place) => byKey.set(keyOf(thing), [...(byKey.get(keyOf(thing)) ?? []), place]))
  const partners = after.map((thing, place) => {
    const old = byKey.get(keyOf(thing))?.find((one) => free.has(one))
    if (old === undefined || alike(earlier(old), later(place)) < least.sameKey) return undefined
    free.delete(old)
    return old
  })
  const come = after.map((_, place) => place).filter((place) => partners[place] === undefined)
  if (free.size * come.length > mostPairs) return partners
  for (const place of come) {
    let [best, score]: [number | undefined, number] = [undefined, 0]
    for (const old of free) {
      const likeness = alike(earlier(old), later(place))
      if (likeness >= least.otherKey && likeness > score) [best, score] = [old, likeness]
    }
    if (best === undefined) continue
    partners[place] = best
    free.delete(best)
  }
  return partners
}

function lookOnce<Thing, Look>(things: Thing[], { lookAt }: Pairing<Thing, Look>): (place: number) => Look {
  const looks = new Map<number, Look>()
  return (place) => {
    if (!looks.has(place)) looks.set(place, lookAt(things[place]!))
    return looks.get(place)!
  }
}

/** Returns the indexes of the longest increasing subsequence. */
function longestRising(numbers: number[]): number[] {
  const tails: number[] = []
  const previous = numbers.map((number, place) => {
    const found = tails.findIndex((tail) => numbers[tail]! >= number)
    const length = found === -1 ? tails.length : found
    tails[length] = place
    return tails[length - 1] ?? -1
  })
  const run: number[] = []
  for (let place = tails.at(-1) ?? -1; place >= 0; place = previous[place]!) run.unshift(place)
  return run
}
