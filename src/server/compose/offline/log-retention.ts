const kept = String.raw`(?:kept|retained|stored|archived|held)`
const bound = String.raw`(?:(?:must|shall|should|will|is|are|has to|have to|to)\s){0,2}(?:be\s)?`
const trail = String.raw`(?:logs?|log (?:entries|files|records)|(?:audit|access|activity|event)[- ](?:logs?|trails?|records?)|audit of [^.;]{1,60}|record of who [^.;]{1,60})`
const seen = String.raw`(?:sessions?|access(?:es)?|sign-ins?|log-?ins?|looks?|reads?|views?|queries|downloads?|attempts?)`

/** Ways in which a brief says how long a log is kept, rather than what it is a log of. */
const ofLog = [
  new RegExp(
    String.raw`\b(?:logged|audited)\b(?:,?\s(?:with|by|to|as|in)\b[^.;]{1,80})?,?\s(?:and(?: then)?|then)\s(?:${bound})${kept}\b`,
    'i',
  ),
  new RegExp(String.raw`\b${seen}\s[^.;]{0,60}\brecorded,?\s(?:and(?: then)?|then)\s(?:${bound})${kept}\b`, 'i'),
  new RegExp(String.raw`\b${trail},?\s(?:(?:which|that)\s)?${bound}${kept}\b`, 'i'),
  new RegExp(String.raw`\b(?:keeps?|retains?|stores?|archives?)\s(?:[\p{L}-]+\s){0,4}?${trail}\b`, 'iu'),
  new RegExp(
    String.raw`\b(?:log|audit trail|audit) retention\b|\bretention (?:period )?(?:of|for) (?:[\p{L}-]+\s){0,3}?${trail}\b`,
    'iu',
  ),
]

/** True where the period that ends at a place of a text is that of a log: "logged and kept for 8 years". */
export function keepsLog(text: string, end: number): boolean {
  const start = Math.max(0, ...[...text.slice(0, end).matchAll(/[.;]\s/g)].map(({ index }) => index + 1))
  const clause = text.slice(start, end)
  // The last thing that is kept before the period is what it is about.
  const last = [...clause.matchAll(new RegExp(String.raw`\b(?:${kept}|keeps?|retains?|stores?|archives?|retention)\b`, 'gi'))].at(
    -1,
  )
  return last !== undefined && ofLog.some((pattern) => touches(pattern.exec(clause), last.index))
}

const touches = (match: RegExpExecArray | null, place: number) =>
  match !== null && match.index <= place && place < match.index + match[0].length
