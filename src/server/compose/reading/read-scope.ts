import { isOutHeading } from './label-statements.ts'
import type { ScopeStatement } from './reading.ts'

const inLabel = /^(?:\d+(?:\.\d+)*\s*)?(?:in(?: scope)?|included|inside|within|scope|the scope includes|includes?)\s?:\s?/i
const outLabel =
  /^(?:[^:]{0,30}:\s*)?(?:out(?: of scope)?|not (?:included|in the (?:contract|scope|project)|in scope|sought|wanted|wished|covered|part of [\p{L} ]{1,30})|excluded|exclusions?|outside|without|non-goals?|not)\s?:\s?/iu
const outLead =
  /\b(?:(?:the \p{L}+|this|it|we|that) (?:does|do|shall|will) not (?:include|cover|comprise):?|we do(?: not|n['’]t) (?:want|need|seek):?|not included (?:is|are)|excluded (?:is|are)|not part of (?:this|it|the (?:project|contract|work)) (?:is|are))\s/iu
const outTail =
  /,?\s(?:(?:is|are|being|remains?|stays?) (?:expressly |explicitly )?(?:out of scope|not (?:now )?(?:in|part of|included|covered|sought|wanted|wished|required)\b[^.;]*|outside (?:of )?(?:the |this )?(?:scope|project|contract|assignment|tender|procurement|work)[^.;]*|excluded[^.;]*)|stays? with [^.;]*|(?:is|are) (?:for |left to |done by )?another (?:team|project|contract)[^.;]*)[.;]?$/i

/** What a statement says to be in or out, cut into its items in the words of the brief. */
export function scopeOf(
  { text, heading, field, id }: { text: string; heading: string | undefined; field: string; id: string },
  isExclusion: boolean,
): ScopeStatement[] {
  const items = (words: string, within: boolean) =>
    itemsOf(words).map((item): ScopeStatement => ({ text: item, within, statement: id }))
  if (isExclusion) {
    const labelled = outLabel.exec(text)
    if (labelled !== null) return items(text.slice(labelled[0].length), false)
    const lead = outLead.exec(text)
    if (lead !== null) return items(text.slice(lead.index + lead[0].length), false)
    const tail = outTail.exec(text)
    if (tail !== null && tail.index > 0) return items(text.slice(0, tail.index), false)
    return items(text, false)
  }
  const labelled = inLabel.exec(text)
  if (labelled !== null) return items(text.slice(labelled[0].length), true)
  return field === 'scope' && !isOutHeading(heading) ? items(text, true) : []
}

/** The items of a list: cut at commas and “and” outside of brackets; what follows “which”, “who” or a dash explains the item before. */
export function itemsOf(words: string): string[] {
  const text = words.replace(/[.;:!]+\s*$/, '').trim()
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
    const item = part.trim().replace(/^(?:and|or|nor|und)\s+/i, '')
    if (item === '') continue
    // A relative clause belongs to the item before it.
    if (
      items.length > 0 &&
      /^(?:which|who|whose|that|where|as|because|since|so|but|except|including|it|they|we|he|she|this)\b/i.test(item)
    )
      items.push(`${items.pop()}, ${item}`)
    else items.push(item.replace(/^(?:no|not|nor|any|neither)\s+(?=\p{L})/iu, ''))
  }
  return items.filter((item) => /\p{L}{2}/u.test(item))
}
