import { monthOf } from './month-of.ts'
import type { Line } from './list-lines.ts'

/** The number of a clause, at the beginning of a line or of a sentence. */
export type ClauseNumber = {
  start: number
  /** The position after the number and its blanks. */
  end: number
  /** As typed, without brackets and the full stop after it: `R-05`, `3.2`; `(a)` with its brackets. */
  clause: string
  isInline: boolean
  /** Consecutive numbers of the same style count clauses; a single one does not. */
  isOrdered: boolean
  /** Its letters and its number of figures: two of the same style can be neighbours. */
  style: string
}

type Candidate = ClauseNumber & { order: number[]; roman?: number; needsBelow: boolean }

const forms: [style: string, form: RegExp][] = [
  ['§', /^(§{1,2}\s?)(\d{1,3}(?:\.\d{1,3}){0,3})()[.):]?(?=\s)/u],
  ['code', /^(\p{Lu}{1,6}(?:[ .-]\p{Lu}{1,4})?[-. ]?)(\d{1,4}(?:\.\d{1,3}){0,4})(\p{Ll}?)[.):]?(?=\s)/u],
  ['code', /^(\p{Lu}{1,4}(?:\.\p{Lu})?\.)(\d{1,3}(?:\.\d{1,3}){0,4})(\p{Ll}?)[.):]?(?=\s)/u],
  ['decimal', /^()([1-9]\d?(?:\.(?:0|[1-9]\d{0,2})){1,4})(\p{Ll}?)[.):]?(?=\s)/u],
  ['integer', /^()(\d{1,3})()[.)](?=\s)/u],
  ['bare', /^()(\d{1,2})()(?=\s+\p{Lu})/u],
  ['(1)', /^(\()(\d{1,3})()\)(?=\s)/u],
]
const letterForms: [style: string, form: RegExp][] = [
  ['(a)', /^\((\p{Ll}{1,5})\)(?=\s)/u],
  ['a)', /^(\p{Ll}|[ivx]{1,5})[.)](?=\s)/u],
  ['(A)', /^\((\p{Lu})\)(?=\s)/u],
  ['A)', /^(\p{Lu})[.)](?=\s+["“(]?\p{Lu})/u],
]
const inlineStart = /[.;:!?]["”)\]]?\s+(?:and\s+|und\s+|et\s+|y\s+)?(?=[\p{Lu}\d(§]|[a-z]\))/gu
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv']

/** The numbers of a field's clauses, in order; those without a neighbour that continues them are not `isOrdered`. */
export function numberClauses(
  text: string,
  lines: Line[],
  { bodies, known }: { bodies: number[]; known: ReadonlySet<string> },
): ClauseNumber[] {
  const found = candidatesOf(text, lines, bodies)
  for (const candidate of found) candidate.isOrdered = opensSection(text, candidate, known)
  const last = new Map<string, Candidate>()
  for (const [index, candidate] of found.entries()) {
    const before = last.get(candidate.style)
    if (before !== undefined && !candidate.needsBelow && goesOn(before, candidate)) {
      before.isOrdered = true
      candidate.isOrdered = true
    }
    last.set(candidate.style, candidate)
    const below = found[index + 1]
    const isParent = below !== undefined && `${candidate.order.join('.')}.1` === below.order.join('.')
    if (isParent && (candidate.style === 'integer0' || candidate.needsBelow)) {
      candidate.isOrdered = true
      below.isOrdered = true
    }
  }
  return found.filter(({ isOrdered, isInline, style }) => isOrdered || (!isInline && style === 'integer0'))
}

/** The only number of its field, if other fields are numbered alike: “8.1”, “S-1”. */
const opensSection = (text: string, { style, order, end, isInline }: Candidate, known: ReadonlySet<string>) =>
  !isInline && known.has(style) && order.at(-1) === 1 && /^["“(]?\p{Lu}(?!io\b|rd\b|illion)/u.test(text.slice(end, end + 8))

function candidatesOf(text: string, lines: Line[], bodies: number[]): Candidate[] {
  const starts = new Map<number, boolean>()
  for (const match of text.matchAll(inlineStart)) starts.set(match.index + match[0].length, true)
  for (const at of bodies) starts.set(at, false)
  const isInLine = lineFinder(lines)
  return [...starts]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([at, isInline]) => {
      const found = isInLine(at) ? candidateAt(text, at, isInline) : undefined
      return found === undefined ? [] : [found]
    })
}

function candidateAt(text: string, at: number, isInline: boolean): Candidate | undefined {
  const head = text.slice(at, at + 28)
  for (const [style, form] of forms) {
    const found = form.exec(head)
    if (found === null) continue
    const [whole, prefix = '', figures = '', letter = ''] = found
    const rest = text.slice(at + whole.length, at + whole.length + 20).trimStart()
    if (isDate(rest, figures, style) || (isInline && style === 'bare') || /^Q\d$/.test(whole)) return undefined
    // “1.12 million are in force”: a sentence that begins with a figure.
    if (isInline && style === 'decimal' && /^\p{Ll}/u.test(rest)) return undefined
    const order = [...figures.split('.').map(Number), ...(letter === '' ? [] : [letter.codePointAt(0) ?? 0])]
    return {
      ...ended(text, at, whole),
      clause: clauseOf(whole),
      isInline,
      isOrdered: false,
      style: `${style}${prefix.replace(/[\s.-]+$/, '')}${style === 'code' || style === 'decimal' ? order.length : 0}`,
      order,
      needsBelow: style === 'bare',
    }
  }
  for (const [style, form] of letterForms) {
    const found = form.exec(head)
    if (found === null || (isInline && style.startsWith('A'))) continue
    const letters = found[1] ?? ''
    const roman = romans.indexOf(letters) + 1
    if (letters.length > 1 && roman === 0) continue
    return {
      ...ended(text, at, found[0]),
      clause: clauseOf(found[0]),
      isInline,
      isOrdered: false,
      style,
      order: [letters.codePointAt(0) ?? 0],
      ...(roman > 0 && { roman }),
      needsBelow: false,
    }
  }
  return undefined
}

/** “1. März”, “15.12. – 10.1.”, “5.30 pm”. */
const isDate = (rest: string, figures: string, style: string) =>
  (/^(?:\d|[–—-]\s?\d|[ap]\.?m\b)/.test(rest) && !/^\d[\d.,'’ ]*\s\p{Ll}{4,}/u.test(rest)) ||
  (style !== 'code' && !figures.includes('.') && monthOf(/^\p{L}+/u.exec(rest)?.[0] ?? '') > 0)

function ended(text: string, at: number, whole: string) {
  let end = at + whole.length
  while (/[ \t]/.test(text[end] ?? '')) end++
  return { start: at, end }
}

const clauseOf = (whole: string) => (whole.startsWith('(') ? whole : whole.replace(/[.):]+$/, '')).trim()

/** The next of its kind: at most nine further, or the first below the next heading. */
function goesOn(before: Candidate, after: Candidate): boolean {
  if (before.roman !== undefined && after.roman === before.roman + 1) return true
  if (before.order.length !== after.order.length) return false
  const at = before.order.findIndex((figure, index) => figure !== after.order[index])
  const step = (after.order[at] ?? 0) - (before.order[at] ?? 0)
  // Inline, a bare “2.” may be the end of a sentence.
  if (after.isInline && after.style === 'integer0' && step !== 1) return false
  return at >= 0 && step > 0 && step <= 9 && after.order.slice(at + 1).every((figure) => figure <= 2)
}

/** Returns a function: whether a position is in one of the given lines, which exclude mail headers and signatures. */
function lineFinder(lines: Line[]): (at: number) => boolean {
  let index = 0
  return (at) => {
    while (index < lines.length && (lines[index]?.end ?? 0) <= at) index++
    return at >= (lines[index]?.start ?? Number.POSITIVE_INFINITY)
  }
}
