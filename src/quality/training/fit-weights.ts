import type { Weights } from '#server/compose/reading/learned/linear-classifier.ts'

/** Something of which the class is known. `source` is the brief it stands in, `weight` how much it counts. */
export type Example = { source: string; signs: ReadonlySet<string>; is: string; weight: number }

/** Signs of fewer briefs than this are left out: they tell of one author. */
const leastSources = 2
/** How often and how fast the examples are gone through; many classes with few examples each take more of both. */
export type Pace = { passes: number; rate: number; decay: number }
/** A greater rate learns the examples by heart: at 0.25 the probabilities of names it has not seen were far too sure. */
const usual: Pace = { passes: 6, rate: 0.06, decay: 0.002 }
/** Each of the models that are averaged leaves out one part of the examples. */
const parts = 4

/** The same numbers in the same order at every run, so that the weights are. */
function createRandom() {
  let state = 12345
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648
}

/**
 * Weights of a multinomial logistic regression by stochastic gradient descent with AdaGrad's step sizes: the average of
 * models of which each has not seen a quarter of the examples, which holds better for what none has seen.
 */
export function fitWeights(examples: readonly Example[], pace: Partial<Pace> = {}): Weights {
  const classes = [...new Set(examples.map(({ is }) => is))].toSorted()
  const indexOf = indexSigns(examples)
  const sum = new Float64Array(indexOf.size * classes.length)
  for (let part = 0; part < parts; part++) {
    const fitted = fitOnce(
      examples.filter((_, at) => at % parts !== part),
      { classes, indexOf, ...usual, ...pace },
    )
    for (const [at, weight] of fitted.entries()) sum[at]! += weight / parts
  }
  return {
    classes,
    weights: new Map(
      [...indexOf].map(([sign, index]) => [sign, classes.map((_, at) => [at, sum[index * classes.length + at]!] as const)]),
    ),
  }
}

function indexSigns(examples: readonly Example[]): Map<string, number> {
  const sources = new Map<string, Set<string>>()
  for (const { signs, source } of examples)
    for (const sign of signs) sources.set(sign, (sources.get(sign) ?? new Set()).add(source))
  const kept = [...sources].filter(([, of]) => of.size >= leastSources).map(([sign]) => sign)
  return new Map(kept.map((sign, index) => [sign, index]))
}

function fitOnce(
  examples: readonly Example[],
  { classes, indexOf, passes, rate, decay }: Pace & { classes: readonly string[]; indexOf: ReadonlyMap<string, number> },
): Float64Array {
  const count = classes.length
  const rows = examples.map(({ signs, is, weight }) => ({
    at: Int32Array.from([...signs].flatMap((sign) => indexOf.get(sign) ?? [])),
    is: classes.indexOf(is),
    weight,
  }))
  const weights = new Float64Array(indexOf.size * count)
  const squares = new Float64Array(weights.length).fill(1)
  const average = new Float64Array(weights.length)
  const random = createRandom()
  for (let pass = 0; pass < passes; pass++) {
    for (const row of shuffled(rows, random)) {
      const errors = errorsOf(row, weights, count)
      for (const index of row.at)
        for (let at = 0; at < count; at++) {
          const place = index * count + at
          const slope = errors[at]! + decay * weights[place]!
          squares[place]! += slope * slope
          weights[place]! -= (rate * slope) / Math.sqrt(squares[place]!)
        }
    }
    // The later half is averaged: single steps go to and fro.
    if (pass >= passes / 2) for (const [at, weight] of weights.entries()) average[at]! += weight / (passes / 2)
  }
  return average
}

/** How far the probability of each class is from what it should be. */
function errorsOf(row: { at: Int32Array; is: number; weight: number }, weights: Float64Array, count: number): Float64Array {
  const sums = new Float64Array(count)
  for (const index of row.at) for (let at = 0; at < count; at++) sums[at]! += weights[index * count + at]!
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const whole = powers.reduce((total, power) => total + power, 0)
  return powers.map((power, at) => (power / whole - (at === row.is ? 1 : 0)) * row.weight)
}

function shuffled<Row>(rows: readonly Row[], random: () => number): Row[] {
  const mixed = [...rows]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!]
  }
  return mixed
}
