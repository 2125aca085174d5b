import { numberInFormat } from '#server/open-xml/number-in-format.ts'
import { type Element, elementsOf } from './read-elements.ts'

type Level = { format: string; prefix: string; suffix: string; shown: number; start: number; pattern: string | undefined }
/** The levels of a list style, from 1; a level without a number is a bullet. */
export type ListStyle = Map<number, Level>

const formats: Record<string, string> = { '1': 'decimal', a: 'lowerLetter', A: 'upperLetter', i: 'lowerRoman', I: 'upperRoman' }
const wholeNumber = (text: string | undefined) => (text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined)

/** A list style or the outline of the headings (ODF 1.3 part 3, 16.30). */
export function readListStyle(element: Element): ListStyle {
  const levels: ListStyle = new Map()
  for (const { name, attributes } of elementsOf(element)) {
    const level = wholeNumber(attributes.get('text:level'))
    if (level === undefined || !/-style-number$|outline-level-style$/.test(name)) continue
    levels.set(level, {
      format: formats[attributes.get('style:num-format') ?? ''] ?? 'none',
      prefix: attributes.get('style:num-prefix') ?? '',
      suffix: attributes.get('style:num-suffix') ?? '',
      shown: wholeNumber(attributes.get('text:display-levels')) ?? 1,
      start: wholeNumber(attributes.get('text:start-value')) ?? 1,
      pattern: attributes.get('loext:num-list-format'),
    })
  }
  return levels
}

/** The next number at a level, counted in `counters`; `-` for a bullet and undefined for a level without a number. */
export function nextNumber(
  style: ListStyle | undefined,
  counters: number[],
  { level, start }: { level: number; start?: number | undefined },
) {
  const own = style?.get(level)
  counters.length = level
  const before = counters[level - 1]
  counters[level - 1] = start ?? (before === undefined ? (own?.start ?? 1) : before + 1)
  if (!own) return '-'
  if (own.format === 'none') return (own.prefix + own.suffix).trim() || undefined
  const numberAt = (at: number) => {
    const of = style?.get(at)
    return numberInFormat(of && of.format !== 'none' ? of.format : 'decimal', counters[at - 1] ?? of?.start ?? 1)
  }
  if (own.pattern !== undefined) return own.pattern.replaceAll(/%(\d{1,2})%/g, (_, at: string) => numberAt(Number(at))).trim()
  const first = Math.max(1, level - own.shown + 1)
  const numbers = Array.from({ length: level - first + 1 }, (_, index) => numberAt(first + index))
  return `${own.prefix}${numbers.join('.')}${own.suffix}`.trim()
}
export const startOf = (element: Element) => wholeNumber(element.attributes.get('text:start-value'))
