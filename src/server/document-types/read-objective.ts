import { bare, lowerFirst } from './english.ts'

/** Begins with a verb in its plain form, so that it can follow “wants to”. */
const leadIn = /^(the|a|one|our|another|its)( \w+)? (business )?(objective|goal|aim|purpose) is to /i

/** The client speaking of itself; a “we” further on would have nobody to refer to. */
const wish = /^(we|the \w+) (want|need|wish|would like)s? to (?!.*\b(we|us)\b)/i

/** What follows “wants to”, where an objective can be said so. */
export const statedGoal = (words: string) => {
  const told = bare(words).replace(leadIn, '').replace(wish, '')
  if (told === bare(words) && !isDeed(words)) return undefined
  return lowerFirst(told.replace(/\bour\b/g, 'its'))
}

const isDeed = (words: string) =>
  lowerFirst(words) !== words &&
  !/^(the|an?|all|any|each|every|no|our|their|its|it|this|that|we|they)\b/i.test(words) &&
  !/^\p{L}+(s|ed|ing)\b/u.test(words)

/** Words that refer to somebody whom only the sentences before name. */
const refersBack = /^(?:they|it|he|she|these|those|this|we)\b/i

/** What an objective is for, where it says “so that …” of somebody whom it names; ends that are strung together are one list. */
export function endOf(words: string): string | undefined {
  const end = /,? so that (.+)$/is.exec(bare(words))?.[1]
  return end === undefined || refersBack.test(end) ? undefined : end.replace(/,? and so that /gi, ', and when ')
}
export const withoutEnd = (words: string) => words.replace(/,? so that .+$/is, '')
