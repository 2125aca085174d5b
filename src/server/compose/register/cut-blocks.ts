import type { Line } from './list-lines.ts'
import { numberClauses, type ClauseNumber } from './number-clauses.ts'
import type { MailLine } from './mail-line.ts'
import type { Span } from './trim-span.ts'

const turn =
  /^(?:\[?\(?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\)?\]?\s+)?(\p{Lu}[\p{L}.'’-]{0,20}(?: \p{Lu}[\p{L}.'’-]{0,20}){0,2})\s?(\([^)\n]{1,40}\))?(?::|\s[—–])(?:\s+|$)/u
/** A time before it makes a name a speaker, even once. */
const timed = /^\[?\(?\d{1,2}[:.]\d{2}/
/** Words before a colon that are never names, however often they occur. */
const noNames =
  /^(?:in|out|not|must|when|who|why|what|where|how|note|notes|users?|data|time|dates?|money|budget|scope|goals?|objectives?|requirements?|acceptance|priority|owner|status|description|title|id|rationale|source|questions?|answers?|deliverables?|constraints?|assumptions?|timeline|risks?|hosting|today|later|phase|ps|re|fw|frage|antwort|ziel|umfang|termine?|kosten|objet|alcance|from|to|cc|sent|subject|von|an|betreff|a)$/i

/** The name, with the role that follows it once in brackets, and the number of characters before the text. */
type Turn = { name: string; length: number }

/** The speakers of a conversation: names in capitals, names that recur, names after a time. */
function findSpeakers(lines: Line[]): (text: string) => Turn | undefined {
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

/** A paragraph, bullet, row or heading of a field: where its words begin and the text before them. */
export type Block = Span & {
  /** Where its words begin, after the bullet, number and speaker's name. */
  body: number
  is: 'text' | 'bullet' | 'row' | 'rule' | 'heading' | 'lead'
  number?: ClauseNumber
  /** The number of the question that it answers. */
  clause?: string
  speaker?: string
  /** Counts turns of talk and emails. */
  message: number
  earlier: boolean
  indent: number
  /** It follows an empty line. */
  isApart: boolean
}
/** Text that is in no statement, and why. */
export type Mark = Span & {
  kind: 'quote' | 'bullet' | 'number' | 'speaker' | 'heading' | 'rule'
  /** The block that a heading is in. */
  of?: Block
}

const bullet = /^(?:[-*•–—·▪‣○●◦►✓✔➢]+\s+|x\s+(?=\p{Ll}{2})|\p{Emoji_Presentation}\s+(?=\p{L}))/u
const box = /^(?:[☐☑☒]|\[[ xX✓]?\])\s?/u
const ruled = /^(?:[-=_*~#\s]{3,}|[•*|·.–—-]+)$/u
const tableRule = /^[\s|:+=-]+$/

type Begun = {
  at: number
  line: Line
  mail: MailLine
  lead: number
  isBullet: boolean
  turn?: Turn | undefined
  number?: ClauseNumber | undefined
  body: number
}

/** Cuts a field's lines into blocks; lines of emails without content about the work are left out. */
export function cutBlocks(
  text: string,
  { lines, mails, known }: { lines: Line[]; mails: MailLine[]; known: ReadonlySet<string> },
): { blocks: Block[]; marks: Mark[]; numbers: ClauseNumber[] } {
  const marks: Mark[] = []
  // Lines that continue a statement, including their `>`.
  const inside = new Set<Line>()
  const told = lines.filter((line, index) => line.text !== '' && mails[index]?.aside === undefined)
  const speakers = findSpeakers(told)
  const begun = beginLines(lines, mails, speakers)
  const numbers = numberClauses(text, told, { bodies: begun.filter(({ line }) => !isRow(line)).map(({ body }) => body), known })
  const byStart = new Map(numbers.map((number) => [number.start, number]))
  const widths = widthsOf(lines)
  const margin = marginOf(lines)
  const blocks: Block[] = []
  let talk: { speaker?: string; turns: number; message: number } = { turns: 0, message: 0 }
  let last: Begun | undefined
  for (const [index, begin] of begun.entries()) {
    const { line, mail, turn } = begin
    begin.number = byStart.get(begin.body)
    if (mail.message !== talk.message) talk = { turns: talk.turns, message: mail.message }
    if (turn !== undefined) talk = { speaker: turn.name, turns: talk.turns + 1, message: mail.message }
    const before = blocks.at(-1)
    const isApart = last === undefined || begin.at - last.at > 1
    const row = isRow(line) || isBarRow(begun, index)
    if (
      before !== undefined &&
      last !== undefined &&
      !row &&
      !isApart &&
      goesOn(before, { last: last.line, begin, width: widths(line), margin })
    ) {
      before.end = line.end
      inside.add(line)
      last = begin
      continue
    }
    last = begin
    if (begin.body >= line.end) {
      marks.push({ start: line.start, end: line.end, kind: 'speaker' })
      continue
    }
    blocks.push(blockOf(begin, { row, talk, isApart }))
    marks.push(...marksOf(begin))
  }
  const quoted = lines.filter((line) => line.depth > 0 && !inside.has(line))
  marks.push(...quoted.map(({ quoteStart, start }): Mark => ({ start: quoteStart, end: start, kind: 'quote' })))
  return { blocks, marks, numbers }
}

function beginLines(lines: Line[], mails: MailLine[], speakers: (text: string) => Turn | undefined): Begun[] {
  return lines.flatMap((line, index) => {
    const mail = mails[index]
    if (mail === undefined || line.text === '' || mail.aside !== undefined) return []
    const lead = bullet.exec(line.text.slice(0, 40))?.[0].length ?? 0
    const turn = isRow(line) ? undefined : speakers(line.text.slice(lead))
    const body = isRow(line) || lead >= line.text.length ? line.start : line.start + lead + (turn?.length ?? 0)
    return [
      {
        at: index,
        line,
        mail,
        lead: isRow(line) ? 0 : lead,
        isBullet: lead > 0 || box.test(line.text),
        turn,
        body: Math.min(body, line.end),
      },
    ]
  })
}

function blockOf(
  { line, mail, isBullet, number, body }: Begun,
  { row, talk, isApart }: { row: boolean; talk: { speaker?: string; turns: number }; isApart: boolean },
): Block {
  const speaker = talk.speaker ?? mail.speaker
  return {
    start: line.start,
    body: number?.end ?? body,
    end: line.end,
    is: isRule(line) ? 'rule' : row ? 'row' : isBullet || number !== undefined ? 'bullet' : 'text',
    ...(number !== undefined && { number }),
    ...(speaker !== undefined && { speaker }),
    message: mail.message * 10_000 + talk.turns,
    earlier: mail.earlier,
    indent: line.indent,
    isApart,
  }
}

function marksOf({ line, lead, turn, number, body }: Begun): Mark[] {
  if (isRule(line)) return [{ start: line.start, end: line.end, kind: 'rule' }]
  const marks: Mark[] = []
  if (lead > 0) marks.push({ start: line.start, end: line.start + lead, kind: 'bullet' })
  if (turn !== undefined) marks.push({ start: line.start + lead, end: body, kind: 'speaker' })
  if (number !== undefined) marks.push({ start: number.start, end: number.end, kind: 'number' })
  return marks
}

const isRule = ({ text }: Line) => ruled.test(text) || (tableRule.test(text) && text.includes('-'))
const isRow = ({ text }: Line) => text.startsWith('|') || /\S[ ]*\t\s*\S/.test(text.slice(0, 400))
const bars = (begun: Begun | undefined) => begun?.line.text.split(/\s\|(?=\s|$)/).length ?? 1

/** “Ref | Requirement | Priority”: a row without outer bars contains bars, and so does a neighbouring line. */
function isBarRow(begun: Begun[], index: number): boolean {
  const count = begun[index]?.line.text.includes(' |') === true ? bars(begun[index]) : 1
  return count > 1 && (count === bars(begun[index - 1]) || count === bars(begun[index + 1]))
}

/** For each line, the length of the longest in its run without empty lines, or 0 if each line is a separate note. */
function widthsOf(lines: Line[]): (line: Line) => number {
  const widths = new Map<Line, number>()
  for (let from = 0; from < lines.length;) {
    let to = from
    while (to < lines.length && lines[to]?.text !== '') to++
    const group = lines.slice(from, to)
    const width = group.reduce((most, { text }) => Math.max(most, text.length), 0)
    const small = group.filter(({ text }) => /^\p{Ll}/u.test(text)).length
    const full = group.filter(
      ({ text }, index) => text.length + 1 + (group[index + 1]?.text.split(' ', 1)[0]?.length ?? 0) > width,
    ).length
    const areNotes = group.length > 2 && small > group.length / 2 && full * 2 <= group.length
    for (const line of group) widths.set(line, areNotes ? 0 : width)
    from = Math.max(to, from + 1)
  }
  return (line) => widths.get(line) ?? 0
}

/** A line that continues the one before, which was broken at the margin, or that is indented below its bullet. */
function goesOn(
  before: Block,
  { last, begin, width, margin }: { last: Line; begin: Begun; width: number; margin: number | undefined },
): boolean {
  const { line, isBullet, turn, number } = begin
  if ((before.is !== 'text' && before.is !== 'bullet') || isBullet || turn !== undefined || number !== undefined) return false
  if (line.depth !== last.depth || isRule(line) || /^\p{L}[\p{L} ]{1,20}:(?:\s|$)/u.test(line.text.slice(0, 30))) return false
  if (before.is === 'bullet' && line.indent > before.indent + 1 && !/[:]$/.test(last.text)) return true
  const first = line.text.slice(0, 60).split(' ')[0] ?? ''
  const isFull = (most: number) => last.text.length >= 40 && last.text.length + 1 + first.length > Math.min(most, 160)
  const isStopped = /[.!?:;]["”)]?$/.test(last.text)
  const startsSmall = /^[\p{Ll}(]/u.test(line.text)
  if (margin !== undefined && (isFull(margin) || (!isStopped && (startsSmall || last.text.length >= margin * 0.8)))) return true
  return width > 0 && startsSmall && isFull(width) && !isStopped
}

/** The longest line that continues with a small letter in the next, if a field is broken at a margin throughout. */
function marginOf(lines: Line[]): number | undefined {
  const broken = lines.filter(
    ({ text }, index) =>
      text.length >= 50 && text.length <= 130 && !/[.!?:;|]$/.test(text) && /^\p{Ll}{2}/u.test(lines[index + 1]?.text ?? ''),
  )
  const long = lines.filter(({ text }) => text.length > 130).length
  return broken.length >= 3 && long * 4 < broken.length ? Math.max(...broken.map(({ text }) => text.length)) : undefined
}
