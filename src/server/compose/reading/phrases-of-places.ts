import { type TaggedWord, tagWords } from './tag-words.ts'

const relative = /^(?:that|which|who|whose|whom|where)$/
/** Words before the first relative pronoun or bracket: what follows may be a clause of its own. */
const beforeClause = (words: readonly TaggedWord[]) => {
  const end = words.findIndex(({ lower }) => relative.test(lower) || lower === '(')
  return end === -1 ? words : words.slice(0, end)
}

const finite = /(?<!s)s$/
/** “Court orders and alerts of the week”: the tagger takes a noun behind another for a verb. */
const isJoined = (before: TaggedWord | undefined) => before?.tag === 'CCONJ' || before?.lower === '&'

/** Whether words name a set of data: a noun phrase, not the rest of a sentence (“passes files”, “two servers exist”, “on numbers”). */
export function namesData(words: string): boolean {
  const tagged = beforeClause(tagWords(words))
  if (tagged[0] === undefined || tagged[0].tag === 'ADP' || tagged[0].tag === 'AUX') return false
  return !tagged.some(
    ({ tag, lower }, at) =>
      tag === 'AUX' || (tag === 'VERB' && finite.test(lower) && at < tagged.length - 1 && !isJoined(tagged[at - 1])),
  )
}

/** Whether words name a place: no sentence goes on in them (“Nagpur will not have GPUs”), and nothing is counted or listed. */
export function namesWhere(words: string): boolean {
  const tagged = beforeClause(tagWords(words))
  return !tagged.some(({ tag, lower }) => tag === 'AUX' || lower === ':')
}
