import { findKnownNames, ordinaryWords } from './names/known-names.ts'
import { isNoSystem, organisationWord } from './names/no-systems.ts'
import type { KnownName } from './reading.ts'
import { stanceOf, type Stance } from './read-polarity.ts'
import { touches, type Token } from './tokens.ts'

/** A statement as far as it has been read: its words, and what the next sentence says. */
export type ReadStatement = {
  id: string
  text: string
  tokens: Token[]
  next: string
  heading: string | undefined
  isOut: boolean
  paragraph: number
}

/** A name at its place in a statement. */
export type Mention = {
  name: string
  statement: ReadStatement
  start: number
  end: number
  known?: KnownName | undefined
  stance: Stance
  /** How much speaks for a system. */
  weight: number
  isGeneric: boolean
}

const systemNoun =
  'system|application|app|software|tool|platform|database|historian|ERP|CRM|MES|WMS|TMS|LIMS|PIM|PLM|EMR|EHR|DMS|CMS|GIS|SCADA|ledger|mainframe|server|export|interface|feed|module|suite|gateway|portal|warehouse|DWH|queue|register|registry|cluster|workbook|terminal|directory|tenant|instance|client|connector|broker|archive|store|repository|switch|hub|exchange|website|site|package|solution|intranet|index|catalogue|catalog|service|API|product|log-?in|account|spreadsheet|calendar|dashboard|license|licence'
const nounBehind = new RegExp(String.raw`^['’]?s?\s(?:[\p{Ll}-]+\s){0,1}(?:${systemNoun})s?\b`, 'iu')
const nounBefore = new RegExp(
  String.raw`\b(?:${systemNoun})s?,?\s?(?:\(|:|,|is|called|named|known as|=|is called)?\s?(?:the |is |called |named )?["“„]?$`,
  'iu',
)
const movesBefore =
  /\b(?:from|into|via|through|out of|export(?:s|ed)? to|import(?:s|ed)? (?:from|to|into)|(?:integrat|interfac|connect|link|synchroni[sz]|sync)\w* (?:to|with)|(?:sent|send|sends|delivered|deliver|goes|go|come|comes|came|handed|pushed|posted|post|written|booked|recorded|kept|held|stored|lives?|sits?|registered|loaded|copied|reads?|read|queries|runs?|running|served|taken|managed|built|bookings|done|made|tracked|entered|keyed|typed|uploaded) (?:\w+ )?(?:to|into|in|by|on|from|with|out of|through)|in|on|using|uses?|replac\w+|retire|by|with|against|behind|for|of|has|have|is|are|called|named|keep|at|to|and|or)\s(?:the |our |an? |their |its |old |existing |current |central |legacy |local |own |present |new )*(?:[\p{L}]+['’]s )?["“„(]?$/iu
const strongMoves =
  /\b(?:from|into|via|through|out of|(?:integrat|interfac|connect|link|synchroni[sz]|sync)\w* (?:to|with)|(?:sent|send|sends|delivered|deliver|goes|go|come|comes|came|handed|pushed|posted|post|written|booked|recorded|kept|held|stored|lives?|live|sits?|registered|loaded|copied|reads?|runs?|running|taken|managed|done|entered|keyed|typed|uploaded|export|import|back) (?:\w+ )?(?:to|into|in|by|on|from|with|out of|through)|replac\w+|retire|called|named|reads?)\s(?:the |our |an? |their |its |old |existing |current |central |legacy |local |own |present |new )*(?:[\p{L}]+['’]s )?["“„(]?$/iu
const movesBehind =
  /^(?:\s\([^)]{1,60}\))?,?\s(?:(?:which|that|and)\s)?(?:also\s|already\s)?(?:holds?|sends?|delivers?|exports?|provides?|feeds?|publishes|contains?|produces?|emits?|keeps?|stores?|receives?|pushes|stays?|goes\b|remains?|knows|takes?|needs|reads?|polls?|has (?:the|all|our|every)|is (?:the (?:source|master|system)|our|used|being|to be|switched|upgraded|replaced|retired)|records?|runs|serves|shows|does|continues|(?:shall|will|must|should) (?:receive|get|hold|continue|remain|stay|be (?:kept|fed|read|connected|replaced|the source)))\b/i

/** The names in a statement that may be systems, each with what speaks for it. */
export function mentionsIn(statement: ReadStatement, own: Set<string>): Mention[] {
  const known = findKnownNames(statement.tokens).flatMap((found): Mention[] => {
    const { aliases: _, ...listed } = found.listed
    const written = statement.text.slice(found.start, found.end)
    const isOrdinary = ordinaryWords.has(written.toLowerCase()) && written !== written.toUpperCase()
    const signs = weightOf(statement, found.start, found.end, written)
    if (isOrdinary && signs < (startsSentence(statement.tokens, found.first) ? 2 : 1)) return []
    if (own.has(written.toLowerCase()) && signs < 2) return []
    return [mentionOf(statement, found.start, found.end, { known: listed, weight: 3 + signs })]
  })
  const taken = known.map(({ start, end }) => ({ start, end }))
  const unlisted = capitalRuns(statement.tokens)
    .filter(({ start, end }) => !taken.some((span) => start < span.end && span.start < end))
    .flatMap(({ start, end, first }): Mention[] => {
      const name = statement.text.slice(start, end)
      if (own.has(name.toLowerCase()) || isBarred(name)) return []
      const weight = weightOf(statement, start, end, name) - (startsSentence(statement.tokens, first) && !isSpecial(name) ? 1 : 0)
      return [mentionOf(statement, start, end, { weight })]
    })
  return [...known, ...unlisted].toSorted((one, other) => one.start - other.start)
}

function mentionOf(
  statement: ReadStatement,
  start: number,
  end: number,
  { known, weight, isGeneric }: { known?: KnownName; weight: number; isGeneric?: boolean },
): Mention {
  const { stance } = stanceOf({ text: statement.text, start, end, next: statement.next })
  return { name: statement.text.slice(start, end), statement, start, end, known, stance, weight, isGeneric: isGeneric ?? false }
}

/** Signs that a name is one of a system: its form, a noun beside it, data that move, or that it stays or goes. */
function weightOf({ text, next }: ReadStatement, start: number, end: number, name: string) {
  const left = text.slice(Math.max(0, start - 60), start)
  const right = text.slice(end, end + 80)
  let weight = 0
  if (isSpecial(name)) weight += 1
  if (nounBehind.test(right) || nounBefore.test(left)) weight += 2
  if (strongMoves.test(left)) weight += 1.5
  else if (movesBefore.test(left)) weight += 0.7
  if (movesBehind.test(right)) weight += 1
  if (/["“„]$/.test(left)) weight += 1
  const { stance } = stanceOf({ text, start, end, next })
  if (stance === 'keep' || stance === 'replace') weight += 1
  return weight
}

/** Mixed case, figures or capitals alone: no ordinary word is written so. */
export const isSpecial = (name: string) => /\p{Ll}\p{Lu}|\p{L}-?\d|^\p{Lu}{3,8}s?$|\+/u.test(name)

const startsSentence = (tokens: Token[], at: number) => at === 0 || /^[.!?:;|•"“(–-]$/.test(tokens[at - 1]?.text ?? '')

const isBarred = (name: string) => {
  const words = name.split(/[\s/]+/)
  if (words.length > 4 || name.length < 2) return true
  if (words.every((word) => isNoSystem(word) || /^\d+$/.test(word))) return true
  return words.some((word) => organisationWord.test(word)) && !/\p{Ll}\p{Lu}/u.test(name)
}

type Run = { start: number; end: number; first: number }

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
    let first = at
    while (first < last && isNoSystem(tokens[first]?.text ?? '') && !touches(tokens[first], tokens[first + 1])) first++
    while (
      last > first &&
      isNoSystem(tokens[last]?.text ?? '') &&
      tokens[last]?.is === 'word' &&
      !touches(tokens[last - 1], tokens[last])
    )
      last--
    runs.push({ start: tokens[first]?.start ?? 0, end: endOf(tokens[last]), first })
    at = last + 1
  }
  return runs
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
