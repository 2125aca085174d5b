import type { ReadStatement } from './find-systems.ts'
import { phraseBoundaries } from './phrase-of-people.ts'
import { isRoleNoun, isSingleRole } from './role-nouns.ts'
import { singular, touches, type Token } from './tokens.ts'

/** A noun phrase at its place, which may name people: tokens `[first, last]`, of which `head` is the noun. */
export type PeoplePhrase = {
  name: string
  key: string
  statement: ReadStatement
  first: number
  last: number
  head: number
  /** Not a noun phrase by the tagger: words that a reader of the sentence took for people. */
  isLoose: boolean
}

const mostWords = 4
const determiner = /^(?:the|our|my|an?|each|every|all|both|their|its|his|her|your|no|any|two|three|four|five|six)$/
/** Of these every house has several: what is said behind them tells which. */
const general =
  /^(?:persons?|people|members?|staff|heads?|officers?|teams?|colleagues?|clerks?|someone|directors?|chiefs?|inspectors?|secretary|deans?|keepers?|employees?|workers?|managers?|leads?|crew|unit|department|office|desk)$/
const bindsBehind = /^(?:of|at|in|from|with|on)$/
const mostBehind = 2

/** The noun phrases of a statement, each up to its head; a title goes on behind “of”. */
export function phrasesIn(statement: ReadStatement, tags: readonly string[]): PeoplePhrase[] {
  const { tokens } = statement
  const found: PeoplePhrase[] = []
  for (let at = 0; at < tokens.length;) {
    const end = endOfRun(tokens, tags, at)
    if (end === undefined) {
      at++
      continue
    }
    const phrase = phraseFrom({ statement, tags }, at, end)
    if (phrase !== undefined) found.push(phrase)
    at = end + 1
  }
  return found
}

const title = /^(?:mr|mrs|ms|dr|prof)\.?$/
/** In “clerk Mr Tan” and “clerk Mr. Tan” the role has been told already; “Mr Tan” alone stands for himself. */
function isNamedBehindRole(tokens: readonly Token[], at: number): boolean {
  const from = [at, at - 1, ...(tokens[at - 1]?.text === '.' ? [at - 2] : [])].find((one) => title.test(tokens[one]?.lower ?? ''))
  return from !== undefined && isRoleNoun(tokens[from - 1]?.lower ?? '')
}
const isNoun = (tokens: readonly Token[], tags: readonly string[], at: number) => {
  const token = tokens[at]
  if (token?.is !== 'word' || phraseBoundaries.has(token.lower) || isNamedBehindRole(tokens, at)) return false
  if (tags[at] === 'NOUN' || tags[at] === 'PROPN') return true
  if (isRoleNoun(token.lower) || isSingleRole(token.lower)) return true
  return tags[at] === 'VERB' && determiner.test(tokens[at - 1]?.lower ?? '') && !/(?:ed|ing)$/.test(token.lower)
}
const isBefore = (tokens: readonly Token[], tags: readonly string[], at: number) => {
  const token = tokens[at]
  if (token?.is !== 'word' || phraseBoundaries.has(token.lower) || isNamedBehindRole(tokens, at)) return false
  return tags[at] === 'ADJ' || (tags[at] === 'VERB' && /(?:ed|en|ing)$/.test(token.lower))
}
const isHyphen = (tokens: readonly Token[], at: number) =>
  /^[-‐‑/&]$/.test(tokens[at]?.text ?? '') &&
  touches(tokens[at - 1], tokens[at]) &&
  touches(tokens[at], tokens[at + 1]) &&
  tokens[at + 1]?.is === 'word'

/** Where the run of nouns, and of what stands before them, ends that begins at a token. */
function endOfRun(tokens: readonly Token[], tags: readonly string[], from: number): number | undefined {
  let last: number | undefined
  for (let at = from; at < tokens.length && at < from + 9; at++) {
    if (isHyphen(tokens, at) && at > from) continue
    const noun = isNoun(tokens, tags, at)
    if (!noun && !isBefore(tokens, tags, at) && !isHyphen(tokens, at + 1)) break
    if (!noun && isHyphen(tokens, at + 1) && tokens[at]?.is !== 'word') break
    if (noun) last = at
    // “planners book a stand”: behind several people stands what they do.
    if (isRoleNoun(tokens[at]!.lower) && !isHyphen(tokens, at + 1)) break
    if (/['’]s$/.test(tokens[at]!.text)) break
    if (tokens[at + 1]?.text === "'" || tokens[at + 1]?.text === '’') break
  }
  return last
}

function phraseFrom(
  { statement, tags }: { statement: ReadStatement; tags: readonly string[] },
  from: number,
  head: number,
): PeoplePhrase | undefined {
  const { tokens, text } = statement
  let first = from
  while (first < head && head - first >= mostWords) first++
  while (first < head && (tokens[first]?.is !== 'word' || isHyphen(tokens, first))) first++
  const last = general.test(tokens[head]!.lower) ? lastBehind(tokens, tags, head) : head
  const name = text.slice(tokens[first]!.start, tokens[last]!.end).replace(/['’]s$/, '')
  if (name.length < 2 || /[;:()]/.test(name)) return undefined
  return { name, key: singular(name.toLowerCase()), statement, first, last, head, isLoose: false }
}

/** “Head of Finance”, “person with Fachkunde 2”, “officers at the gate” */
function lastBehind(tokens: readonly Token[], tags: readonly string[], head: number): number {
  if (!bindsBehind.test(tokens[head + 1]?.lower ?? '')) return head
  let at = head + 2
  while (/^(?:the|our|an?|their|its)$/.test(tokens[at]?.lower ?? '')) at++
  const end = endOfRun(tokens, tags, at)
  if (end === undefined || end >= at + mostBehind || /['’]s$/.test(tokens[end]!.text)) return head
  return tokens[end + 1]?.is === 'number' && touchesByBlank(tokens, end) ? end + 1 : end
}
const touchesByBlank = (tokens: readonly Token[], at: number) => tokens[at + 1]!.start - tokens[at]!.end === 1
