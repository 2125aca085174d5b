import { language } from '#words/language.ts'

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency)
  if (known) return known
  const isCode = /^[A-Z]{3}$/.test(currency)
  const made = new Intl.NumberFormat(language, { maximumFractionDigits: 0, ...(isCode && { style: 'currency', currency }) })
  formats.set(currency, made)
  return made
}

/** An amount in a currency; a brief may name none, or one that has no code. */
export const moneyLabel = (amount: number, currency: string) =>
  /^([A-Z]{3})?$/.test(currency) ? formatOf(currency).format(amount) : `${formatOf('').format(amount)} ${currency}`
