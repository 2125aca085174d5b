const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const month =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const year = String.raw`20\d\d`
const forms = [
  String.raw`(?<iso>${year}-\d\d-\d\d)(?!\d)`,
  String.raw`(?<first>\d{1,2})[/.](?<second>\d{1,2})[/.](?<numberYear>${year})(?!\d)`,
  String.raw`(?:(?<edge>end|close|start|beginning|middle|mid)[\s-](?:of\s)?)?(?:(?<day>\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?)?(?<month>${month})\.?,?\s+(?<monthYear>${year})(?!\d)`,
  String.raw`(?<american>${month})\.?\s+(?<americanDay>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<americanYear>${year})(?!\d)`,
  String.raw`(?:(?<quarterEdge>end|close|start|beginning)\s(?:of\s)?)?(?:Q(?<quarter>[1-4])[\s/-]+(?<quarterYear>${year})|(?<yearBefore>${year})[\s/-]+Q(?<quarterAfter>[1-4])|(?<quarterWord>first|second|third|fourth) quarter of (?<wordYear>${year}))(?!\d)`,
  String.raw`(?:end|close) of (?:the year )?(?<wholeYear>${year})(?!\d)`,
  String.raw`(?<dayAlone>\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?(?<monthAlone>${month})(?![\p{L}\d])`,
]
const anyDate = new RegExp(String.raw`(?<![\p{L}\d/.-])(?:${forms.join('|')})`, 'giu')

/** `last` is the end of a month, quarter or year; for a day, the day itself. */
export type DateInText = { date: string; last: string; index: number; length: number }
type Groups = Record<string, string | undefined>
type Day = [year: number, month: number, day: number]

/**
 * The days that a text names. A month or quarter alone is its first day, and its last is told;
 * 05/01/2026 is read as in Britain. A day without a year takes the year of another date of the text.
 */
export function readDates(text: string): DateInText[] {
  const matches = [...text.matchAll(anyDate)]
  let near = matches.map((match) => yearOf(match.groups ?? {})).find((year) => year !== undefined)
  return matches.flatMap((match) => {
    near = yearOf(match.groups ?? {}) ?? near
    const span = spanOf(match.groups ?? {}, near)
    const [date, last] = [span && written(span[0]), span && written(span[1])]
    return date && last ? [{ date, last, index: match.index, length: match[0].length }] : []
  })
}

function yearOf(groups: Groups): number | undefined {
  const found =
    groups['iso']?.slice(0, 4) ??
    groups['numberYear'] ??
    groups['monthYear'] ??
    groups['americanYear'] ??
    groups['quarterYear'] ??
    groups['yearBefore'] ??
    groups['wordYear'] ??
    groups['wholeYear']
  return found === undefined ? undefined : Number(found)
}

function spanOf(groups: Groups, inYear: number | undefined): [Day, Day] | undefined {
  const { iso, first, second, day, month: name, edge, american, americanDay, dayAlone, monthAlone } = groups
  if (inYear === undefined) return undefined
  if (iso) return single([inYear, Number(iso.slice(5, 7)), Number(iso.slice(8))])
  if (first && second)
    return single(Number(second) > 12 ? [inYear, Number(first), Number(second)] : [inYear, Number(second), Number(first)])
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

const monthOf = (name: string) => monthNames.findIndex((known) => known.startsWith(name.toLowerCase().slice(0, 3))) + 1

/** A day as 2026-01-05; nothing for one that does not exist. */
function written([inYear, inMonth, day]: Day): string | undefined {
  const date = `${inYear}-${String(inMonth).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const real = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(real.getTime()) && real.toISOString().slice(0, 10) === date ? date : undefined
}
