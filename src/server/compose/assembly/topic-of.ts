import type { Statement } from '../reading/reading.ts'
import { thingInHeading } from './heading-words.ts'

/** Where the subject of a demand ends. */
const finite =
  /^(?:must|shall|may|might|can|cannot|can't|should|will|would|could|is|are|was|were|has|have|had|does|do|did|doesn't|don't|won't|isn't|aren't|needs?|never|not|only|goes?|stays?|remains?|comes?|leaves?|gets?|sees?|keeps?|holds?|starts?|ends?|appears?|arrives?|runs?|works?|reads?|writes?|wants?|receives?|becomes?)$/i
const leading =
  /^(?:the|a|an|our|their|its|his|her|your|my|all|any|each|every|both|no|not|nothing|nobody|none|this|that|these|those|some|such|and|but|or|so|also|then|there|only|please|once|one|two|three)$/i
/** A phrase of time, place or condition in front of the sentence itself. */
const opening =
  /^(?:if|when|whenever|where|at|in|on|for|from|to|after|before|once|until|unless|while|during|because|since|as|with|without|within|by|under|per)$/i
/** Who acts in any demand; what is done is told by what follows. */
const generic =
  /^(?:it|they|we|you|i|he|she|who|which|that|there|this|system|solution|platform|service|tool|product|application|app|software|supplier|vendor|contractor|consultant|proposer|offeror|bidder|tenderer|partner|provider|users?|staff|people|somebody|anybody|everybody|team|project|assignment|department|agency|authority|county|bank|company|board|client|customer)$/i
const pronoun = /^(?:we|you|i|he|she|they|it|us|them|who|somebody|everybody|nobody)$/i
const closing =
  /^(?:and|or|but|that|which|who|when|if|where|while|because|so|before|after|until|unless|than|as|for|with|in|on|at|by|from|into|to|via|through|without|within|per|under|over|about|against|is|are|was|were|be|been|not|never|only|must|shall|may|can|will|should|then|too|again|back|up|out|off|down|away)$/i

/** A span of time, a stray adjective or what is left of a clause is nothing that a sentence could be about. */
const noTopic =
  /^(?:(?:milli)?seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?|mon|tue|wed|thu|fri|sat|sun|time|today|it|one|parallel|other|others|everything|nothing|result|results|list|part|parts|rest|case|kind|way|use|number|range)$|\b(?:we|they|it|us|he|she|you)$|^\p{L}+ed by\b/iu

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '')
const bareWord = (word: string) => word.replace(/^[“"'([]+|[”"'),.;:\]]+$/g, '')
const most = 5

/** What a sentence is about, as a noun phrase of its own words: the subject of a demand, else what is done something to. */
export function topicOf({ text, object, verb, systems, segment: { heading } }: Statement): string | undefined {
  const sentence = withoutOpening(text)
  const isName = (topic: string) => systems.some(({ name }) => name.toLowerCase() === topic.toLowerCase())
  const topic = [subjectOf(sentence, verb), phraseOf(text, object)].find((one) => one && !noTopic.test(one) && !isName(one))
  if (topic) return topic
  const headed = heading && thingInHeading(heading)
  return headed && wordsOf(headed).length <= 4 && /\p{L}{3}/u.test(headed) ? headed.toLowerCase() : undefined
}

/** “At such gates verification of …”: what comes before the comma only says when or where. */
function withoutOpening(text: string): string {
  const [first = ''] = wordsOf(text)
  const comma = text.indexOf(', ')
  return opening.test(bareWord(first)) && comma > 0 && comma < 160 ? text.slice(comma + 2) : text
}

function subjectOf(sentence: string, verb: string | undefined): string | undefined {
  const words = wordsOf(sentence.slice(0, 240))
  // Who does it stands before an active verb; what is done something to stands after it.
  const acts = words.findIndex((word, index) => index > 0 && (word === verb || word === `${verb}s` || word === `${verb}es`))
  const end = words.findIndex((word) => finite.test(bareWord(word)))
  if (acts > 0 && acts < 6 && (end < 1 || acts < end)) return undefined
  if (end < 1 || end > 9) return undefined
  let subject = words.slice(0, end)
  if (subject.some((word) => pronoun.test(bareWord(word)))) return undefined
  while (subject.length > 0 && leading.test(bareWord(subject[0]!))) subject = subject.slice(1)
  const cut = subject.findIndex(
    (word, index) =>
      index > 0 && (/[,;:(]$/.test(word) || word.startsWith('(') || /^(?:that|which|who|whose|where|when)$/i.test(word)),
  )
  if (cut > 0) subject = subject.slice(0, /^\(|^(?:that|which|who|whose|where|when)$/i.test(subject[cut]!) ? cut : cut + 1)
  const phrase = tidy(subject)
  return phrase && !generic.test(phrase.split(' ').at(-1)!) && !generic.test(phrase) ? phrase : undefined
}

/** The noun phrase that ends in a word of the sentence, with what it is of. */
function phraseOf(text: string, head: string | undefined): string | undefined {
  if (!head) return undefined
  const words = wordsOf(text)
  const key = head.toLowerCase()
  const at = words.findIndex((word) =>
    bareWord(word)
      .toLowerCase()
      .startsWith(key.slice(0, Math.max(3, key.length - 1))),
  )
  if (at < 0) return undefined
  let start = at
  while (start > 0 && at - start < 3 && isInside(words[start - 1]!)) start--
  let end = at + 1
  if (/^of$/i.test(words[end] ?? '') && !/[,.;:]$/.test(words[at]!)) end = Math.min(end + 3, words.length)
  return tidy(words.slice(start, end))
}

const isInside = (word: string) =>
  !/[,.;:)]$/.test(word) &&
  !closing.test(bareWord(word)) &&
  !leading.test(bareWord(word)) &&
  !finite.test(bareWord(word)) &&
  !/^\d/.test(word)

function tidy(words: string[]): string | undefined {
  let kept = words.slice(0, most + 2)
  while (kept.length > 0 && (closing.test(bareWord(kept.at(-1)!)) || leading.test(bareWord(kept.at(-1)!)))) kept = kept.slice(0, -1)
  while (kept.length > 0 && (leading.test(bareWord(kept[0]!)) || closing.test(bareWord(kept[0]!)))) kept = kept.slice(1)
  if (kept.length === 0 || kept.length > most + 1) return undefined
  const phrase = kept
    .map((word, index) => (index === kept.length - 1 ? bareWord(word) : word))
    .join(' ')
    .replace(/^[“"'(*_-]+/, '')
  return /\p{L}{2}/u.test(phrase) && phrase.length <= 60 ? lowered(phrase) : undefined
}

/** A capital that only begins the sentence goes; names and abbreviations keep theirs. */
const lowered = (phrase: string) =>
  /^\p{Lu}\p{Ll}+(?:\s|$)/u.test(phrase) && !/\s\p{Lu}/u.test(phrase) ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase
