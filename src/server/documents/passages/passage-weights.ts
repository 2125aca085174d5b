import { readFileSync } from 'node:fs'
import type { Sign } from './passage-signs.ts'

/** What each sign is worth. A passage answers where their sum reaches `answers`. */
export type PassageWeights = { answers: number; signs: ReadonlyMap<Sign, number> }

let kept: PassageWeights | undefined

/** A line of the file is a sign, a tab and its weight; the first is the sum from which a passage answers. */
export function passageWeights(): PassageWeights {
  if (kept) return kept
  const weights = readFileSync(new URL('./passage-weights.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [sign = '', weight = ''] = line.split('\t')
      return { sign: sign as Sign, weight: Number(weight) }
    })
  const [bound, ...signs] = weights
  return (kept = { answers: bound!.weight, signs: new Map(signs.map(({ sign, weight }) => [sign, weight])) })
}

export const writePassageWeights = ({ answers, signs }: PassageWeights): string =>
  `${[['answers', answers] as const, ...signs].map(([sign, weight]) => `${sign}\t${weight.toFixed(3)}`).join('\n')}\n`

export const sumOfSigns = (signs: Readonly<Record<Sign, number>>, { signs: weights }: PassageWeights): number => {
  let sum = 0
  for (const [sign, weight] of weights) sum += weight * signs[sign]
  return sum
}
