import { bare } from './english.ts'

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Words that a subject does not begin with: they tell how, when or whether. */
const opener =
  /^(and|or|so|that|than|must|should|shall|will|can|may|be|is|are|by|to|at|of|in|on|with|for|from|it|the|an?|all|every|each|this|these)$/i
/** The verbs by which a share changes or is had. */
const verb = 'fall|falls|fell|rise|rises|grow|grows|drop|drops|reduce|reduced|increase|increased|cut|differ|agree'

function lastWords(words: string, most: number): string {
  const all = words.trim().split(/\s+/).slice(-most)
  while (all.length > 0 && opener.test(all[0]!)) all.shift()
  return all.join(' ')
}

/** A subject stands no further from its share than this, in characters. */
const nearby = 80

/** “at least 65%” → “at least 65% of the fraud”; what bears its unit already, or says nothing of its subject, stays as it is. */
export function withSubject(quote: string, whole: string): string {
  const place = whole.indexOf(quote)
  if (place === -1) return quote
  const text = whole.slice(Math.max(0, place - nearby), place + quote.length + nearby)
  const at = escaped(quote)
  const negated = new RegExp(`\\b(no|not) ${at}`, 'i').exec(text)?.[0]
  if (negated) return negated
  if (!/%\s*$/.test(quote)) return quote
  const of = new RegExp(
    `${at} (of (?:the |all |our |its )?[\\p{L}-]+(?: (?!(?:must|should|shall|will|can|may|is|are|that|which|who|at|in|by|for|about|and|or|to|with|begin|confirmed|a)\\b)[\\p{L}-]+)?)`,
    'iu',
  ).exec(text)?.[1]
  if (of) return `${quote} ${bare(of)}`
  const rate = new RegExp(`((?:[\\p{L}-]+ ){1,2}(?:rate|share|level|error)) (?:of |is |below )?${at}`, 'iu').exec(text)?.[1]
  if (rate) return `${lastWords(rate, 3)} of ${quote}`
  const change = new RegExp(`((?:[\\p{L}-]+ ){0,3}(?:${verb})) (?:by |to )?${at}`, 'iu').exec(text)
  const subject = change?.[1] ? lastWords(change[1], 4) : ''
  if (change && subject.includes(' ')) return `${subject}${change[0].slice(change[1]!.length)}`
  return /availab|uptime/i.test(whole) ? `${quote} availability` : quote
}
