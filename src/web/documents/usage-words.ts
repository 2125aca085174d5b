import type { Generated } from '#shared/api/documents-v3.ts'
import * as words from '#words/usage.ts'
import { language } from '#words/language.ts'

type Usage = NonNullable<Generated['usage']>

const count = (value: number) => value.toLocaleString(language)

const money = (value: number, currency: string) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: value > 0 && value < 1 ? 4 : 2,
  }).format(value)

function costOf({ cost, currency, isEstimated }: Usage) {
  if (cost === null) return words.priceNotKnown
  if (currency === null) return words.nothing
  return isEstimated ? words.aboutMoney(money(cost, currency)) : money(cost, currency)
}

/** The saving by the provider's cache; empty if there was none. */
const savedOf = ({ cost, saved, currency }: Usage) =>
  cost !== null && saved && saved > 0 && currency !== null ? words.vendorsCacheSaved(money(saved, currency)) : ''

function durationOf(milliseconds: number) {
  const seconds = Math.max(1, Math.round(milliseconds / 1000))
  return seconds < 60 ? `${seconds} s` : words.minS(Math.floor(seconds / 60), seconds % 60)
}

/** The tools that the agent used, with the number of uses. */
export const toolFacts = (tools: Generated['tools']): [label: string, value: string][] =>
  tools.length === 0
    ? []
    : [[words.theAgent, tools.map(({ text, times }) => (times > 1 ? words.repeatedText(text, times) : text)).join('; ')]]

/** The cost of a document for its card; empty if no provider was used. */
export function usageFacts(usage: Usage | undefined): [label: string, value: string][] {
  if (!usage || usage.attempts === 0) return []
  const { attempts, failures, inputTokens, cachedTokens, outputTokens, milliseconds } = usage
  const requests = `${words.requestCount(attempts)}${failures > 0 ? words.andFailed(count(failures)) : ''}`
  const cached = cachedTokens > 0 ? words.fromTheCache(count(cachedTokens)) : ''
  return [
    [words.cost, `${costOf(usage)}${savedOf(usage)}`],
    [words.time, `${durationOf(milliseconds)}, ${requests}`],
    [words.tokens, words.readWritten(count(inputTokens), cached, count(outputTokens))],
  ]
}
