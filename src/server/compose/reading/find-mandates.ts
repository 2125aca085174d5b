import type { Mention } from './find-systems.ts'
import type { Mandate } from './reading.ts'

const before =
  /\b(?:(?:must|shall|should|will|to) (?:\p{L}+ ){0,3}?(?:use|run on|be built on|be (?:built )?(?:in|on|with)|store (?:its|the|all) data in|be|follow|comply with|take theirs in|go through)|use of|we (?:use|build|buil[dt]|run|standardi[sz]e) (?:on )?|is set|runs? (?:on|in|upon)|hosted (?:on|in)|based on|database shall be|insert "database shall be|and (?:nothing but|only)|only|sign[- ]?(?:in|on) (?:is|by|with|through)|(?:log in|sign in|authenticate) (?:with|through|by|via))\s(?:the |our |an? |own )*(?:[\p{L}-]+['’]s )?(?:[\p{L}-]+ )?["“]?$/iu
const behind =
  /^(?:\s\([^)]{0,60}\))?,?\s(?:(?:is|are) (?:mandated|mandatory|set|given|prescribed|(?:the|our|a|state|group|house) standard|required|to be used|already (?:used|paid))|(?:must|shall|should) be (?:used|the \p{L}+)|state standard|for (?:sign[- ]?in|the test|single)|for sign)|^\sis the (?:only|standard|mandat\w+)\b|^\sfor sign[- ]?(?:in|on)\b/iu
const standard = /\b(?:standard|mandat\w+|prescribed|paved road|policy)\b/i

/** A technology that a statement prescribes, with what it is to do in the statement's words. */
export function mandatesIn(mentions: Mention[]): Mandate[] {
  return mentions.flatMap(({ name, statement, start, end, stance, known, weight }): Mandate[] => {
    if (known === undefined && weight < 2) return []
    if (stance === 'ban' || stance === 'replace' || stance === 'out' || stance === 'open') return []
    const { text } = statement
    const left = text.slice(Math.max(0, start - 60), start)
    const right = text.slice(end, end + 60)
    const isSet =
      before.test(left) ||
      behind.test(right) ||
      (known !== undefined && standard.test(text.slice(Math.max(0, start - 40), end + 60)))
    if (!isSet) return []
    const words = text
      .slice(Math.max(0, start - 160), end + 160)
      .replace(/\s+/g, ' ')
      .trim()
    return [{ name, does: words, statement: statement.id }]
  })
}
