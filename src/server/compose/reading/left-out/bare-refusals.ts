import { tagWords } from '../tag-words.ts'
import { isFrame, spelledOut } from './frame-words.ts'

const task = String.raw`(?:jobs?|tasks?|business|affair|problem|concern|headache|matter|project|tender|contract|duty|responsibility|remit|thing|department)`
const refusals = [
  /^(?:(?:so|and|but|please|just|we|i|you can|you may|they|the \p{L}+) )*(?:leave|leaves|forget|forgets|ignore|skip|drop)(?: about)?(?: (?:it|them|that|this|these|those))?(?: (?:alone|out|be|aside|please|there|to (?:them|him|her)))*$/iu,
  /^(?:and |so )?(?:we are |i am )?not (?:touching|doing|building|including|changing|replacing|going near|getting into)(?: (?:it|that|this|them|those))?$/iu,
  new RegExp(
    String.raw`^(?:and |so |that is |it is |this is )*(?:not|none of) (?:our|your|my|for (?:us|you)|ours|yours|part of|in) ?(?:this|it|${task}|these)?(?: one| here)?$`,
    'iu',
  ),
  /^(?:and |so |that is |it is )*not (?:this|that) (?:one|project|contract|time|round)$/iu,
  new RegExp(
    String.raw`^(?:that is |it is |this is |they are )?(?:the )?[\p{L}.-]+(?: [\p{L}.-]+)?(?:'s|s') ${task}(?: and not (?:ours|yours|this))?$`,
    'iu',
  ),
  new RegExp(String.raw`^(?:that is |it is |this is )(?:the )?[\p{L}.-]+(?: [\p{L}.-]+)?(?:'s|s')$`, 'iu'),
  new RegExp(String.raw`^(?:that is |it is |this is )?(?:an?other|an? (?:separate|different)|(?:its|their) own) ${task}$`, 'iu'),
  /^(?:and |so )?(?:that is |it is |this is )?(?:maybe |perhaps |something )?(?:for )?(?:later|one day|some day|another (?:day|time|year)|next year|some other time|phase (?:two|2))(?: perhaps| maybe)?$/iu,
  /^not (?:us|you|ours|mine)$/iu,
  /^so no [\p{L}-]+ for (?:that|this|it)$/iu,
  /^(?:and )?we (?:have )?decided against (?:it|that|them)$/iu,
]

/** A clause that names nothing and refuses what was named before it: “forget it”, “not our thing”, “HR's headache”. */
export function isBareRefusal(clause: string): boolean {
  const plain = spelledOut(clause)
    .replace(/[.!,;]+$/, '')
    .replace(/,/g, '')
    .trim()
  return plain.length < 60 && refusals.some((one) => one.test(plain))
}

/** What a clause is about: its label, what it asks for, or the noun phrase before its verb. */
export function topicOf(text: string): string | undefined {
  const clause = text.replace(/^(?:(?:and|but|also|so|then|-|•)\s)+/iu, '').trim()
  const label = /^([^:?]{3,70})[:?](?:\s|$)/u.exec(clause)?.[1]
  if (label !== undefined) return label
  const words = tagWords(clause)
  let end = 0
  for (const [index, word] of words.entries()) {
    const at = clause.toLowerCase().indexOf(word.lower, end)
    if (at < 0) break
    const isVerb = word.tag === 'AUX' || (word.tag === 'VERB' && !isParticiple(words, index))
    // “Mooring fees we collect”: the subject stands behind what it does.
    const isSubject = word.tag === 'PRON' && /^(?:we|i|they|he|she|you)$/.test(word.lower)
    if (index > 0 && (isSubject || (isVerb && words.length > shortest))) return named(clause.slice(0, at))
    end = at + word.text.length
  }
  return named(clause)
}

/** “On-call pay”: so few words have no verb, whatever one of them could be. */
const shortest = 3
/** “sold tickets”, “ordered by the ward”: no finite verb. */
const isParticiple = (words: ReturnType<typeof tagWords>, index: number) => {
  const next = words[index + 1]
  return (
    /(?:ing)$/.test(words[index]!.lower) ||
    (/(?:ed|en)$/.test(words[index]!.lower) && (next?.tag === 'NOUN' || next?.lower === 'by'))
  )
}

const named = (words: string) => {
  const plain = words.replace(/[\s,;–—-]+$/u, '').trim()
  return plain.length > 2 && plain.length < 110 && !isFrame(plain) ? plain : undefined
}
