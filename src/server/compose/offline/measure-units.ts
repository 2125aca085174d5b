const multipliers: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  mln: 1e6,
  million: 1e6,
  bn: 1e9,
  mrd: 1e9,
  billion: 1e9,
}

const signs: Record<string, string> = {
  '£': 'GBP',
  '€': 'EUR',
  $: 'USD',
  US$: 'USD',
  ZŁ: 'PLN',
  POUND: 'GBP',
  EURO: 'EUR',
  DOLLAR: 'USD',
}
/** ISO 4217 codes that briefs of our clients may hold. */
export const currencyCodes = 'GBP|EUR|USD|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|JPY|SGD|AED'
export const currencyNames = 'pounds?|euros?|dollars?|€|zł'

export const currencyOf = (written: string) => {
  const sign = written.trim().toUpperCase()
  return signs[sign] ?? signs[sign.replace(/S$/, '')] ?? (new RegExp(`^(?:${currencyCodes})$`).test(sign) ? sign : undefined)
}

const wordNumbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
  hundred: 100,
}
export const numberWords = Object.keys(wordNumbers).join('|')

/** "780.000" and "1.000.000,00": a full stop before three digits parts thousands of money, which has no third decimal. */
const continental = /^\d{1,3}(?:[. ]\d{3})+(?:,\d{1,2})?$/

/** An amount of money in digits, read as on the continent where it is written so. */
export const amountOf = (number: string, scale: string): number =>
  valueOf(scale === '' && continental.test(number) ? number.replaceAll(/[. ]/g, '').replace(',', '.') : number, scale)

/** A number in digits or in a word, with the word that multiplies it. */
export function valueOf(number: string, scale: string): number {
  const value = wordNumbers[number.toLowerCase()] ?? Number(number.replaceAll(/[, ]/g, ''))
  return Number((value * (multipliers[scale.trim().toLowerCase()] ?? 1)).toPrecision(15))
}

const unitNames: [RegExp, string][] = [
  [/^(?:%|per\s?cent|pct)$/i, '%'],
  [/^(?:ms|milliseconds?)$/i, 'ms'],
  [/^(?:s|secs?|seconds?)$/i, 's'],
  [/^(?:mins?|minutes?)$/i, 'min'],
  [/^(?:h|hrs?|hours?)$/i, 'h'],
  [/^(?:calendar )?days?$/i, 'day'],
  [/^(?:working|business) days?$/i, 'working day'],
  [/^weeks?$/i, 'week'],
  [/^months?$/i, 'month'],
  [/^years?$/i, 'year'],
  [/^kb$/i, 'kB'],
  [/^mb$/i, 'MB'],
  [/^gb$/i, 'GB'],
  [/^tb$/i, 'TB'],
  [/^pb$/i, 'PB'],
]
const known = new Map<string, string | undefined>()

export function shortUnit(written: string): string | undefined {
  if (written === '') return undefined
  if (known.has(written)) return known.get(written)
  const found = unitNames.find(([name]) => name.test(written.trim()))?.[1]
  // The forms of a unit are few; a limit all the same, since they are words of the brief.
  if (known.size < 500) known.set(written, found)
  return found
}
export const shortRate = (per: string) =>
  unitNames.find(([name]) => name.test(per))?.[1] ?? (per === 'annum' ? 'year' : per.replace(/s$/, ''))
