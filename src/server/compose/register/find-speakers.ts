import type { Line } from './list-lines.ts'

const turn =
  /^(?:\[?\(?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\)?\]?\s+)?(\p{Lu}[\p{L}.'’-]{0,20}(?: \p{Lu}[\p{L}.'’-]{0,20}){0,2})\s?(\([^)\n]{1,40}\))?(?::|\s[—–])(?:\s+|$)/u
/** A time before it makes a name a speaker, even once. */
const timed = /^\[?\(?\d{1,2}[:.]\d{2}/
/** Words before a colon that are never names, however often they occur. */
const noNames =
  /^(?:in|out|not|must|when|who|why|what|where|how|note|notes|users?|data|time|dates?|money|budget|scope|goals?|objectives?|requirements?|acceptance|priority|owner|status|description|title|id|rationale|source|questions?|answers?|deliverables?|constraints?|assumptions?|timeline|risks?|hosting|today|later|phase|ps|re|fw|frage|antwort|ziel|umfang|termine?|kosten|objet|alcance|from|to|cc|sent|subject|von|an|betreff|a)$/i

/** The name, with the role that follows it once in brackets, and the number of characters before the text. */
export type Turn = { name: string; length: number }

/** The speakers of a conversation: names in capitals, names that recur, names after a time. */
export function findSpeakers(lines: Line[]): (text: string) => Turn | undefined {
  const counts = new Map<string, number>()
  const sure = new Set<string>()
  const roles = new Map<string, string>()
  for (const { text } of lines) {
    const name = nameAt(text)
    if (name === undefined || noNames.test(name)) continue
    counts.set(name, (counts.get(name) ?? 0) + 1)
    if (timed.test(text)) sure.add(name)
    const role = turn.exec(text.slice(0, 140))?.[2]
    if (role !== undefined && !roles.has(name)) roles.set(name, role)
  }
  const isAnswered = lines.some(({ text }) => /^A\s?\d*\s?:/.test(text))
  const talks = (names: [string, number][]) =>
    names.length > 1 && names.reduce((sum, [, count]) => sum + count, 0) > 3 && names.some(([, count]) => count > 1) ? names : []
  const isCapital = (name: string) => name === name.toUpperCase() && !(name === 'Q' && isAnswered)
  const loud = talks([...counts].filter(([name]) => isCapital(name)))
  const plain = talks([...counts].filter(([name, count]) => !isCapital(name) && count > 1))
  for (const [name] of [...loud, ...plain]) sure.add(name)
  return (text) => {
    const found = turn.exec(text.slice(0, 140))
    const name = found?.[1]
    if (found === null || name === undefined || !sure.has(name)) return undefined
    const role = roles.get(name)
    return { name: role === undefined ? name : `${name} ${role}`, length: found[0].length }
  }
}

const nameAt = (text: string) => turn.exec(text.slice(0, 140))?.[1]
