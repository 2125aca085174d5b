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

/** One row a brief: what was asked, what it would cost by the price list, and the time that is code's own. */
export function tableByBrief(pairs: Pair[]): string {
  const measures = columns.flatMap((id) => labelMeasures.filter((measure) => measure.id === id))
  return layOut([
    ['', 'requests', 'read', 'of it cached', 'written', 'USD', 'code s', 'offline s', ...columns],
    ...pairs.map(({ played, offline }) => [
      `${played.answer.brief.id} (${played.attempts[0]?.model ?? 'nobody'})`,
      String(played.attempts.length),
      String(sum(played.attempts.map(({ inputTokens }) => inputTokens))),
      String(sum(played.attempts.map(({ cachedTokens }) => cachedTokens))),
      String(sum(played.attempts.map(({ outputTokens }) => outputTokens))),
      costOf(played).toFixed(2),
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
