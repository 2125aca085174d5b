import { isDeterminer, nounPhraseAt } from '../../reading/noun-phrases.ts'
import { isCommonWord } from '../../reading/names/common-words.ts'
import type { Statement } from '../../reading/reading.ts'
import { type TaggedWord, tagWords } from '../../reading/tag-words.ts'
import { singular } from '../../reading/tokens.ts'

/** A noun phrase at one of its places. `head` is its last noun in the singular. */
export type PhrasePlace = {
  name: string
  key: string
  head: string
  isName: boolean
  isSeveral: boolean
  isCounted: boolean
  statement: Statement
}

/** Words in front that tell nothing of what is named. */
const littleInFront =
  /^(?:same|other|another|such|own|new|current|existing|certain|various|different|several|many|more|most|all|each|every|least|following|next|last|first|few|much|only|any|some|good|proper|full|whole|big|small|great|real|actual|simple|little|old|main|possible|relevant|necessary|available|better|best|modern|future-proof|innovative|robust|seamless|state-of-the-art|cutting-edge|world-class|powerful|flexible)$/
/** Nouns that name nothing of this brief unless a word beside them says which. */
const littleAlone =
  /^(?:account|amount|application|assessment|capacity|case|category|change|check|class|collection|condition|copy|correction|data|delivery|detail|device|document|environment|equipment|error|evidence|exception|figure|file|form|grade|group|hardware|index|information|instruction|interest|job|law|layer|level|limit|list|log|machine|map|maximum|measure|minimum|model|note|objective|offer|office|operation|order|page|paper|part|period|person|phase|plan|platform|power|product|profile|quality|question|record|release|report|request|requirement|response|result|return|right|risk|role|rule|schedule|score|screen|service|share|shift|site|stand|standard|statement|status|store|suggestion|recommendation|system|table|target|task|term|test|text|transfer|trial|unit|value|visit|volume|weight|will|work)$/
const plainWord = /^[\p{L}\p{N}’'/-]+$/u
const mostWords = 4
const mostOf = 3

/** The noun phrases of a sentence, from left to right; a noun alone takes what it is “of” with it. */
export function phrasesOf(statement: Statement): PhrasePlace[] {
  const words = tagWords(statement.text)
  const found: PhrasePlace[] = []
  for (let at = 0; at < words.length; at++) {
    if (isDeterminer(words[at]!)) continue
    const phrase = nounPhraseAt(words, at)
    if (!phrase) continue
    const place = placeOf(words, phrase, statement)
    if (place) found.push(place)
    at = phrase.to - 1
  }
  return found
}

function placeOf(words: readonly TaggedWord[], { from, to }: { from: number; to: number }, statement: Statement) {
  const isCounted = words.slice(from, to).some(({ tag }) => tag === 'NUM')
  let first = from
  // “The Office's own terminal server” is a terminal server.
  const owner = words.findLastIndex(({ lower }, at) => at >= from && at < to - 1 && /['’]s?$/.test(lower))
  if (owner >= 0) first = owner + 1
  while (first < to - 1 && tellsLittle(words[first]!)) first++
  const own = words.slice(first, to)
  const head = own.at(-1)!
  if (own.length > mostWords || own.some(({ text }) => !plainWord.test(text)) || /\d/.test(head.text)) return undefined
  const whole = own.length === 1 ? [...own, ...whatItIsOf(words, to)] : own
  if (whole.length === 1 && littleAlone.test(singular(head.lower))) return undefined
  const name = whole.map(({ text }) => text).join(' ')
  const isName = first > 0 && own.every(({ text }) => /^\p{Lu}/u.test(text)) && !(own.length === 1 && isPlainStart(own))
  return {
    name: (first === 0 || own.length === 1) && isPlainStart(own) ? name.charAt(0).toLowerCase() + name.slice(1) : name,
    key: singular(name.toLowerCase()),
    head: singular(head.lower),
    isName,
    isSeveral: singular(head.lower) !== head.lower && head.lower.endsWith('s'),
    isCounted,
    statement,
  }
}

const tellsLittle = ({ tag, lower }: TaggedWord) => tag === 'NUM' || tag === 'VERB' || littleInFront.test(lower)

/** Behind “list”: “of sites”. */
function whatItIsOf(words: readonly TaggedWord[], at: number): readonly TaggedWord[] {
  if (words[at]?.lower !== 'of') return []
  const phrase = nounPhraseAt(words, at + 1)
  const behind = phrase ? words.slice(at, phrase.to) : []
  return behind.length > mostOf || behind.some(({ text, tag }) => !plainWord.test(text) || tag === 'NUM') ? [] : behind
}

/** A capital that only begins the sentence. */
const isPlainStart = ([first, second]: readonly TaggedWord[]) =>
  /^\p{Lu}\p{Ll}/u.test(first!.text) && isCommonWord(singular(first!.lower)) && !/^\p{Lu}/u.test(second?.text ?? '')
