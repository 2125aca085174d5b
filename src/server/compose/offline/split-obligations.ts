const modal = String.raw`must|shall|should|needs? to|has to|have to`
const more = 'then |also |not |only '
/** Where a second obligation begins within a sentence: a verb of demand, or a further verb of the first one. */
const begins = String.raw`(?:${more})?(?:${modal}|will)\b|(?:${more})?be \p{L}|(?:${more})?(?:deleted|encrypted|logged|masked|stored|kept|retained|archived|reported|approved|reviewed|tested|audited|backed up)\b|(?:${more})?(?:comply|meet|support|stay|remain)\b`
const owned = String.raw`[^,.;:]{2,60}?\s(?:${modal})\b`
const joint = new RegExp(String.raw`(?:;|,?\s+(?:and|but))\s+(?=${begins}|${owned})`, 'iu')
const demand = new RegExp(String.raw`\b(?:${modal}|may|can|cannot|will)\b`, 'i')
const refersBack = /^(?:this|it|they|these|that|which|the same)\b/i
const ownSubject = new RegExp(String.raw`^${owned}`, 'iu')

/** The obligations of a requirement, each readable on its own; most have one. */
export function splitObligations(text: string): string[] {
  if (!/;|\s(?:and|but)\s/i.test(text)) return [text]
  const [first = text, ...rest] = text.split(joint)
  const found = [first]
  for (const piece of rest) {
    // Before the verb of the first obligation, "and" only joins two things that it is about.
    if (demand.test(found.at(-1)!) && !refersBack.test(piece)) found.push(piece)
    else found[found.length - 1] += ` and ${piece}`
  }
  const subject = /^(.{2,80}?)\s(?:must|shall|should|needs? to|has to|have to|may|can|will)\b/i.exec(found[0]!)?.[1]
  return found.map((piece, index) =>
    index === 0 || !subject || ownSubject.test(piece) ? piece.trim() : `${subject} ${piece.trim()}`,
  )
}
