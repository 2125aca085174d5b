import { startsSentence } from './name-bounds.ts'
import { isNoSystem } from './names/no-systems.ts'
import { touches, type Token } from './tokens.ts'

type Run = { start: number; end: number; first: number }

const keeps = /^(?:register|registry|database|portal|ledger|feed|api|index)$/

/** Runs of capitalised words, with figures and small prefixes that belong to them: `B2Kapital`, `m-PIMA`, `Opera 5`. */
export function capitalRuns(tokens: Token[]): Run[] {
  const runs: Run[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    if (token === undefined || !opensName(tokens, at)) {
      at++
      continue
    }
    let last = at
    while (last - at < 8) {
      const joined = joins(tokens, last)
      if (joined === 0) break
      last += joined
    }
    // “(DFW Europe)”: all that stands in brackets is the name.
    const isBracketed = tokens[at - 1]?.text === '(' && tokens[last + 1]?.text === ')'
    let first = at
    while (first < last && isNoSystem(tokens[first]?.text ?? '') && !touches(tokens[first], tokens[first + 1])) first++
    // “Leave Skarv alone”: a command begins with a capital too.
    if (first < last && command.test(tokens[first]?.text ?? '') && startsSentence(tokens, first)) first++
    // “the Port Community Platform”: a register or a platform bears all the words before it.
    const named = wholeNameFrom(tokens, at, last)
    if (named !== undefined) first = named
    const least = isBracketed || named !== undefined ? last : first
    while (
      last > least &&
      isNoSystem(tokens[last]?.text ?? '') &&
      !/^(?:Plus|Pro|Direct|Online|Next|Go|One|Now)$/.test(tokens[last]?.text ?? '') &&
      tokens[last]?.is === 'word' &&
      // “the Trade Commission register”: what the body keeps is named after it.
      !(last > first && keeps.test(tokens[last + 1]?.lower ?? '')) &&
      !touches(tokens[last - 1], tokens[last])
    )
      last--
    // “SCADA 10-minute values”: a figure begins no name.
    if (tokens[first]?.is === 'word') runs.push({ start: tokens[first]?.start ?? 0, end: endOf(tokens[last]), first })
    at = last + 1
  }
  return runs
}

const command =
  /^(?:Leave|Keep|Replace|Use|Remove|Connect|Integrate|Drop|Take|Import|Export|Migrate|Retire|Send|Ask|Put|Read|Write|Feed|Give|Get|Do|See)$/
const wholeEnd = /^(?:Platform|Register|Registry|Ledger|Exchange|Gateway|Portal|Database|Directory|Repository|Catalogue)$/
const noFirst =
  /^(?:The|Our|In|On|From|To|For|With|By|And|An?|Each|All|This|That|If|When|As|At|Of|Existing|Current|New|Old|Is|Are|No)$/
/** Where a name of three words and more begins that ends with what it is. */
function wholeNameFrom(tokens: Token[], at: number, last: number): number | undefined {
  let first = at
  while (first < last && noFirst.test(tokens[first]?.text ?? '')) first++
  const words = tokens.slice(first, last + 1)
  return words.length > 2 && words.length < 6 && words.every(({ is }) => is === 'word') && wholeEnd.test(words.at(-1)?.text ?? '')
    ? first
    : undefined
}

const endOf = (token: Token | undefined) => (token === undefined ? 0 : token.end - (/['’]s$/.test(token.text) ? 2 : 0))

function opensName(tokens: Token[], at: number) {
  const token = tokens[at]
  if (token?.is !== 'word') return false
  if (/^\p{Lu}/u.test(token.text) || /^\p{Ll}+\p{Lu}/u.test(token.text)) return true
  const [dash, after] = [tokens[at + 1], tokens[at + 2]]
  return (
    token.text.length === 1 &&
    dash?.text === '-' &&
    touches(token, dash) &&
    touches(dash, after) &&
    /^\p{Lu}/u.test(after?.text ?? '')
  )
}

/** How many tokens more belong to the name. */
function joins(tokens: Token[], at: number) {
  const [token, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (token === undefined || next === undefined || /['’]s$/.test(token.text)) return 0
  if (/^[-/&+.]$/.test(next.text) && touches(token, next)) {
    return touches(next, after) &&
      (after?.is === 'word' || after?.is === 'number') &&
      !(next.text === '.' && /^\p{Lu}\p{Ll}/u.test(after.text) && token.text.length > 5)
      ? 2
      : next.text === '+'
        ? 1
        : 0
  }
  if (next.text === '&' && /^\p{Lu}/u.test(after?.text ?? '')) return 2
  if (next.start - token.end !== 1) return 0
  if (next.is === 'word') return /^\p{Lu}/u.test(next.text) || /^\p{Ll}+\p{Lu}/u.test(next.text) ? 1 : 0
  return next.is === 'number' &&
    /^\d{1,4}$/.test(next.text) &&
    !/^(?:19|20)\d\d$/.test(next.text) &&
    !/^\p{Ll}/u.test(after?.text ?? '')
    ? 1
    : 0
}
