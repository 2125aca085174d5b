import type { Statement } from '../reading/reading.ts'
import { isDeterminer, type NounPhrase, wholePhraseAt } from '../reading/noun-phrases.ts'
import { type TaggedWord, tagWords } from '../reading/tag-words.ts'
import { isRoleNoun, isSingleRole } from '../reading/role-nouns.ts'
import { isBaseForm } from '../reading/verb-forms.ts'

/** Who acts or what is spoken of in any brief; it tells nothing of this one. */
const generic =
  /^(?:systems?|solutions?|platforms?|services?|tools?|products?|applications?|apps?|software|suppliers?|vendors?|contractors?|consultants?|proposers?|offerors?|bidders?|tenderers?|partners?|providers?|users?|staff|people|persons?|everybody|teams?|projects?|assignments?|departments?|agency|agencies|authority|county|bank|company|board|clients?|customers?|firm|things?|ways?|kinds?|cases?|parts?|rest|results?|lists?|numbers?|range|use|need|needs|work|everything|nothing|something|anything|other|others|requirements?|background|scope|constraints?|notes?|general|summary|introduction|context|questions?|objectives?|goals?|aims?|rfp|rfq|rfi|itt|addendum|annex|appendix|section|today|tomorrow|yesterday|basis|addition|order to|example|question|answer|time|moment|reason|fact|idea|point|hand|able|access)$/i
const ofTime =
  /^(?:(?:milli)?seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?|nights?|mornings?|evenings?|noon|midnight|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|%|percent|s|ms|h|min)$/i
const longest = 5

/** What a sentence is about, as a noun phrase of its own words: what is done something to, else what the sentence says something of. */
export function topicOf({ text, systems, people }: Statement): string | undefined {
  const words = tagWords(firstSentence(text))
  const named = [...people, ...systems].map(({ name }) => plain(name))
  for (const phrase of phrasesInTurn(words)) {
    const kept = trimmed(words.slice(phrase.from, phrase.to))
    const topic = kept.map(({ text: word }) => word).join(' ')
    const isBare = !isDeterminer(words[phrase.from - 1] ?? kept[0]!)
    if (
      tellsSomething(kept) &&
      !(isBare && kept.length === 1 && isBaseForm(topic)) &&
      topic.length <= 60 &&
      !named.some((name) => isSame(name, topic))
    )
      return topic
  }
  return undefined
}

const firstSentence = (text: string) => /^.{20,}?[.;!?](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text
const plain = (name: string) => name.toLowerCase().replace(/^(?:the|a|an|our|their|its|all|each|every) /, '')
const isSame = (name: string, topic: string) => {
  const said = topic.toLowerCase()
  return said === name || said === `${name}s` || `${said}s` === name
}

/** The candidates, the best first. */
function* phrasesInTurn(words: readonly TaggedWord[]): Generator<NounPhrase> {
  const start = mainClauseOf(words)
  const subject = wholePhraseAt(words, start, longest)
  const action = actionIn(words, subject && subject.from - start <= 2 ? subject.to : start)
  if (action === undefined) {
    if (subject) yield subject
    return
  }
  const object = wholePhraseAt(words, action.to, longest)
  const isObject = object !== undefined && words.slice(action.to, object.from).every(isDeterminer)
  if (action.isActive && isObject) yield object
  if (subject && subject.to <= action.from) yield subject
}

/** “At such gates, …”, “If the line is down, …”: what comes before the comma only says when or where. */
function mainClauseOf(words: readonly TaggedWord[]): number {
  const first = words[0]
  if (first === undefined) return 0
  const opens =
    first.tag === 'ADP' ||
    first.tag === 'SCONJ' ||
    first.tag === 'ADV' ||
    /^(?:if|when|whenever|once|until|today)$/.test(first.lower)
  if (!opens) return 0
  const comma = words.findIndex(({ text }) => text === ',')
  if (comma > 0 && words.slice(comma + 1).some(isVerb)) return comma + 1
  return first.tag === 'ADV' || first.lower === 'today' ? 1 : 0
}

const isVerb = ({ tag }: TaggedWord) => tag === 'VERB' || tag === 'AUX'

type Action = { from: number; to: number; isActive: boolean }

/** The first verb of a clause with what helps it: “must be able to record”. A clause within a clause is passed over. */
function actionIn(words: readonly TaggedWord[], after: number): Action | undefined {
  const from = words.findIndex((word, index) => index >= after && (isVerb(word) || (index === 0 && isBaseForm(word.text))))
  if (from < 0) return undefined
  if (words.slice(after, from).some(({ lower, tag }) => /^(?:that|which|who|whose|where|when|if)$/.test(lower) || tag === 'SCONJ'))
    return undefined
  let to = from
  let last: TaggedWord | undefined
  let isPassive = false
  for (; to < words.length; to++) {
    const word = words[to]!
    const isWithin =
      isVerb(word) ||
      word.tag === 'ADV' ||
      (word.tag === 'PART' && /^(?:to|not|n't)$/.test(word.lower)) ||
      word.lower === 'able' ||
      (word.lower === 'to' && isBaseForm(words[to + 1]?.text ?? ''))
    if (!isWithin) break
    if (!isVerb(word)) continue
    isPassive =
      last !== undefined &&
      /^(?:be|is|are|was|were|been|being|get|gets)$/.test(last.lower) &&
      word.tag === 'VERB' &&
      !word.lower.endsWith('ing') &&
      !isBaseForm(word.text)
    last = word
  }
  return { from, to, isActive: !isPassive && last?.tag === 'VERB' }
}

/** Words that only say which or how many go from the front, an adverb or a number from the end. */
function trimmed(words: readonly TaggedWord[]): readonly TaggedWord[] {
  let kept = words
  while (
    kept.length > 1 &&
    (kept[0]!.tag === 'NUM' ||
      /^(?:same|other|another|such|own|new|current|existing|certain|various|different|several|many|more|most)$/.test(
        kept[0]!.lower,
      ))
  )
    kept = kept.slice(1)
  return kept
}

function tellsSomething(words: readonly TaggedWord[]): boolean {
  const of = words.findIndex(({ lower }) => lower === 'of')
  const head = words[of > 0 ? of - 1 : words.length - 1]
  if (head === undefined || words.length > longest) return false
  if (words.length === 1 && (head.tag === 'PROPN' || head.tag === 'NUM')) return /^\p{Lu}{2,6}$/u.test(head.text)
  if (generic.test(head.text) && (of > 0 || words.length < 2)) return false
  if (isRoleNoun(head.text) || isSingleRole(head.text)) return false
  // “Revenue Authority of Wales”, “Harlow Prairie County”: a name.
  if (words.length > 1 && head.tag === 'PROPN' && (of > 0 || words.every(({ tag }) => tag === 'PROPN' || tag === 'CCONJ')))
    return false
  if (ofTime.test(head.text) || /\d/.test(head.text)) return false
  return /\p{L}{3}/u.test(head.text)
}
