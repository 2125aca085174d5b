import type { Generated } from '#shared/api/documents-v3.ts'

type Usage = NonNullable<Generated['usage']>

const count = (value: number) => value.toLocaleString('en-GB')

function costOf({ cost, currency, isEstimated }: Usage) {
  if (cost === null) return 'price not known'
  if (currency === null) return 'nothing'
  const digits = cost > 0 && cost < 1 ? 4 : 2
  const amount = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: digits,
  })
  return `${isEstimated ? 'about ' : ''}${amount.format(cost)}`
}

function durationOf(milliseconds: number) {
  const seconds = Math.max(1, Math.round(milliseconds / 1000))
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** What a document cost, as the card tells it; nothing where no vendor was asked. */
export function usageFacts(usage: Usage | undefined): [label: string, value: string][] {
  if (!usage || usage.attempts === 0) return []
  const { attempts, failures, inputTokens, cachedTokens, outputTokens, milliseconds } = usage
  const requests = `${count(attempts)} ${attempts === 1 ? 'request' : 'requests'}${failures > 0 ? `, ${count(failures)} failed` : ''}`
  const cached = cachedTokens > 0 ? ` (${count(cachedTokens)} from the cache)` : ''
  return [
    ['Cost', costOf(usage)],
    ['Time', `${durationOf(milliseconds)}, ${requests}`],
    ['Tokens', `${count(inputTokens)} read${cached}, ${count(outputTokens)} written`],
  ]
}
