import { costAt, findPrice } from '#server/usage/reckon-cost.ts'
import { priceList } from '#server/usage/price-list.ts'
import type { Answer } from '../labelled/answer.ts'
import { labelMeasures, type LabelMeasure } from '../labelled/label-measures.ts'
import { layOut } from '../print-report.ts'
import { type Played, today } from './play-recording.ts'

/** A recorded brief as it was written by the model's answers, and by nobody but code. */
export type Pair = { played: Played; offline: Answer }
export type Share = { held: number; of: number }

export const shareOf = (measure: LabelMeasure, answers: Answer[]): Share => {
  const verdicts = answers.flatMap((answer) => measure.judge(answer))
  return { held: verdicts.filter(({ holds }) => holds).length, of: verdicts.length }
}

/** What recorded answers have to reach over all briefs, by the id of the measure; in percent. */
export const recordedBounds: Record<string, number> = {
  parts: 85,
  notThese: 90,
  notOverclaimed: 98,
  contradictions: 95,
  banned: 100,
}

const percent = ({ held, of }: Share) => (of === 0 ? '–' : `${((100 * held) / of).toFixed(0)} %`)
const counted = (share: Share) => (share.of === 0 ? '' : `${share.held}/${share.of}`)

/** One row a measure: what the model's answers reach over all briefs, and what is reached offline. */
export function tableByMeasure(pairs: Pair[]): string {
  const [ours, offline] = [pairs.map(({ played }) => played.answer), pairs.map((pair) => pair.offline)]
  return layOut([
    ['', 'recorded', '', 'offline', '', 'bound'],
    ...labelMeasures.map((measure) => {
      const [by, without] = [shareOf(measure, ours), shareOf(measure, offline)]
      const bound = recordedBounds[measure.id]
      return [
        `${measure.name} [${measure.id}]`,
        percent(by),
        counted(by),
        percent(without),
        counted(without),
        bound ? `${bound} %` : '',
      ]
    }),
  ])
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
const columns = ['parts', 'rulesMet', 'measures', 'contradictions', 'questions']

/** Tokens that a model writes in a second, seconds until its first word, and requests that go side by side: assumed. */
const [tokensPerSecond, firstWordSeconds, lanes] = [80, 1, 3] as const

/** Seconds that a vendor would take at an assumed pace: labels, the choice, the argument, the first chapter, then the others. */
export function modelSeconds({ attempts }: Pick<Played, 'attempts'>): number {
  const answered = attempts.filter(({ failure }) => failure === null)
  const of = (begin: string) => answered.filter(({ purpose }) => purpose.startsWith(begin))
  const [first, ...others] = of('chapter:')
  return sum([of('label'), of('assemble'), of('argue'), first ? [first] : [], others].map(inLanes))
}

/** What of the table is measured, and what is not. */
export const basis = `Measured: requests, “code s” (our share of the whole) and “offline s”. Reckoned: tokens from the lengths of the texts, USD by the price list of ${today}, “vendor s” at ${tokensPerSecond} tokens a second with ${firstWordSeconds} s to the first word.`

function inLanes(attempts: Played['attempts']): number {
  const ends = Array.from({ length: lanes }, () => 0)
  for (const { outputTokens } of attempts) {
    const free = ends.indexOf(Math.min(...ends))
    ends[free]! += firstWordSeconds + outputTokens / tokensPerSecond
  }
  return Math.max(...ends)
}

/**
 * One row a brief: what was asked, what it would cost by the price list of the day, and its time. Measured are the requests
 * and the seconds of code and of the offline document; reckoned are tokens (from lengths of texts), cost and the vendor's seconds.
 */
export function tableByBrief(pairs: Pair[]): string {
  const measures = columns.flatMap((id) => labelMeasures.filter((measure) => measure.id === id))
  return layOut([
    ['', 'requests', 'read', 'of it cached', 'written', 'USD', 'vendor s', 'code s', 'offline s', ...columns],
    ...pairs.map(({ played, offline }) => [
      `${played.answer.brief.id} (${played.attempts[0]?.model ?? 'nobody'})`,
      String(played.attempts.length),
      String(sum(played.attempts.map(({ inputTokens }) => inputTokens))),
      String(sum(played.attempts.map(({ cachedTokens }) => cachedTokens))),
      String(sum(played.attempts.map(({ outputTokens }) => outputTokens))),
      costOf(played).toFixed(2),
      modelSeconds(played).toFixed(0),
      seconds(played.answer.milliseconds),
      seconds(offline.milliseconds),
      ...measures.map((measure) => `${percent(shareOf(measure, [played.answer]))} (${percent(shareOf(measure, [offline]))})`),
    ]),
  ])
}

/** USD by the price list of the day. */
export const costOf = ({ attempts }: Played): number =>
  sum(
    attempts.map((attempt) => {
      const { provider, model, inputTokens } = attempt
      const price = findPrice(priceList, { provider, model, day: today, longestInput: inputTokens })
      return price ? costAt(price, attempt) : Number.NaN
    }),
  )
