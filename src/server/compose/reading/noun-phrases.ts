import type { TaggedWord } from './tag-words.ts'

/** A noun with what stands before it, `[from, to)` of the words; an article in front is not part of it. */
export type NounPhrase = { from: number; to: number }

const isNoun = ({ tag }: TaggedWord) => tag === 'NOUN' || tag === 'PROPN'
const isBefore = ({ tag, text }: TaggedWord) => tag === 'ADJ' || tag === 'NUM' || /^\p{Lu}[\p{Lu}\p{N}]+$/u.test(text)
/** “recorded messages”, “opening hours”: a participle between an article, or nothing, and a noun. */
const isParticiple = ({ tag, lower }: TaggedWord) => tag === 'VERB' && /(?:ed|en|ing)$/.test(lower)
export const isDeterminer = ({ tag, lower }: TaggedWord) =>
  tag === 'DET' || (tag === 'PRON' && /^(?:my|your|his|her|its|our|their|whose)$/.test(lower))

/** The noun phrase that begins at a word, its article passed over; nothing where no noun comes. */
export function nounPhraseAt(words: readonly TaggedWord[], at: number): NounPhrase | undefined {
  let from = at
  while (from < words.length && isDeterminer(words[from]!)) from++
  const hasArticle = from > at
  let to = from
  let lastNoun = -1
  for (; to < words.length; to++) {
    const word = words[to]!
    if (isNoun(word)) lastNoun = to
    else if (!isBefore(word) && !(isParticiple(word) && (hasArticle || lastNoun === -1) && isFollowedByNoun(words, to))) break
  }
  return lastNoun < 0 ? undefined : { from, to: lastNoun + 1 }
}

const isFollowedByNoun = (words: readonly TaggedWord[], at: number) => {
  const next = words[at + 1]
  return next !== undefined && (isNoun(next) || isBefore(next))
}

/** With what it is of, and what is joined to it by “and”: “list of open orders”, “weight and classification”. */
export function wholePhraseAt(words: readonly TaggedWord[], at: number, most: number): NounPhrase | undefined {
  const phrase = nounPhraseAt(words, at)
  if (!phrase) return undefined
  const next = words[phrase.to]
  const isOf = next?.lower === 'of'
  if (!isOf && next?.lower !== 'and' && next?.lower !== '&') return phrase
  const rest = nounPhraseAt(words, phrase.to + 1)
  // “orders and the invoices are sent” is one subject; “orders and calls the driver” is none.
  return rest && rest.to - phrase.from <= most && (isOf || rest.from === phrase.to + 1)
    ? { from: phrase.from, to: rest.to }
    : phrase
}
