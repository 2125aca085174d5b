/** Up to where somebody else begins to do something. */
export const clauseFrom = (text: string) =>
  text.split(
    /[.;:!?](?:\s|$)|\s[–—]\s|,\s(?:(?:and|but|while|whereas|then|so)\s)?(?=(?:the|our|my|their|his|her|its|an?|each|every|they|we|he|she|it|you|i)\s)|\sand\s(?=(?:the|our|my|an?|each|every)\s[\p{L}-]+(?:\s[\p{L}-]+)?\s\p{L}+s\s)/iu,
  )[0] ?? text

const othersBegin = /,\s(?:(?:and|but|while|whereas)\s)?(?=(?:the|our|my|an?|each|every)\s)/iu
/** What is said of one who does something, without what is said of the next: “sees the list, the judges see nothing”. */
export function ownPredicate(text: string): string {
  const own = text.split(othersBegin)[0] ?? text
  return /^\s(?:\([^)]*\)\s)?\p{L}+\s\p{L}/u.test(own) ? own : text
}

/** What is done by hand today, and will be done no longer: “today the secretary types it over”. */
export const isByHandToday = (sentence: string) =>
  /\b(?:today|now|currently|at present|so far|until now)\b/i.test(sentence) &&
  /\b(?:types? [^.;,]{1,30} over|re-?types?|copies [^.;,]{2,40} by hand|writes? [^.;,]{2,40} by hand|typed over|retyped|copied (?:over )?by hand)\b/i.test(
    sentence,
  )
