import { createRequire } from 'node:module'
import type { PartOfSpeech, WinkMethods } from 'wink-nlp'
import { rememberResults } from './remember-results.ts'
import type { Token } from './tokens.ts'
import { isRoleNoun } from './role-nouns.ts'
import { baseOf, isBaseForm } from './verb-forms.ts'

/** With its universal part of speech (universaldependencies.org/u/pos). */
export type TaggedWord = { text: string; lower: string; tag: PartOfSpeech }

/** Characters of a sentence that are looked at: what it is about stands at its start. */
const reach = 200
/** Characters of a statement whose tokens are tagged: the tagger looks for addresses of mail, which takes longer than the text is long. */
const tagReach = 1000
/** Characters that tell whether the first word is a name. */
const opening = 50

const require = createRequire(import.meta.url)
let tagger: WinkMethods | undefined
/** A tenth of a second and 38 MB, once for each thread that composes; the other processes import this and never tag. */
const wordTagger = () => {
  const create = require('wink-nlp') as typeof import('wink-nlp').default
  return (tagger ??= create(require('wink-eng-lite-web-model') as Parameters<typeof create>[0], ['pos']))
}

/** The words and marks of the start of a text, each with its part of speech; “calf's” and “four-eyes” are one word each. */
export const tagWords = rememberResults((text: string): readonly TaggedWord[] => {
  const cut = text.slice(0, reach)
  return correctTags(joinWords(tagged(startingSmall(cut))))
})

/** The part of speech of each token of a statement, in their order; beyond the first thousand characters that of the last. */
export function tagTokens(text: string, tokens: readonly Token[]): PartOfSpeech[] {
  const nlp = wordTagger()
  const pieces = nlp.readDoc(text.slice(0, tagReach)).tokens()
  const [texts, tags, spaces] = [pieces.out(), pieces.out(nlp.its.pos), pieces.out(nlp.its.precedingSpaces)] as string[][]
  const tagAt = new Map<number, PartOfSpeech>()
  let at = 0
  for (const [index, piece] of texts!.entries()) {
    at += spaces![index]!.length
    tagAt.set(at, tags![index] as PartOfSpeech)
    at += piece.length
  }
  let last: PartOfSpeech = 'X'
  return tokens.map(({ start }) => (last = tagAt.get(start) ?? last))
}

type Piece = TaggedWord & { isApart: boolean }

function tagged(text: string): Piece[] {
  const nlp = wordTagger()
  const tokens = nlp.readDoc(text).tokens()
  const [texts, tags, spaces] = [tokens.out(), tokens.out(nlp.its.pos), tokens.out(nlp.its.precedingSpaces)] as string[][]
  return texts!.map((word, index) => ({
    text: word,
    lower: word.toLowerCase(),
    tag: tags![index] as PartOfSpeech,
    isApart: spaces![index] !== '',
  }))
}

const languages = new Intl.DisplayNames(['en'], { type: 'language' })
const languageNames = new Set(
  'ar bg bn ca cs da de el en es et fa fi fr ga he hi hr hu hy id is it ja ka ko lt lv mk mt nb nl no pl pt ro ru sk sl sq sr sv sw th tr uk ur vi zh cy se rm eu gl'
    .split(' ')
    .map((code) => languages.of(code)),
)

/** Nouns that need no article: “Data must be deleted”, “Verification is free”. */
const uncounted =
  /(?:s|data|information|software|equipment|staff|feedback|advice|traffic|evidence|material|access|work|.{3}(?:tion|sion|ment|ing|ity|ance|ence|ness|ship|age|ure|ics))$/

/** The first word of a sentence has its capital from there; a name, an abbreviation and a language keep theirs. */
function startingSmall(text: string): string {
  const first = /^\p{Lu}\p{Ll}+(?=[\s,.;:]|$)/u.exec(text)?.[0]
  if (first === undefined || languageNames.has(first) || /^\p{Lu}\p{Ll}+\s\p{Lu}/u.test(text)) return text
  const small = first.toLowerCase() + text.slice(first.length)
  const [word, next] = tagged(small.slice(0, opening))
  // “Annika asked”: one thing without an article that acts is called so.
  const isCalled = word?.tag === 'NOUN' && /^(?:VERB|AUX)$/.test(next?.tag ?? '') && !uncounted.test(first) && !isBaseForm(first)
  return word?.tag === 'PROPN' || isCalled ? text : small
}

/** What stands together without a blank and is bound by a hyphen, a slash or an apostrophe is one word. */
function joinWords(pieces: Piece[]): TaggedWord[] {
  const words: Piece[] = []
  for (const piece of pieces) {
    const before = words.at(-1)
    const isBound =
      before !== undefined &&
      !piece.isApart &&
      (piece.tag === 'PART' || /^[-‐‑/’']$/.test(piece.text) || /[-‐‑/’']$/.test(before.text)) &&
      /[\p{L}\p{N}]/u.test(before.text)
    if (!isBound) words.push(piece)
    else {
      const text = before.text + piece.text
      // “calf's” goes before a noun as an adjective does.
      const tag = piece.tag === 'PART' ? 'ADJ' : /[\p{L}\p{N}]/u.test(piece.text) ? piece.tag : before.tag
      words[words.length - 1] = { ...before, text, lower: text.toLowerCase(), tag }
    }
  }
  return words.map(({ text, lower, tag }) => ({ text, lower, tag }))
}

/** Takes what the tagger holds for a noun or a verb and its neighbours show to be none. */
const correctTags = (words: TaggedWord[]): TaggedWord[] => words.map((word, index) => ({ ...word, tag: tagAmong(words, index) }))

const modal = /^(?:must|shall|should|will|can|may|could|would|might|cannot)$/
const isNominal = (word: TaggedWord | undefined) => word !== undefined && /^(?:NOUN|PROPN|ADJ)$/.test(word.tag)

function tagAmong(words: TaggedWord[], index: number): PartOfSpeech {
  const { text, lower, tag } = words[index]!
  const [before, after] = [words[index - 1], words[index + 1]]
  if (lower === 'cannot') return 'AUX'
  if (tag === 'VERB' && /^\p{Lu}{2,}$/u.test(text)) return 'PROPN'
  if (tag !== 'NOUN') return tag
  // “Able to report a leak”, “must report leaks”.
  if ((before?.lower === 'to' || modal.test(before?.lower ?? '')) && isBaseForm(text) && after?.tag !== 'ADP') return 'VERB'
  if (!isNominal(before)) return tag
  const hasVerb = words.some(({ tag: other }, at) => at < index && (other === 'VERB' || other === 'AUX'))
  // “The city wishes to pay”: it has an infinitive of its own.
  if (!hasVerb && lower.endsWith('s') && after?.lower === 'to' && words[index + 2]?.tag === 'VERB') return 'VERB'
  if (baseOf(text) === undefined) return tag
  // “Planners place an order”: several who act.
  if (isRoleNoun(before!.lower) && isBaseForm(text)) return 'VERB'
  // “A herder records a calf”: a new article or a pronoun follows no noun.
  if (after?.tag === 'DET' || after?.tag === 'PRON') return 'VERB'
  // “The call record returns to Cx”: the clause has no verb else.
  const isOnlyVerb = lower.endsWith('s') && !words.some(({ tag: other }) => other === 'VERB' || other === 'AUX')
  return isOnlyVerb && (after?.tag === 'ADP' || after?.tag === 'ADV') ? 'VERB' : tag
}
