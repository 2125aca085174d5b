import type { ChangedFacts } from './api/out-of-date.ts'
import { capitalise, listSome, shorten } from './list-some.ts'

/** Additions, removals and changes, by id or name. */
export type NamedChanges = { added: string[]; removed: string[]; changed: string[] }

export type ChangedFactsWords = {
  /** The locale for `Intl`. */
  locale: string
  whats: Record<ChangedFacts['what'], string>
  added: (names: string) => string
  removed: (names: string) => string
  changed: (names: string) => string
  and: string
  more: (count: number) => string
  insteadOf: (is: string, was: string) => string
  isNew: (what: string) => string
  isGone: (what: string) => string
  weeks: (count: number) => string
}

/** Maximum numbers of characters. */
const longest = { summary: 400, figure: 60 }

/** Describes all changes of a project's facts in a sentence; empty if nothing changed. */
export const describeChangedFacts = (changes: ChangedFacts[], words: ChangedFactsWords): string =>
  shortSummary([changes.map((change) => describeChange(change, words)).join('; ')])

/** Describes one change in a few words. */
export function describeChange(change: ChangedFacts, words: ChangedFactsWords): string {
  const what = words.whats[change.what]
  if ('is' in change) return contrast(what, { is: formatFigure(change.is, words), was: formatFigure(change.was, words) }, words)
  const named = (names: typeof change.added) =>
    names.map(({ name, is, was }) => (is && was ? `${name} (${words.insteadOf(is, was)})` : name))
  return describe(what, { added: named(change.added), removed: named(change.removed), changed: named(change.changed) }, words)
}

/** Joins phrases to sentences, shortened to a readable length. */
export const shortSummary = (phrases: string[]): string =>
  shorten(
    phrases
      .filter((text) => text !== '')
      .map((text) => `${capitalise(text)}${/[.?!…]$/.test(text) ? '' : '.'}`)
      .join(' '),
    longest.summary,
  )

/** `chapters: added A, removed B and C`; empty if nothing changed. */
export function describe(what: string, changes: NamedChanges, words: ChangedFactsWords): string {
  const verbs = ['added', 'removed', 'changed'] as const
  const parts = verbs.filter((verb) => changes[verb].length > 0).map((verb) => words[verb](listSome(changes[verb], words)))
  return parts.length > 0 ? `${what}: ${parts.join(', ')}` : ''
}

type Contrast = { is: string | undefined; was: string | undefined }

/** `budget B instead of A`; empty if both are the same. */
export function contrast(what: string, { is, was }: Contrast, words: ChangedFactsWords): string {
  if (is === was) return ''
  if (is === undefined) return words.isGone(what)
  const now = `${what} ${shorten(is, longest.figure)}`
  return was === undefined ? words.isNew(now) : words.insteadOf(now, shorten(was, longest.figure))
}

type Figure = Extract<ChangedFacts, { is: unknown }>['is']

/** Formats a budget or a duration; undefined if there is none. */
export function formatFigure(figure: Figure, { locale, weeks }: ChangedFactsWords): string | undefined {
  if (figure === null || typeof figure === 'string') return figure ?? undefined
  if ('weeks' in figure) return weeks(figure.weeks)
  const { amount, currency } = figure
  const places = Number.isInteger(amount) ? 0 : 2
  const fixed = { minimumFractionDigits: places, maximumFractionDigits: places }
  // A brief may name a currency without an ISO code.
  if (!/^[A-Z]{3}$/.test(currency)) return `${currency} ${amount.toLocaleString(locale, fixed)}`
  return amount.toLocaleString(locale, { style: 'currency', currency, ...fixed })
}
