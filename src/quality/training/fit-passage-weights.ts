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
 * Adam over all of them, and the sum from which the first passage is told at all.
 */
export function fitPassageWeights(examples: readonly AskedExample[]): PassageWeights {
  const asked = examples.filter(({ passages }) => passages.length > 0)
  const names = Object.keys(asked[0]!.passages[0]!.signs) as Sign[]
  const spread = spreadOf(asked, names)
  const questions = asked.map(({ passages }) => ({
    rows: passages.map(({ signs }) => names.map((name) => signs[name] / spread.get(name)!)),
    right: passages.map(({ isRight }) => isRight),
  }))
  const answerable = questions.filter(({ right }) => right.includes(true))
  const fitted = names.map(() => 0)
  const first = names.map(() => 0)
  const second = names.map(() => 0)
  for (let step = 1; step <= steps; step++) {
    const slope = fitted.map((weight) => decay * weight)
    for (const question of answerable) addSlope(slope, question, { fitted, of: answerable.length })
    for (const [at, value] of slope.entries()) {
      first[at] = momentum * first[at]! + (1 - momentum) * value
      second[at] = smoothing * second[at]! + (1 - smoothing) * value * value
      const mean = first[at] / (1 - momentum ** step)
      fitted[at]! -= (rate * mean) / (Math.sqrt(second[at] / (1 - smoothing ** step)) + smallest)
    }
  }
  const bests = questions.map(({ rows, right }) => {
    const sums = rows.map((row) => dot(row, fitted))
    const sum = Math.max(...sums)
    return { sum, isRight: right[sums.indexOf(sum)]!, isAnswerable: right.includes(true) }
  })
  return { answers: chooseBound(bests), signs: new Map(names.map((name, at) => [name, fitted[at]! / spread.get(name)!])) }
}

const dot = (row: readonly number[], weights: readonly number[]) => row.reduce((sum, value, at) => sum + value * weights[at]!, 0)

/** The standard deviation of each sign, so that all are drawn to 0 alike. */
function spreadOf(asked: readonly AskedExample[], names: readonly Sign[]): Map<Sign, number> {
  const all = asked.flatMap(({ passages }) => passages)
  return new Map(
    names.map((name) => {
      const mean = all.reduce((sum, { signs }) => sum + signs[name], 0) / all.length
      return [name, Math.sqrt(all.reduce((sum, { signs }) => sum + (signs[name] - mean) ** 2, 0) / all.length) || 1]
    }),
  )
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
