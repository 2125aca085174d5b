import { monthNames, monthOf } from '#server/compose/reading/month-names.ts'

/** A number as it stands in a text, and what it says whatever its spelling: `2 h` and `2 hours` have one key. */
export type Quantity = { written: string; key: string; unit: string; index: number }

const month = String.raw`(?:${monthNames})(?![\p{L}])\.?`
const dates = new RegExp(
  [
    String.raw`(?<![\d.])(?<iso>(?:19|20)\d\d-\d\d-\d\d)(?!\d)`,
    String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)?\s(?<name>${month})(?:,?\s(?<year>(?:19|20)\d\d))?`,
    String.raw`(?<!\p{L})(?<usName>${month})\s(?<usDay>\d{1,2}),\s(?<usYear>(?:19|20)\d\d)`,
    String.raw`(?<![\d.])(?<numeric>\d{1,2}[./]\d{1,2}[./](?:19|20)\d\d)(?!\d)`,
  ].join('|'),
  'giu',
)
const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,3}(?: \d{3})+(?!\d)|\d+(?:\.\d+)?`
const numbers = new RegExp(
  // A digit within a name or an id (FR-1, S/4HANA, p95) is not a number that is claimed.
  String.raw`(?<![\p{L}\d/_.,-])(?<!\p{L}[-.])(?<money>[£€$]|(?:GBP|EUR|USD)\s?)?(?<number>${number})(?!\d)(?:\s?(?<scale>k|m|mn|bn|thousand|million|billion)(?![\p{L}]))?(?:[\s-]?(?<unit>%|٪|％|ms|milliseconds?|seconds?|secs?|s|minutes?|mins?|hours?|hrs?|h|(?:working |business |calendar )?days?|weeks?|months?|years?|[kKMGTP]B|€|GBP|EUR|USD)(?![\p{L}\d]))?(?![\p{L}])`,
  'giu',
)
const scales: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, mn: 1e6, million: 1e6, bn: 1e9, billion: 1e9 }
const units: [RegExp, string][] = [
  [/^[%٪％]$/, '%'],
  [/^(ms|milliseconds?)$/i, 'ms'],
  [/^(s|secs?|seconds?)$/i, 's'],
  [/^(mins?|minutes?)$/i, 'min'],
  [/^(h|hrs?|hours?)$/i, 'h'],
  [/^(working |business )days?$/i, 'working day'],
  [/days?$/i, 'day'],
  [/^weeks?$/i, 'week'],
  [/^months?$/i, 'month'],
  [/^years?$/i, 'year'],
  [/^(£|GBP)$/i, 'GBP'],
  [/^(€|EUR)$/i, 'EUR'],
  [/^(\$|USD)$/i, 'USD'],
]
const unitOf = (written: string) => units.find(([pattern]) => pattern.test(written))?.[1] ?? written.toUpperCase()

const two = (part: string | undefined) => (part ?? '').padStart(2, '0')
const twoOfMonth = (name: string) => two(String(monthOf(name.replace(/\.$/, ''))))

function dateKey({ iso, day, name, year, usName, usDay, usYear, numeric }: Record<string, string | undefined>) {
  if (iso) return iso
  if (name) return year ? `${year}-${twoOfMonth(name)}-${two(day)}` : `--${twoOfMonth(name)}-${two(day)}`
  if (usName) return `${usYear}-${twoOfMonth(usName)}-${two(usDay)}`
  const [first = '', second = '', inYear = ''] = numeric?.split(/[./]/) ?? []
  // 06/15/2026 can only have its month first.
  return Number(second) > 12 ? `${inYear}-${two(first)}-${two(second)}` : `${inYear}-${two(second)}-${two(first)}`
}

/** Dates, amounts, measures and plain numbers of a text. */
export function readQuantities(text: string): Quantity[] {
  if (!/\d/.test(text)) return []
  const found: Quantity[] = [...text.matchAll(dates)].map((match) => ({
    written: match[0],
    key: dateKey(match.groups ?? {}),
    unit: 'date',
    index: match.index,
  }))
  const inDate = (index: number) =>
    found.some((date) => date.unit === 'date' && index >= date.index && index < date.index + date.written.length)
  for (const match of text.matchAll(numbers)) {
    if (inDate(match.index)) continue
    const { money = '', number: digits = '', scale = '', unit = '' } = match.groups ?? {}
    const value = Number((Number(digits.replaceAll(/[, ]/g, '')) * (scales[scale.toLowerCase()] ?? 1)).toPrecision(15))
    const named = unitOf((money || unit).trim())
    found.push({ written: match[0], key: `${value} ${named}`.trim(), unit: named, index: match.index })
  }
  return found.toSorted((one, other) => one.index - other.index)
}
