import { isCommonWord } from '../names/common-words.ts'
import { isSystemNoun as isSystemInSingular } from '../system-nouns.ts'
import type { Token } from '../tokens.ts'
import { placesBefore, signsOfWord, wordAt } from './read-context.ts'
import { wordClass } from './word-classes.ts'

/** A name at one of its places: tokens `[first, last]` of a sentence. */
export type NameSpot = {
  tokens: readonly Token[]
  /** Parts of speech of the tokens. */
  tags: readonly string[]
  first: number
  last: number
  heading: string | undefined
}

const isSystemNoun = (word: string) => isSystemInSingular(word) || isSystemInSingular(word.replace(/s$/, ''))
/** Words to either side that are looked at one by one, and those that are looked at together. */
const near = 3
const around = 6
/** Words that say little and hide what stands before them. */
const passedOver = /^(?:the|our|a|an|their|its|his|her|this|old|new|existing|current|own)$/
const telling =
  /^(?:must|shall|should|will|may|can|not|no|never|only|nothing|without|already|today|currently|now|old|still|instead|stays?|remains?|replace[sd]?|goes|mandatory|standard|licen[cs]e)$/

/** What speaks for or against a name being a system, and for what it is to the work, at one of its places. */
export function signsOfSpot({ tokens, tags, first, last, heading }: NameSpot): string[] {
  const word = (at: number) => wordAt(tokens, tags, at)
  const left = placesBefore(tokens, first, { most: around, passedOver })
  const right = Array.from({ length: around }, (_, index) => last + 1 + index).filter((at) => at <= tokens.length)
  const before = tokens[first - 1]?.lower ?? ''
  const [l1 = -1, l2 = -1] = left
  const [r1 = tokens.length, r2 = tokens.length] = right
  const verbBefore = left.find((at) => word(at).pos === 'VERB')
  const verbBehind = right.find((at) => word(at).pos === 'VERB')
  return [
    `article=${passedOver.test(before) ? before : 'none'}`,
    ...left.slice(0, near).flatMap((at, step) => [...signsOfWord(`l${step + 1}`, word(at).base), `l${step + 1}p=${word(at).pos}`]),
    ...right.slice(0, near).flatMap((at, step) => [...signsOfWord(`r${step + 1}`, word(at).base), `r${step + 1}p=${word(at).pos}`]),
    `l2l1=${word(l2).base} ${word(l1).base}`,
    `r1r2=${word(r1).base} ${word(r2).base}`,
    `l1r1=${word(l1).base} ${word(r1).base}`,
    `l2l1p=${word(l2).pos} ${word(l1).base}`,
    `r1r2p=${word(r1).base} ${word(r2).pos}`,
    `l1r1p=${word(l1).pos} ${word(r1).pos}`,
    ...left.flatMap((at) => signsOfWord('l', word(at).base)),
    ...right.flatMap((at) => signsOfWord('r', word(at).base)),
    ...(verbBefore === undefined
      ? []
      : [...signsOfWord('lv', word(verbBefore).base), `lv=${word(verbBefore).base} ${word(l1).base}`]),
    ...(verbBehind === undefined ? [] : signsOfWord('rv', word(verbBehind).base)),
    ...[
      left.some((at) => isSystemNoun(tokens[at]?.text ?? '')) && 'lsys',
      right.some((at) => isSystemNoun(tokens[at]?.text ?? '')) && 'rsys',
      isSystemNoun(tokens[l1]?.text ?? '') && 'l1sys',
      isSystemNoun(tokens[r1]?.text ?? '') && 'r1sys',
      isSystemNoun(tokens[last]?.text ?? '') && 'endsys',
      tokens[first - 1]?.text === '(' && /^[),;]$/.test(tokens[last + 1]?.text ?? '') && 'bracketed',
      tokens.length <= 4 && 'short',
    ].filter((sign) => sign !== false),
    ...labelOf(tokens).flatMap((lower) => signsOfWord('label', lower)),
    ...tokens.filter(({ lower }) => telling.test(lower)).map(({ lower }) => `s=${lower}`),
    ...((heading ?? '').toLowerCase().match(/\p{L}{3,}/gu) ?? []).flatMap((form) => signsOfWord('h', form)),
  ]
}

/** “Map: Topo50”: the words before an early colon. */
function labelOf(tokens: readonly Token[]): string[] {
  const colon = tokens.findIndex(({ text }) => text === ':')
  return colon > 0 && colon < 4 ? tokens.slice(0, colon).map(({ lower }) => lower) : []
}

/** How a name itself is written, and how often. */
export function signsOfName(name: string, { count, isSmallElsewhere }: { count: number; isSmallElsewhere: boolean }): string[] {
  const words = name.split(/[\s-]+/)
  return [
    'any',
    `words=${Math.min(4, words.length)}`,
    `count=${Math.min(4, count)}`,
    `end=${words.at(-1)!.toLowerCase().slice(-3)}`,
    ...signsOfWord('last', words.at(-1)!.toLowerCase()).slice(1),
    ...[
      /^\p{Lu}{2,6}s?$/u.test(name) && 'capitals',
      /\p{Ll}\p{Lu}/u.test(name) && 'mixed',
      /\d/.test(name) && 'figure',
      /^\p{Lu}\p{Ll}+$/u.test(name) && 'plain',
      /[+/.@]/.test(name) && 'mark',
      words.every((one) => isCommonWord(one)) && 'common',
      isSmallElsewhere && 'small',
      words.every((one) => wordClass(one.toLowerCase()) === undefined) && 'unknown',
      words.length > 1 && wordClass(words[0]!.toLowerCase()) === undefined && 'first unknown',
    ].filter((sign) => sign !== false),
  ]
}
