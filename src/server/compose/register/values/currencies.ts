/** Signs and words of money with their ISO 4217 code, and their scale if they include one: `T€`, `MSEK`. */
type Money = { code: string; scale: number }

const codes =
  'EUR GBP USD CHF CAD AUD NZD SEK NOK DKK ISK PLN CZK HUF RON BGN HRK RSD UAH TRY JPY CNY RMB HKD SGD TWD KRW THB MYR IDR PHP VND INR PKR BDT LKR AED SAR QAR KWD BHD OMR ILS EGP ZAR KES NGN GHS TZS UGX MAD BRL MXN ARS CLP COP PEN AFN AOA AWG AZN BBD BHD BND BWP BYN BZD CRC DJF DOP DZD ETB FJD GEL GMD GNF GTQ GYD HNL HTG IQD IRR JMD JOD KGS KHR KMF KYD KZT LBP LRD LYD MDL MGA MKD MMK MNT MRU MUR MVR MWK MZN NAD NIO NPR PGK PYG RWF SBD SLE SRD SYP SZL TJS TND TTD UYU UZS VUV XAF XCD XOF XPF YER ZMW ZWG'.split(
    ' ',
  )
const words: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  $: 'USD',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₪': 'ILS',
  '₦': 'NGN',
  R$: 'BRL',
  us$: 'USD',
  a$: 'AUD',
  au$: 'AUD',
  nz$: 'NZD',
  c$: 'CAD',
  ca$: 'CAD',
  s$: 'SGD',
  hk$: 'HKD',
  rs: 'INR',
  zł: 'PLN',
  kč: 'CZK',
  fr: 'CHF',
  sfr: 'CHF',
  kr: 'SEK',
  euro: 'EUR',
  euros: 'EUR',
  pound: 'GBP',
  pounds: 'GBP',
  quid: 'GBP',
  dollar: 'USD',
  dollars: 'USD',
  francs: 'CHF',
  kronor: 'SEK',
  kroner: 'NOK',
  rupees: 'INR',
  zloty: 'PLN',
  rand: 'ZAR',
  yen: 'JPY',
}
const prefixes: Record<string, number> = { t: 1e3, k: 1e3, m: 1e6, mio: 1e6, bn: 1e9 }

const table = new Map<string, Money>()
for (const code of codes) {
  table.set(code, { code, scale: 1 })
  for (const [prefix, scale] of Object.entries(prefixes))
    table.set(`${prefix.toUpperCase()}${code}`, { code, scale }).set(`${prefix}${code}`, { code, scale })
}
for (const [word, code] of Object.entries(words)) table.set(word, { code, scale: 1 })
for (const [prefix, scale] of Object.entries(prefixes))
  for (const sign of ['€', '£', '$']) table.set(`${prefix}${sign}`, { code: words[sign] ?? '', scale })

/** A currency as written; codes count in capitals only. */
export const moneyOf = (written: string): Money | undefined =>
  table.get(written) ?? (/^[A-Z]{3}$/.test(written) ? undefined : table.get(written.toLowerCase()))

export const isCurrency = (unit: string) => codes.includes(unit.split('/')[0] ?? '')
