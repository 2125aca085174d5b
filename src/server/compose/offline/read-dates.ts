import { monthNames as month, monthOf } from './month-names.ts'

const year = String.raw`20\d\d`
const forms = [
  String.raw`(?<iso>${year}-\d\d-\d\d)(?!\d)`,
  String.raw`(?<hanYear>${year})年(?<hanMonth>\d{1,2})月(?<hanDay>\d{1,2})日`,
  String.raw`(?<first>\d{1,2})[/.](?<second>\d{1,2})[/.](?<numberYear>${year})(?!\d)`,
  String.raw`(?:(?<edge>end|close|start|beginning|middle|mid)[\s-](?:of\s)?|(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)?\s+(?:(?:of|de)\s+)?)?(?<month>${month})\.?,?\s+(?:de\s+)?(?<monthYear>${year})(?!\d)`,
  String.raw`(?<american>${month})\.?\s+(?<americanDay>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<americanYear>${year})(?!\d)`,
  String.raw`(?:(?<quarterEdge>end|close|start|beginning)\s(?:of\s)?)?(?:Q(?<quarter>[1-4])[\s/-]+(?<quarterYear>${year})|(?<yearBefore>${year})[\s/-]+Q(?<quarterAfter>[1-4])|(?<quarterWord>first|second|third|fourth) quarter of (?<wordYear>${year}))(?!\d)`,
  String.raw`(?:end|close) of (?:the year )?(?<wholeYear>${year})(?!\d)`,
  String.raw`(?<dayAlone>\d{1,2})(?:st|nd|rd|th|er|\.)?\s+(?:of\s+)?(?<monthAlone>${month})(?![\p{L}\d])`,
]
const anyDate = new RegExp(String.raw`(?<![\p{L}\d/.-])(?:${forms.join('|')})`, 'giu')

/** `last` is the end of a month, quarter or year; for a day, the day itself. */
export type DateInText = { date: string; last: string; index: number; length: number }
type Groups = Record<string, string | undefined>
type Day = [year: number, month: number, day: number]

/**
 * The days that a text names. A month or quarter alone is its first day, and its last is told;
 * 05/01/2026 is read as in Britain, unless other dates put the month first. A day without a year takes the year of another date of the text.
 */
export function readDates(text: string, isAmerican = writesMonthFirst([text])): DateInText[] {
  const matches = [...text.matchAll(anyDate)]
  let near = matches.map((match) => yearOf(match.groups ?? {})).find((year) => year !== undefined)
  return matches.flatMap((match) => {
    near = yearOf(match.groups ?? {}) ?? near
    const span = spanOf(match.groups ?? {}, near, isAmerican)
    const [date, last] = [span && written(span[0]), span && written(span[1])]
    return date && last ? [{ date, last, index: match.index, length: match[0].length }] : []
  })
}

const monthFirst = new RegExp(
  String.raw`(?<![\d/.])(?:0?[1-9]|1[0-2])/(?:1[3-9]|2\d|3[01])/${year}(?!\d)|(?<!\d(?:st|nd|rd|th)?\s)(?<!\p{L})(?:${month})\.?\s+\d{1,2},\s+${year}(?!\d)`,
  'iu',
)
const dayFirst = new RegExp(String.raw`(?<![\d/.])(?:1[3-9]|2\d|3[01])[/.](?:0?[1-9]|1[0-2])[/.]${year}(?!\d)`)

/** True where a date among the texts can only be read with its month first, and none only with its day first. */
export const writesMonthFirst = (texts: string[]) =>
  texts.some((text) => monthFirst.test(text)) && !texts.some((text) => dayFirst.test(text))

function yearOf(groups: Groups): number | undefined {
  const found =
    groups['iso']?.slice(0, 4) ??
    groups['hanYear'] ??
    groups['numberYear'] ??
    groups['monthYear'] ??
    groups['americanYear'] ??
    groups['quarterYear'] ??
    groups['yearBefore'] ??
    groups['wordYear'] ??
    groups['wholeYear']
  return found === undefined ? undefined : Number(found)
}

function spanOf(groups: Groups, inYear: number | undefined, isAmerican: boolean): [Day, Day] | undefined {
  const { iso, first, second, day, month: name, edge, american, americanDay, dayAlone, monthAlone } = groups
  if (inYear === undefined) return undefined
  if (iso) return single([inYear, Number(iso.slice(5, 7)), Number(iso.slice(8))])
  if (groups['hanMonth']) return single([inYear, Number(groups['hanMonth']), Number(groups['hanDay'])])
  if (first && second) {
    const [one, other] = [Number(first), Number(second)]
    return single(other > 12 || (isAmerican && one <= 12) ? [inYear, one, other] : [inYear, other, one])
  }
  if (american) return single([inYear, monthOf(american), Number(americanDay)])
  if (monthAlone) return single([inYear, monthOf(monthAlone), Number(dayAlone)])
  if (name && day) return single([inYear, monthOf(name), Number(day)])
  if (name) return spanOfMonths({ year: inYear, from: monthOf(name), upTo: monthOf(name) }, edge)
  const quarter = quarterOf(groups)
  if (quarter) return spanOfMonths({ year: inYear, from: 3 * quarter - 2, upTo: 3 * quarter }, groups['quarterEdge'])
  return single([inYear, 12, 31])
}

const single = (day: Day): [Day, Day] => [day, day]

function spanOfMonths({ year: inYear, from, upTo }: { year: number; from: number; upTo: number }, edge = ''): [Day, Day] {
  const last: Day = [inYear, upTo, new Date(Date.UTC(inYear, upTo, 0)).getUTCDate()]
  if (/^(?:end|close)/i.test(edge)) return single(last)
  return /^mid/i.test(edge) ? single([inYear, from, 15]) : [[inYear, from, 1], last]
}

const quarterWords = ['first', 'second', 'third', 'fourth']

function quarterOf({ quarter, quarterAfter, quarterWord }: Groups): number {
  return Number(quarter ?? quarterAfter ?? 0) || quarterWords.indexOf((quarterWord ?? '').toLowerCase()) + 1
}

/** A day as 2026-01-05; nothing for one that does not exist. */
function written([inYear, inMonth, day]: Day): string | undefined {
  const date = `${inYear}-${String(inMonth).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const real = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(real.getTime()) && real.toISOString().slice(0, 10) === date ? date : undefined
}
