import { conditionalSubset } from './data-places.ts'
import { dataPhraseIn, speaksOfData } from './data-words.ts'
import { ownPlace, placeName } from './names/places.ts'
import { isRoleNoun } from './role-nouns.ts'
import { tagWords, type TaggedWord } from './tag-words.ts'
import { isBaseForm } from './verb-forms.ts'

/** Nouns are often taken for verbs, “court orders”, “stock figures”: a verb has an object behind it or people before it. */
function isFinite(words: readonly TaggedWord[], index: number): boolean {
  const { tag, lower } = words[index]!
  const [before, after] = [words[index - 1], words[index + 1]]
  if (/^(?:that|which|who|whose|to)$/.test(before?.lower ?? '')) return false
  if (tag === 'AUX') return true
  if (tag !== 'VERB' || /(?:ing|ed|en)$/.test(lower)) return false
  return (
    /^(?:DET|PRON)$/.test(after?.tag ?? '') ||
    (isBaseForm(lower) && isRoleNoun(before?.lower ?? '')) ||
    /^(?:closes|opens)$/.test(lower)
  )
}

/** The noun phrase that stands before the verb of what was taken for a set of data: “records” of “records are read and”. */
function withoutVerb(data: string): string {
  const words = tagWords(data)
  let at = 0
  for (const [index, word] of words.entries()) {
    const start = data.toLowerCase().indexOf(word.lower, at)
    if (start < 0) return data
    if (index > 0 && isFinite(words, index)) return data.slice(0, start).trim()
    at = start + word.text.length
  }
  return data
}

/** What stands behind the last verb of some words: “I need the van's positions” → “the van's positions”. */
export function afterVerb(text: string): string {
  const words = tagWords(text)
  let at = 0
  let from = 0
  for (const [index, word] of words.entries()) {
    const start = text.toLowerCase().indexOf(word.lower, at)
    if (start < 0) break
    at = start + word.text.length
    if (index > 0 && isFinite(words, index)) from = at
  }
  return text.slice(from).trim()
}

/** Who acts, or what opens a clause, is no set of data: “Residents book and pay”, “who book”, “must find documents”. */
const noSet =
  /^(?:who|which|that|must|shall|may|can|should|will|if|when|it|this|they|we|i|you|he|she|there|anything|anyone|whatever|whoever)\b|[.?!]$/iu
const isOfPeople = (data: string) => {
  const head =
    data
      .split(/\s(?:of|for|with|from|in|about|on)\s/iu)[0]!
      .split(/\s/)
      .at(-1) ?? ''
  return isRoleNoun(head) && !speaksOfData(data)
}

/**
 * What a rule on a place is about: the set of data that its words name, everything where they name none and a country or a
 * town is told, and nothing where somebody only does something at a place of the client's.
 */
export function setOfData(told: string, place: string, text: string): string | undefined {
  if (/^everything$/i.test(told)) return told
  const words = withoutVerb(told).replace(/[,;:]?(?:\s(?:and|or))?$/iu, '')
  const isSet =
    words !== '' && !noSet.test(words) && !isOfPeople(words) && (words.includes(' ') || speaksOfData(words) || !isBaseForm(words))
  if (isSet && words === told) return words
  if (isSet && speaksOfData(words) && placeName.test(place)) return words
  // The place itself may be called a data centre.
  const named = words === told && isSet ? undefined : dataPhraseIn(text.replace(place, ' '))
  if (named !== undefined && !isOfPeople(named) && placeName.test(place)) return named
  return placeName.test(place) ? 'everything' : undefined
}

const finiteVerb = /^\s(?:is|are|was|were|has|have|had|will|can|must|shall|may|does|closes|opens)\b/iu
const preposition =
  /\b(?:in|on|at|within|inside|outside|off|from|of|to|leaves?|leaving|beyond|cross(?:es)?|by|with|under|between)\s(?:the |our |its |their |an? )?$/iu

/** A place of the client's that is the subject of its own clause holds nothing: “the lab machine is …”, “the bench at the lab scans it”. */
export function actsItself(place: string, text: string): boolean {
  if (placeName.test(place)) return false
  const words = tagWords(place)
  const verb = words.findIndex((_, index) => index > 0 && isFinite(words, index))
  if (verb > 0 && ownPlace.test(place)) return true
  const at = text.indexOf(place)
  return at >= 0 && finiteVerb.test(text.slice(at + place.length)) && !preposition.test(text.slice(0, at))
}

const refusedThere =
  /\b(?:not|never|no longer|n['’]t)(?: (?:be|to be))? (?:permitted|allowed|run|runs|used|use|installed|admitted|hosted|operated|deployed|accepted)\b[^.;]{0,30}$/iu
/** “MySQL is not permitted on servers in Hungary”, “shall not run on the Authority's servers”: what is refused there has another place. */
export const isRefusedThere = (place: string, text: string): boolean => {
  const at = text.indexOf(place)
  return (
    at > 0 &&
    refusedThere.test(text.slice(0, at)) &&
    !/\b(?:outside|out of|off|beyond|except|other than)\b/iu.test(text.slice(0, at))
  )
}

const machines =
  /((?:our|its|their|the) (?:own )?(?:[\p{L}-]+ ){0,2}?(?:servers?|machines?|hardware|computers?|data cent(?:re|er)s?|racks?|cluster|storage)) (in|at) $/iu
/** “our own servers in the house (works contract”: with the machines that stand there, and without what is told in brackets. */
export function wholePlace(place: string, text: string): string {
  const bare = place.replace(/\s\([^)]*$/u, '')
  const before = machines.exec(text.slice(0, Math.max(0, text.indexOf(place))))
  return before === null || placeName.test(bare) ? bare : `${before[1]} ${before[2]} ${bare}`
}

export const isAboutSubset = (text: string): boolean => conditionalSubset.test(text)
