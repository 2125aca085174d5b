import type { Token } from '../tokens.ts'
import { baseOf } from '../verb-forms.ts'
import { wordClass } from './word-classes.ts'

/** A word of a sentence as a classifier sees it: figures and names are all alike, verbs in their base form. */
export type ContextWord = { base: string; pos: string }

const numeral = /^\p{Nd}/u

/** What stands at one place of a sentence, or beyond its ends. */
export function wordAt(tokens: readonly Token[], tags: readonly string[], at: number): ContextWord {
  const token = tokens[at]
  if (token === undefined) return { base: at < 0 ? '<s>' : '</s>', pos: 'END' }
  if (numeral.test(token.text)) return { base: '#', pos: 'NUM' }
  const isName = at > 0 && /^\p{Lu}/u.test(token.text)
  return { base: isName ? 'Aa' : (baseOf(token.lower) ?? token.lower), pos: tags[at] ?? 'X' }
}

/** A word as a sign, and the classes of words that it belongs to: `l1=weigh`, `l1~212`, `l1~~7`. */
export function signsOfWord(place: string, word: string): string[] {
  const found = wordClass(word)
  return found === undefined ? [`${place}=${word}`] : [`${place}=${word}`, `${place}~${found.narrow}`, `${place}~~${found.broad}`]
}

/** The places of the last words before a phrase, the nearest first, those passed over that say little; -1 is the beginning. */
export function placesBefore(
  tokens: readonly Token[],
  first: number,
  { most, passedOver }: { most: number; passedOver: RegExp },
): number[] {
  const found: number[] = []
  for (let at = first - 1; at >= 0 && found.length < most; at--) if (!passedOver.test(tokens[at]!.lower)) found.push(at)
  if (found.length < most) found.push(-1)
  return found
}
