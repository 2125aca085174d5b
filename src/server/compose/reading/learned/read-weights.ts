import { readFileSync } from 'node:fs'
import type { Weights } from './linear-classifier.ts'

/** In a file of weights a hundredth is 1, so that it is short and its changes can be read. */
const unit = 100

/** What is judged by learned weights: a pair of statements is one that may contradict each other. */
type Judged = 'name' | 'people' | 'statement' | 'contradiction' | 'question' | 'rule'

const known = new Map<Judged, Weights>()
/** The weights of one judgement, read once. They lie beside this file, in the sources and in what is built. */
export function learnedWeights(of: Judged): Weights {
  const before = known.get(of)
  if (before) return before
  const weights = parseWeights(readFileSync(new URL(`./${of}-weights.txt`, import.meta.url), 'utf8'))
  known.set(of, weights)
  return weights
}

/**
 * Weights as `npm run train` writes them: the first line names the classes; each other line is a sign, a tab, and the weights
 * that are not 0 as `class:hundredths` with the class's number.
 */
export function parseWeights(text: string): Weights {
  const [head = '', ...lines] = text.trimEnd().split('\n')
  return {
    classes: head.split(' '),
    weights: new Map(
      lines.map((line) => {
        const [sign = '', rest = ''] = line.split('\t')
        return [sign, rest.split(' ').map(readWeight)]
      }),
    ),
  }
}

function readWeight(part: string): readonly [number, number] {
  const colon = part.indexOf(':')
  return [Number(part.slice(0, colon)), Number(part.slice(colon + 1)) / unit]
}

/** The same as lines, the signs in the order of the alphabet; what is nearer to 0 than `least` is left out. */
export function writeWeights({ classes, weights }: Weights, least: number): string {
  const lines = [...weights]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([sign, row]) => {
      const parts = row
        .filter(([, weight]) => Math.abs(weight) >= least)
        .map(([index, weight]) => `${index}:${Math.round(weight * unit)}`)
      return parts.length === 0 ? [] : [`${sign}\t${parts.join(' ')}`]
    })
  return `${[classes.join(' '), ...lines].join('\n')}\n`
}
