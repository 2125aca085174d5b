import type { Statement } from './reading.ts'
import { tagWords } from './tag-words.ts'

/** “I have to ask”, “we'll have to come back to it”: what the writer is going to do about the talk itself. */
const ownPart =
  /^(?:(?:and|but|so|well|then|now|ok|if [^,]{2,40},?)[, ]+)*(?:i|we)(?:['’]ll| will)?(?: (?:still|also|first|just))* (?:have to|must|need to|should|can|could|will|want to) (?:still |also |first |just )*(?:ask|tell|say|think|talk|speak|discuss|come back|go|leave|check with|get back|look into|admit|clarify|explain|find out)\b/iu
/** “Can I just say …”, “let me begin with …”: how talk begins. */
const opensTalk =
  /^(?:(?:and|but|so|well)[, ]+)*(?:(?:can|could|may|shall) (?:i|we)\b|let (?:me|us)\b|assume (?:it|that|this) (?:is|will))/iu
/** “This has been decided twice”: what became of something that is named elsewhere. */
const becameOf = /^(?:this|that|it|they|these) (?:has|have|had) (?:already |all |both )?been \p{L}+/iu

const longestHeading = 2

/** A noun or two without verb, figure or name: “Users.”, “Interfaces.”. */
const isLabel = ({ text, verb, affirms, measures, systems, dates, force, kind, alsoKinds }: Statement) =>
  text.split(/\s+/).length <= longestHeading &&
  verb === undefined &&
  affirms &&
  force === 'none' &&
  measures.length + systems.length + dates.length === 0 &&
  ![kind, ...alsoKinds].some((one) => one === 'mandate' || one === 'residency' || one === 'quality') &&
  tagWords(text.replace(/\W+$/u, '')).every(({ tag }) => tag === 'NOUN' || tag === 'PROPN' || tag === 'ADJ')

/** Two with their part in brackets, and no verb: “On the call: Farida (director), Tan (production)”. */
const person = /\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+)* \([^()]{2,40}\)/gu
const attends = ({ text, systems }: Statement) =>
  systems.length === 0 &&
  /^[^:.]{2,30}: /u.test(text) &&
  [...text.slice(0, 600).matchAll(person)].length > 1 &&
  !/\b(?:must|shall|may|can|will|has to|have to)\b/i.test(text)

/** A piece of talk, a heading or a list of those present: it stays in the brief as context and asks for nothing. */
export function saysNothingAlone(statement: Statement): boolean {
  const { text } = statement
  const isTalk = ownPart.test(text) || opensTalk.test(text) || (becameOf.test(text) && statement.force === 'none')
  return isTalk || isLabel(statement) || attends(statement)
}
