import { isSystemNoun } from './system-nouns.ts'
import { tagWords } from './tag-words.ts'

/** “Rewriting our warehouse system, Prophet”: the second is what the first is called. */
const isNameOf = (thing: string, name: string) =>
  /^\p{Lu}\S*(?: \p{Lu}\S*)?$/u.test(name) &&
  /\b(?:our|the|its|their)\b/i.test(thing) &&
  isSystemNoun(thing.split(' ').at(-1) ?? '')

/** “…, they'd drown”, “…, it is done by the wardens”. */
const reason =
  /^(?:it|they|we|he|she|this|you|i)(?:['’]\p{L}+|\s\p{L})|^(?:though|although|even though|unless|until|when|if|while|whereas|otherwise|then|after all|please|thanks|thank you|or we|or it|or they)\b|^(?:the|our|my|their|his|her) (?:[\p{L}-]+ ){1,5}?(?:gives?|\p{Ll}+s us|does|do|has|have|makes?|runs?|buys?|brings?|wants?|takes?|looks?|provides?|will|can|is|are)\s\p{L}/iu
/** “…, whatever it is”, “…, let her”: said beside a list. */
const isAside = /^(?:who|what|which|when|wher|how)ever\b|^let\b/i
/** “Us”, “now”, “please”, “'em here”: words that name no work. */
const namesNothing =
  /^(?:(?:for |to |from |with |in )?(?:us|now|yet|please|one|ones|here|there|it|them|that|this|those|these|['’]em|so|also|again|not|no|later|today|then|either|too|honestly|thanks?|thank you|sorry|ever|at all|any of it|anything|nothing|all)\b[\s,.!]*)+$|^(?:['’]em|them|it|us|just|you need not|so (?:just|please))\b/i

/** The items of a list: cut at commas and “and” outside of brackets; what follows “which”, “who” or a dash explains the item before. */
export function itemsOf(words: string): string[] {
  const text = words
    .replace(/[.;:!]+\s*$/, '')
    .replace(/^\s*:?\s*/, '')
    .trim()
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '(' || character === '[') depth++
    else if (character === ')' || character === ']') depth = Math.max(0, depth - 1)
    else if (depth === 0 && (character === ';' || (character === ',' && !/\d,\d/.test(text.slice(at - 1, at + 2))))) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  parts.push(text.slice(start))
  const items: string[] = []
  for (const part of parts) {
    const item = part
      .trim()
      .replace(/^(?:and|or|nor|und)\s+(?:to (?:include|replace|cover|build|design|touch|deliver|provide)\s+)?/i, '')
    if (item === '') continue
    // Why it is left out is no item; a relative clause belongs to the item before it.
    if (items.length > 0 && (reason.test(item) || isAside.test(item))) continue
    // “…, to the plant”, “…, with respect”: no thing of its own; “not for the radio, for the doors” are two.
    if (items.length > 0 && tagWords(item)[0]?.tag === 'ADP' && !/^(?:for|of|about)\b/i.test(item)) {
      items.push(`${items.pop()}, ${item}`)
      continue
    }
    if (items.length > 0 && /^(?:which|who|whose|that|where|as|because|since|so|but|except|including)\b/i.test(item))
      items.push(`${items.pop()}, ${item}`)
    else if (items.length === 1 && parts.length === 2 && isNameOf(items[0]!, item)) items.push(`${items.pop()}, ${item}`)
    else items.push(item.replace(/^(?:no|not|nor|any|neither|an?)\s+(?=\p{L})/iu, ''))
  }
  return items.filter((item) => /\p{L}{2}/u.test(item) && !namesNothing.test(item))
}
