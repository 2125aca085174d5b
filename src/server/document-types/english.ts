const small = `no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`.split(/\s+/)
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** `no`, `one` … `ninety-nine`, then digits. */
export function numberWord(count: number): string {
  if (count > 99) return count.toLocaleString('en-GB')
  const ten = tens[Math.floor(count / 10)]
  return small[count] ?? (count % 10 === 0 ? `${ten}` : `${ten}-${small[count % 10]}`)
}

const irregular: Record<string, string> = { person: 'people', criterion: 'criteria', analysis: 'analyses' }

export function plural(noun: string): string {
  if (/[,/]/.test(noun)) return noun
  const [, head, rest] = /^(\p{L}+)( of .+)$/u.exec(noun) ?? []
  if (head && rest) return plural(head) + rest
  const [, before = '', last = noun] = /^(.*?)(\p{L}+)$/u.exec(noun) ?? []
  const special = irregular[last]
  if (special) return before + special
  if (/(s|x|z|ch|sh)$/.test(last)) return `${noun}es`
  return /[^aeiou]y$/.test(last) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

/** `no risks`, `one risk`, `three risks`. */
export const countOf = (count: number, noun: string) => `${numberWord(count)} ${count === 1 ? noun : plural(noun)}`

/** `the one risk`, `both risks`, `all three risks`. */
export const allOf = (count: number, noun: string) =>
  count === 1 ? `the one ${noun}` : count === 2 ? `both ${plural(noun)}` : `all ${countOf(count, noun)}`

/** Picks the form that agrees with a number: `agree(1, 'is', 'are')`. */
export const agree = (count: number, one: string, many: string) => (count === 1 ? one : many)

/** `a`, `a and b`, `a, b and c`; a comma before the last if an item contains “and”, semicolons if one contains a comma. */
export function joinList(items: string[], conjunction = 'and'): string {
  if (items.length < 2) return items[0] ?? ''
  const inner = items.some((item) => item.includes(',')) ? ';' : ','
  const isTangled = items.slice(-2).some((item) => item.includes(` ${conjunction} `) && !item.startsWith('“'))
  const last = inner === ';' ? (items.length > 2 ? ';' : '') : isTangled ? ',' : ''
  return `${items.slice(0, -1).join(`${inner} `)}${last} ${conjunction} ${items.at(-1)}`
}

/** At most `limit` items by name, the rest as a number. */
export function joinSome(items: string[], limit: number): string {
  const rest = items.length - limit
  return rest <= 1 ? joinList(items) : joinList([...items.slice(0, limit), `${numberWord(rest)} more`])
}

const anBefore = /^([aeiou]|8|11\b|18\b|hour|honest|[FHLMNRSX](?![a-z])[A-Z0-9]*\b)/i
const aBefore = /^(uni([^nm]|$)|use|usa|eu|one\b|[BCDGJKPQTUVWYZ](?![a-z]))/i

/** With `a` or `an`, by sound: `an API`, `a user`, `an SLA`, `a UK region`. */
export function withArticle(noun: string): string {
  const acronym = /^[A-Z]{2,}/.test(noun)
  const an = acronym
    ? /^[AEFHILMNORSX]/.test(noun) && !/^(EU|ROM|RAM|SAP|NATO|NASA)\b/.test(noun)
    : anBefore.test(noun) && !aBefore.test(noun)
  return `${an || /^SAP\b/.test(noun) ? 'an' : 'a'} ${noun}`
}

/** Without the full stop or other mark at its end. */
export const bare = (text: string) => text.trim().replace(/[\s.;:,]+$/, '')

/** An identifier such as `draft_id` is unchanged. */
export const capitalised = (text: string) =>
  text.replace(/^\p{Ll}(?!\p{Ll}*\p{Lu}|[\p{L}\p{N}]*_)/u, (letter) => letter.toUpperCase())

/** Begins with a capital and ends with a full stop. */
export function sentence(text: string): string {
  const words = capitalised(text.trim())
  if (words === '') return ''
  return /[.!?…]['’”"]?$/.test(words) ? words : `${bare(words)}.`
}

/** Words that begin sentences and are never names, so that they lose their capital inside a sentence. */
const openers = new Set(
  `a an the all any each every no some one two three our their its it this that these those only both most many more less
   after before during when while where if as at by for from in into of on over per to under until up with within without
   not never there here data new existing current daily weekly monthly nightly hourly`.split(/\s+/),
)

/** For use inside a sentence; names and acronyms are unchanged. A word followed by a capitalised one is part of a name. */
export function lowerFirst(text: string, names: ReadonlySet<string>): string {
  const [first = ''] = /^[\p{L}'’-]+/u.exec(text) ?? []
  if (!/^\p{Lu}\p{Ll}*(?:-\p{Ll}+)*$/u.test(first)) return text
  const [lowered, rest] = [first.toLowerCase(), text.slice(first.length)]
  const isName = names.has(first) || /^\s+\p{Lu}/u.test(rest)
  return openers.has(lowered) || !isName ? lowered + rest : text
}

/** Departments, which have no article. */
const department = /^(finance|legal|audit|marketing|procurement|operations|sales|human resources|IT)$/i

/** `the data owner`, `the SOC lead`, `finance`: a role inside a sentence. */
export const theRole = (role: string) =>
  department.test(role.trim()) ? role.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) : theNamed(role)
/** Official titles are unchanged: `the Chief Risk Officer`, `the Head of Claims`. */
const isTitle = (role: string) => /\s\p{Lu}\p{Ll}/u.test(role.trim())
const theNamed = (role: string) => the(isTitle(role) ? role : role.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()))

/** `the claims platform`, for a phrase with or without an article. */
export const the = (phrase: string) => `the ${phrase.trim().replace(/^(the|an?) /i, '')}`
