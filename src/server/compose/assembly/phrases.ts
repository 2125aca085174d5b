import type { Statement } from '../reading/reading.ts'
import { topicOf } from './topic-of.ts'

/** A sentence of its own: a capital at its head, a full stop at its end. */
export function asSentence(text: string): string {
  const trimmed = text.trim().replace(/\s+/g, ' ')
  const raised = /^\p{Ll}\p{Ll}*(?![\p{Ll}\p{Lu}])/u.test(trimmed) ? capitalised(trimmed) : trimmed
  return /[.!?…。！？؟۔]["'”’)]?$/u.test(raised) ? raised : `${raised.replace(/[\s:,;–-]+$/u, '')}.`
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** A capital that only begins the sentence goes. */
export const lowered = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)
/** Without the full stop, to stand inside another sentence. */
export const bare = (text: string) => text.trim().replace(/[\s.;:,]+$/u, '')

/** At most so many characters, cut before a word, where possible at the end of a clause. */
export function clip(text: string, most: number): string {
  const whole = bare(text.replace(/\s+/g, ' '))
  if (whole.length <= most) return whole
  const cut = whole.slice(0, most)
  const clause = Math.max(cut.lastIndexOf('; '), cut.lastIndexOf(' – '), cut.lastIndexOf(', '), cut.lastIndexOf(': '))
  if (clause > most * 0.45) return bare(cut.slice(0, clause))
  return `${bare(cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : most))} …`
}

const articles = /^(?:the|a|an|our|their|its|all|any|each|every|this|that|these|those|some)\s+/i
export const withoutArticle = (text: string) => text.trim().replace(articles, '')

const durations = /second|minute|hour|day|week|month|quarter|year/i

/** What of a statement can stand in the slots of a sentence of the catalogue. */
export function slotsOf(statement: Statement): Record<string, string> {
  const { actor, measures, people, systems } = statement
  const object = topicOf(statement)
  const limit = measures[0]?.quote
  const period = measures.find(({ unit, quote }) => durations.test(unit) || durations.test(quote))?.quote
  return Object.fromEntries(
    Object.entries({
      object,
      record: object,
      actor: actor ? withoutArticle(actor) : people[0]?.name,
      system: systems.find(({ role }) => role !== 'banned')?.name,
      limit,
      period,
    }).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== ''),
  )
}

/** The sentence with its slots filled; nothing where one stays empty. */
export function fillSlots(sentence: string, slots: Record<string, string>): string | undefined {
  let isWhole = true
  const filled = sentence.replace(/\{([a-z-]+)\}/g, (_, slot: string) => {
    const words = slots[slot]
    if (words === undefined) isWhole = false
    return words ?? ''
  })
  return isWhole ? filled : undefined
}

export const quoted = (text: string) => `“${bare(text)}”`

export function listed(names: string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '')
}

const plainWords = new Set(
  'the a an and or of to in on at by for from with as is are be it its that this not no than then must shall should may can will was were has have had do does per each every all any our we they their there which who more most other into over under out about only one two new'.split(
    ' ',
  ),
)

/** The words that carry meaning, in lower case and without common endings. */
export const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}][\p{L}\p{N}-]{2,}/gu) ?? [])
    .filter((word) => !plainWords.has(word))
    .map((word) => word.replace(/(?:ies|es|s|ed|ing)$/, ''))
