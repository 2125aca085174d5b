import { language } from '#words/language.ts'

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string, notation: 'standard' | 'compact' = 'standard'): Intl.NumberFormat {
  const known = formats.get(`${notation} ${currency}`)
  if (known) return known
  const isCode = /^[A-Z]{3}$/.test(currency)
  const made = new Intl.NumberFormat(language, {
    maximumFractionDigits: notation === 'compact' ? 1 : 0,
    notation,
    ...(isCode && { style: 'currency', currency }),
  })
  formats.set(`${notation} ${currency}`, made)
  return made
}

const inCurrency = (amount: number, currency: string, notation: 'standard' | 'compact') =>
  /^([A-Z]{3})?$/.test(currency)
    ? formatOf(currency, notation).format(amount)
    : `${formatOf('', notation).format(amount)} ${currency}`

/** Formats an amount; a brief may have no currency, or one without an ISO code. */
export const moneyLabel = (amount: number, currency: string) => inCurrency(amount, currency, 'standard')
/** Formats ‘£2,000,000’ as ‘£2M’. */
export const shortMoneyLabel = (amount: number, currency: string) => inCurrency(amount, currency, 'compact')
