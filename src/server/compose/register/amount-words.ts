/** An amount as it is written, with or without a currency: `1.1m`, `EUR 310,000`, `280 T€`. */
export const amount = String.raw`(?:[€$£]|EUR|USD|GBP|CHF)?\s?\d[\d.,'’]{0,20}(?![.,'’]?\d)(?:\s?(?:k|m|million|thousand|Mio\.?|T€)(?!\p{L}))?(?:\s?(?:[€$£]|EUR|USD|GBP|CHF|euros?|pounds?|dollars?)(?!\p{L}))?`

const scales: Record<string, number> = { k: 1e3, thousand: 1e3, 't€': 1e3, m: 1e6, million: 1e6, mio: 1e6, 'mio.': 1e6 }

/** The number that an amount stands for: `1.1m` is 1,100,000. A comma or point before exactly three digits separates thousands. */
export function sizeOf(words: string): number {
  const [, digits = '', scale = ''] = /(\d[\d.,'’]*)\s?(k|m|million|thousand|mio\.?|t€)?/i.exec(words) ?? []
  const plain = digits
    .replaceAll(/[.,'’](?=\d{3}(?!\d))/g, '')
    .replace(/[.,'’]+$/, '')
    .replace(',', '.')
  return Number(plain) * (scales[scale.toLowerCase()] ?? 1)
}
