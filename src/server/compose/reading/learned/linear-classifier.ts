/** A linear classifier: for each sign the weights of the classes that it speaks for or against, each with the class's index. */
export type Weights = {
  classes: readonly string[]
  weights: ReadonlyMap<string, readonly (readonly [number, number])[]>
}

/**
 * The probability of each class for something that bears these signs (multinomial logistic regression).
 * A sign that was not seen in training says nothing.
 */
export function classify({ classes, weights }: Weights, signs: Iterable<string>): Map<string, number> {
  const sums = classes.map(() => 0)
  for (const sign of signs) for (const [index, weight] of weights.get(sign) ?? []) sums[index] = sums[index]! + weight
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const whole = powers.reduce((sum, power) => sum + power, 0)
  return new Map(classes.map((name, index) => [name, powers[index]! / whole]))
}
