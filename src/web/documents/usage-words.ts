import type { Generated } from '#shared/api/documents-v3.ts'

type Usage = NonNullable<Generated['usage']>

const count = (value: number) => value.toLocaleString('en-GB')

const money = (value: number, currency: string) =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: value > 0 && value < 1 ? 4 : 2,
  }).format(value)

function costOf({ cost, currency, isEstimated }: Usage) {
  if (cost === null) return 'price not known'
  if (currency === null) return 'nothing'
  return `${isEstimated ? 'about ' : ''}${money(cost, currency)}`
}

/** What the vendor's cache saved; nothing where it did not. */
const savedOf = ({ cost, saved, currency }: Usage) =>
  cost !== null && saved && saved > 0 && currency !== null ? `; the vendor’s cache saved ${money(saved, currency)}` : ''

function durationOf(milliseconds: number) {
  const seconds = Math.max(1, Math.round(milliseconds / 1000))
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** What the agent used, most of it a few times. */
export const toolFacts = (tools: Generated['tools']): [label: string, value: string][] =>
  tools.length === 0
    ? []
    : [['The agent', tools.map(({ text, times }) => (times > 1 ? `${text} (${times} times)` : text)).join('; ')]]

/** What a document cost, as the card tells it; nothing where no vendor was asked. */
export function usageFacts(usage: Usage | undefined): [label: string, value: string][] {
  if (!usage || usage.attempts === 0) return []
  const { attempts, failures, inputTokens, cachedTokens, outputTokens, milliseconds } = usage
  const requests = `${count(attempts)} ${attempts === 1 ? 'request' : 'requests'}${failures > 0 ? `, ${count(failures)} failed` : ''}`
  const cached = cachedTokens > 0 ? ` (${count(cachedTokens)} from the cache)` : ''
  return [
    ['Cost', `${costOf(usage)}${savedOf(usage)}`],
    ['Time', `${durationOf(milliseconds)}, ${requests}`],
    ['Tokens', `${count(inputTokens)} read${cached}, ${count(outputTokens)} written`],
  ]
}
