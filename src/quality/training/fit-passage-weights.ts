import type { PassageWeights } from '#server/documents/passages/passage-weights.ts'
import type { Sign } from '#server/documents/passages/passage-signs.ts'

/** A question with the signs of each passage that stands near to it, and which of them answer it: none, where nothing does. */
export type AskedExample = { source: string; passages: { signs: Readonly<Record<Sign, number>>; isRight: boolean }[] }

const steps = 400
const rate = 0.05
/** How strongly weights are drawn to 0. */
const decay = 0.01
/** How much the slope and its square of earlier steps are kept (Adam). */
const [momentum, smoothing, smallest] = [0.9, 0.999, 1e-8]
/** A right passage first is worth as much as three questions without an answer that are met by silence. */
const rightFirst = 3

/**
 * Weights by which the right passages of a question come before the others: softmax over the passages of each question, by
 * Adam over all of them, and the sum from which the first passage is told at all. That nothing answers is one more choice
 * with a weight of its own, so that the sums of different questions can be told apart by one bound.
 */
export function fitPassageWeights(examples: readonly AskedExample[]): PassageWeights {
  const asked = examples.filter(({ passages }) => passages.length > 0)
  const signs = Object.keys(asked[0]!.passages[0]!.signs) as Sign[]
  const plain = asked.map(({ passages }): Question => ({
    rows: passages.map((passage) => [...signs.map((name) => passage.signs[name]), 0]),
    right: passages.map(({ isRight }) => isRight),
  }))
  const nothing = [...signs.map(() => 0), 1]
  const withNothing = plain.map(({ rows, right }) => ({ rows: [...rows, nothing], right: [...right, !right.includes(true)] }))
  const spread = spreadOf(withNothing.flatMap(({ rows }) => rows))
  const scaled = ({ rows, right }: Question) => ({ rows: rows.map((row) => row.map((value, at) => value / spread[at]!)), right })
  const questions = withNothing.map(scaled)
  const fitted = nothing.map(() => 0)
  const first = nothing.map(() => 0)
  const second = nothing.map(() => 0)
  for (let step = 1; step <= steps; step++) {
    const slope = fitted.map((weight) => decay * weight)
    for (const question of questions) addSlope(slope, question, { fitted, of: questions.length })
    for (const [at, value] of slope.entries()) {
      first[at] = momentum * first[at]! + (1 - momentum) * value
      second[at] = smoothing * second[at]! + (1 - smoothing) * value * value
      const mean = first[at] / (1 - momentum ** step)
      fitted[at]! -= (rate * mean) / (Math.sqrt(second[at] / (1 - smoothing ** step)) + smallest)
    }
  }
  const bests = plain.map(scaled).map(({ rows, right }) => {
    const sums = rows.map((row) => dot(row, fitted))
    const sum = Math.max(...sums)
    return { sum, isRight: right[sums.indexOf(sum)]!, isAnswerable: right.includes(true) }
  })
  return { answers: chooseBound(bests), signs: new Map(signs.map((name, at) => [name, fitted[at]! / spread[at]!])) }
}

const dot = (row: readonly number[], weights: readonly number[]) => row.reduce((sum, value, at) => sum + value * weights[at]!, 0)

/** The standard deviation of each sign, so that all are drawn to 0 alike. */
function spreadOf(rows: readonly (readonly number[])[]): number[] {
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return rows[0]!.map((_, at) => {
    const values = rows.map((row) => row[at]!)
    const mean = meanOf(values)
    return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2))) || 1
  })
}

type Question = { rows: readonly (readonly number[])[]; right: readonly boolean[] }

function addSlope(slope: number[], { rows, right }: Question, { fitted, of }: { fitted: readonly number[]; of: number }) {
  const sums = rows.map((row) => dot(row, fitted))
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const whole = powers.reduce((total, power) => total + power, 0)
  const wholeRight = powers.reduce((total, power, at) => total + (right[at] ? power : 0), 0)
  for (const [at, row] of rows.entries()) {
    const error = (powers[at]! / whole - (right[at] ? powers[at]! / wholeRight : 0)) / of
    for (const [sign, value] of row.entries()) slope[sign]! += error * value
  }
}

/** The sum from which telling the first passage is worth it. */
function chooseBound(bests: readonly { sum: number; isRight: boolean; isAnswerable: boolean }[]): number {
  const share = (of: typeof bests, counts: (best: (typeof bests)[number]) => boolean) => of.filter(counts).length / of.length
  const [answerable, others] = [bests.filter((best) => best.isAnswerable), bests.filter((best) => !best.isAnswerable)]
  const worthOf = (bound: number) =>
    rightFirst * share(answerable, ({ sum, isRight }) => isRight && sum >= bound) + share(others, ({ sum }) => sum < bound)
  return bests.map(({ sum }) => sum).reduce((best, bound) => (worthOf(bound) > worthOf(best) ? bound : best))
}
