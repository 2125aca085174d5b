import type { Separation } from './separations.ts'

/** Two places that an arrow would connect in a straight line if the second were `offset` after the first; heavier wishes are met first. */
export type AlignmentWish = { from: number; to: number; offset: number; weight: number }

/** Coordinates for places such that all separations are met, as many wishes as possible exactly, and the others nearly. */
export function solvePlaces(count: number, separations: Separation[], wishes: AlignmentWish[]): number[] {
  const blocks = new Blocks(count, separations)
  for (const wish of wishes.toSorted((one, other) => other.weight - one.weight)) blocks.join(wish)
  return blocks.settle(wishes)
}

type Tie = { other: number; offset: number }
type Ties = { pulls: (Tie & { weight: number })[]; before: Tie[]; behind: Tie[] }

const enough = 0.001
const mostSettling = 12
/** Rounds after which a wish is given up; nearly all are settled in a few. */
const mostPacking = 25

/** Blocks of places at fixed offsets from one another; at first each place is a block of its own. */
class Blocks {
  readonly #separations: Separation[]
  #blockOf: number[]
  #offset: number[]
  /** The position of each block if all are packed as closely as possible. */
  #packed: number[]

  constructor(count: number, separations: Separation[]) {
    this.#separations = separations
    this.#blockOf = Array.from({ length: count }, (_, place) => place)
    this.#offset = Array.from({ length: count }, () => 0)
    this.#packed = this.#offset
    this.#packed = this.#pack(count + 1)!
  }

  #at(starts: number[], place: number): number {
    return starts[this.#blockOf[place]!]! + this.#offset[place]!
  }

  /** Packs the blocks as closely as the separations allow; undefined if that is impossible. */
  #pack(most: number): number[] | undefined {
    const starts = [...this.#packed]
    for (let round = 0; round < most; round++) {
      let isDone = true
      for (const { from, to, apart } of this.#separations) {
        const missing = this.#at(starts, from) + apart - this.#at(starts, to)
        if (missing <= enough) continue
        if (this.#blockOf[from] === this.#blockOf[to]) return undefined
        starts[this.#blockOf[to]!]! += missing
        isDone = false
      }
      if (isDone) return starts
    }
    return undefined
  }

  /** Joins two blocks, if all separations can still be met. */
  join({ from, to, offset }: AlignmentWish) {
    const [kept, moved] = [this.#blockOf[from]!, this.#blockOf[to]!]
    if (kept === moved) return
    const before = { blockOf: this.#blockOf, offset: this.#offset, packed: this.#packed }
    const shift = this.#offset[from]! + offset - this.#offset[to]!
    this.#offset = this.#offset.map((own, place) => (this.#blockOf[place] === moved ? own + shift : own))
    this.#blockOf = this.#blockOf.map((block) => (block === moved ? kept : block))
    this.#packed = [...this.#packed]
    this.#packed[kept] = Math.max(this.#packed[kept]!, this.#packed[moved]! - shift)
    const packed = this.#pack(mostPacking)
    if (packed) this.#packed = packed
    else [this.#blockOf, this.#offset, this.#packed] = [before.blockOf, before.offset, before.packed]
  }

  /** The farthest positions that do not make the whole longer. */
  #packBack(): number[] {
    const end = Math.max(...this.#blockOf.map((_, place) => this.#at(this.#packed, place)))
    const starts = this.#packed.map(() => Infinity)
    this.#blockOf.forEach((block, place) => (starts[block] = Math.min(starts[block]!, end - this.#offset[place]!)))
    for (let isDone = false; !isDone;) {
      isDone = true
      for (const { from, to, apart } of this.#separations) {
        const over = this.#at(starts, from) + apart - this.#at(starts, to)
        if (over <= enough || this.#blockOf[from] === this.#blockOf[to]) continue
        starts[this.#blockOf[from]!]! -= over
        isDone = false
      }
    }
    return starts
  }

  /** Starts each block in the middle of its free range, then moves it towards the blocks that arrows connect it to. */
  settle(wishes: AlignmentWish[]): number[] {
    const back = this.#packBack()
    const starts = this.#packed.map((start, block) => (start + back[block]!) / 2)
    const ties = this.#tiesOf(wishes)
    for (let round = 0, isDone = false; !isDone && round < mostSettling; round++) {
      isDone = true
      for (const [block, { pulls, before, behind }] of ties) {
        if (pulls.length === 0) continue
        let [least, most] = [this.#packed[block]!, back[block]!]
        for (const { other, offset } of before) least = Math.max(least, starts[other]! + offset)
        for (const { other, offset } of behind) most = Math.min(most, starts[other]! + offset)
        const wanted = middleOf(pulls.map(({ other, offset, weight }) => ({ at: starts[other]! + offset, weight })))
        const next = Math.min(Math.max(wanted, least), Math.max(least, most))
        if (Math.abs(next - starts[block]!) <= enough) continue
        starts[block] = next
        isDone = false
      }
    }
    return this.#blockOf.map((_, place) => this.#at(starts, place))
  }

  /** The ties of each block to others: the positions at which they would be aligned, and its minimum distances. */
  #tiesOf(wishes: AlignmentWish[]): Map<number, Ties> {
    const ties = new Map(this.#blockOf.map((block): [number, Ties] => [block, { pulls: [], before: [], behind: [] }]))
    const between = (from: number, to: number, apart: number) => {
      const [one, other] = [this.#blockOf[from]!, this.#blockOf[to]!]
      const offset = this.#offset[from]! + apart - this.#offset[to]!
      return one === other ? undefined : { one, other, offset }
    }
    for (const { from, to, offset, weight } of wishes) {
      const tie = between(from, to, offset)
      if (!tie) continue
      ties.get(tie.one)!.pulls.push({ other: tie.other, offset: -tie.offset, weight })
      ties.get(tie.other)!.pulls.push({ other: tie.one, offset: tie.offset, weight })
    }
    for (const { from, to, apart } of this.#separations) {
      const tie = between(from, to, apart)
      if (!tie) continue
      ties.get(tie.one)!.behind.push({ other: tie.other, offset: -tie.offset })
      ties.get(tie.other)!.before.push({ other: tie.one, offset: tie.offset })
    }
    return ties
  }
}

/** The weighted median; if there are two, the point between them. */
function middleOf(pulls: { at: number; weight: number }[]): number {
  const spots = pulls.toSorted((one, other) => one.at - other.at)
  const half = spots.reduce((sum, { weight }) => sum + weight, 0) / 2
  let sum = 0
  for (const [index, { at, weight }] of spots.entries()) {
    sum += weight
    if (sum > half) return at
    if (sum === half) return (at + (spots[index + 1]?.at ?? at)) / 2
  }
  return spots.at(-1)!.at
}
