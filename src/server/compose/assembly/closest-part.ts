import type { Outside, Part } from './design.ts'
import { stemsIn } from './phrases.ts'
import type { Trace } from './trace.ts'

/** The order in which data passes the sides of a system. */
export const order: Record<Part['side'], number> = { in: 0, control: 1, work: 2, store: 3, people: 4, out: 5, advice: 6 }

/** The part that speaks of most of the same things; at equal words the one that stands first in the order of flows. */
export function closest(part: Part, candidates: Part[], trace?: Trace): Part | undefined {
  const words = new Set(stemsIn([part.name, ...part.sentences].join(' ')))
  const same = new Set(part.statements.map(({ id }) => id))
  const ranked = candidates
    .filter((candidate) => candidate.key !== part.key)
    .map((candidate) => {
      const shared = stemsIn([candidate.name, ...candidate.sentences].join(' ')).filter((word) => words.has(word)).length
      const said = candidate.statements.filter(({ id }) => same.has(id)).length
      return { candidate, rank: said * 6 + Math.min(shared, 8) - order[candidate.side] / 10 }
    })
  const taken = ranked.reduce<(typeof ranked)[number] | undefined>(
    (best, one) => (best && best.rank >= one.rank ? best : one),
    undefined,
  )?.candidate
  trace?.({
    of: 'neighbour',
    part: part.key,
    taken: taken?.key,
    ranked: ranked.map(({ candidate, rank }) => ({ part: candidate.key, rank })),
  })
  return taken
}

/** The part whose words have most in common with what is said of somebody or something outside. */
export function closestTo(one: Outside, parts: Part[]): Part | undefined {
  const words = new Set(stemsIn(`${one.name} ${one.responsibility}`))
  const ranked = parts.map((part) => ({
    part,
    rank: stemsIn([part.name, ...part.sentences].join(' ')).filter((word) => words.has(word)).length,
  }))
  return ranked.reduce<(typeof ranked)[number] | undefined>(
    (best, next) => (best && best.rank >= next.rank ? best : next),
    undefined,
  )?.part
}
