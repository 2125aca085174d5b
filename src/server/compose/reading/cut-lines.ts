import { trimSpan, type Span } from './cut-sentences.ts'

/** A paragraph, a bullet or a heading of a field: where its words begin and what stands before them. */
export type Block = Span & {
  /** Where its words begin, behind bullet, number and name of who speaks. */
  body: number
  is: 'text' | 'bullet' | 'heading' | 'row' | 'mail-head'
  clause?: string | undefined
  speaker?: string | undefined
  /** Counts mails and turns of talk. */
  message: number
}

type Line = Span & { text: string }

const bullet = /^\s*(?:[-*•–—·▪‣○●]+\s+|\[[ x]\]\s+|>\s+)?/u
const clauseNumber =
  /^(?:§{1,2}\s?\d{1,3}(?:\.\d{1,3}){0,3}\p{Ll}?\.?(?=\s)|(?:§\s?)?(?:\p{Lu}{1,6}[-.]?\s?)?\d{1,3}(?:\.\d{1,3}){0,4}\p{Ll}?[.):](?=\s)|(?:§\s?)?(?:\p{Lu}{1,3}\.)?\d{1,3}(?:\.\d{1,3}){1,4}\p{Ll}?(?=\s+\p{L})|\p{Lu}{1,6}-?\d{1,4}(?:\.\d{1,3}){0,3}(?=\s+\p{Lu})|\((?:\p{Ll}{1,4}|\d{1,2}|\p{Lu})\)(?=\s)|(?:\p{Ll}|[ivx]{1,4})[.)](?=\s))\s*/u
const mailHead = /^(?:from|to|cc|bcc|sent|date|subject|re|betreff|von|an|gesendet|datum)\s?:\s?/i
const mailBreak = /^-{3,}\s*(?:original message|forwarded message|ursprüngliche nachricht)?\s*-{0,}$/i
const speakerName =
  /^(?:\[?\d[\d:.]*\]?\s+)?(\p{Lu}[\p{L}.'’-]{0,20}(?: \p{Lu}[\p{L}.'’-]{0,20}){0,2})\s?(?:\([^)\n]{1,40}\))?:\s+/u

export const linesOf = (text: string): Line[] => {
  const lines: Line[] = []
  let start = 0
  for (const line of text.split('\n')) {
    lines.push({ start, end: start + line.length, text: line })
    start += line.length + 1
  }
  return lines
}

/** Names that begin turns of talk: in capitals, or often at the beginning of a line. */
export function findSpeakers(lines: Line[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { text } of lines) {
    const name = speakerName.exec(text.slice(0, 100))?.[1]
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const turns = [...counts].filter(([name]) => /^[\p{Lu}.'’ -]+$/u.test(name)).reduce((sum, [, count]) => sum + count, 0)
  return new Set(
    [...counts].filter(([name, count]) => (/^[\p{Lu}.'’ -]+$/u.test(name) ? turns > 3 : count > 2)).map(([name]) => name),
  )
}

export function cutBlocks(text: string): Block[] {
  const lines = linesOf(text)
  const speakers = findSpeakers(lines)
  const around = linesAround(lines)
  const numbering = numberingOf(text)
  const blocks: Block[] = []
  let speaker: string | undefined
  let message = 0
  for (const [index, line] of lines.entries()) {
    const trimmed = line.text.trim()
    if (trimmed === '') continue
    if (mailBreak.test(trimmed)) {
      message++
      continue
    }
    const span = trimSpan(text, line)
    if (trimmed.startsWith('|') || line.text.includes('\t') || isBarRow(lines, index)) {
      blocks.push({ ...span, body: span.start, is: 'row', message, speaker })
      continue
    }
    if (mailHead.test(trimmed) && trimmed.length < (/^(?:to|cc|bcc)/i.test(trimmed) ? 300 : 100)) {
      const from = /^(?:from|von)\s?:\s?(.{1,60})/i.exec(trimmed)?.[1]
      if (from !== undefined) {
        speaker = from.split(/[(<,]/)[0]?.trim()
        message++
      }
      blocks.push({ ...span, body: span.start, is: 'mail-head', message, speaker })
      continue
    }
    const begins = beginningOf(line.text, speakers, numbering)
    if (begins.speaker !== undefined) {
      speaker = begins.speaker
      message++
    }
    const before = blocks.at(-1)
    if (before !== undefined && before.end >= line.start - 1 && continues(text, { before, line, begins, around: around(index) })) {
      before.end = span.end
      continue
    }
    blocks.push({
      ...span,
      body: Math.min(line.start + begins.length, span.end),
      is: kindOfBlock(lines, index, begins),
      clause: begins.clause,
      speaker,
      message,
    })
  }
  return blocks
}

/** “Ref | Requirement | Priority”: a row without outer bars has bars in it, and so has a line beside it. */
function isBarRow(lines: Line[], index: number) {
  const bars = (at: number) => lines[at]?.text.split(/\s\|(?=\s|$)/).length ?? 1
  return bars(index) > 1 && (bars(index) === bars(index - 1) || bars(index) === bars(index + 1))
}

type Beginning = {
  length: number
  isBullet: boolean
  clause?: string | undefined
  speaker?: string | undefined
  startsSmall: boolean
}

/** How the lines of a text are numbered: by two figures (`3.2`), by capital letters (`A.`, `B.`). */
type Numbering = { byFigures: boolean; byLetters: boolean }

/** One line proves nothing: “1.4 Mio” is an amount and “A. Smith” a name. */
const numberingOf = (text: string): Numbering => {
  const letters = new Set([...text.matchAll(/^[ \t]*(\p{Lu})[.)][ \t]+\p{Lu}/gmu)].map(([, letter = '']) => letter))
  return {
    byFigures: [...text.matchAll(/(?:^|\n|[.;] )\d{1,2}\.\d{1,2}\s+\p{Lu}/gu)].length > 1,
    byLetters: letters.has('A') && letters.has('B'),
  }
}

const letterNumber = /^\p{Lu}[.)]\s+(?=\p{Lu}|["“(])/u

function beginningOf(line: string, speakers: Set<string>, { byFigures, byLetters }: Numbering): Beginning {
  const head = line.slice(0, 140)
  let length = bullet.exec(head)?.[0].length ?? 0
  const isBullet = head.slice(0, length).trim() !== ''
  const spoken = speakerName.exec(head.slice(length))
  const speaker = spoken?.[1] !== undefined && speakers.has(spoken[1]) ? spoken[1] : undefined
  if (speaker !== undefined) length += spoken?.[0].length ?? 0
  let found = clauseNumber.exec(head.slice(length))?.[0]
  if (found !== undefined && /^\d{1,2}\.\d{1,2}\s+$/.test(found) && !byFigures) found = undefined
  if (found === undefined && byLetters) found = letterNumber.exec(head.slice(length))?.[0]
  if (found !== undefined) length += found.length
  const clause = found?.trim().replace(/^[(§]\s?|[.):]+$/g, '')
  return { length, isBullet: isBullet || clause !== undefined, clause, speaker, startsSmall: /^\p{Ll}/u.test(head.slice(length)) }
}

/** Lines without an empty one between: the length of the longest, and whether they are notes, each line for itself. */
type Around = { width: number; areNotes: boolean }

function linesAround(lines: Line[]): (index: number) => Around {
  const around: Around[] = []
  for (let from = 0; from < lines.length;) {
    let to = from
    while (to < lines.length && (lines[to]?.text.trim() ?? '') !== '') to++
    const told = lines.slice(from, to).map(({ text }) => text.trim())
    const width = told.reduce((most, { length }) => Math.max(most, length), 0)
    const found = { width, areNotes: areNotes(told, width) }
    for (; from <= to; from++) around[from] = found
  }
  return (index) => around[index] ?? { width: 0, areNotes: false }
}

/** Most begin small, and few end where the margin is: nobody has broken a paragraph so. */
function areNotes(lines: string[], width: number): boolean {
  const isSmall = lines.filter((line) => /^\p{Ll}/u.test(line)).length > lines.length / 2
  const full = lines.filter((line, index) => line.length + 1 + (lines[index + 1]?.split(' ')[0]?.length ?? 0) > width).length
  return lines.length > 2 && isSmall && full * 2 <= lines.length
}

type Continued = { before: Block; line: Line; begins: Beginning; around: Around }

/** A line that goes on where the one before was broken at the margin: its first word had no room there. */
function continues(text: string, { before, line, begins, around }: Continued) {
  if ((before.is !== 'text' && before.is !== 'bullet') || begins.isBullet || begins.speaker !== undefined || !begins.startsSmall)
    return false
  if (around.areNotes) return false
  const last = text.slice(text.lastIndexOf('\n', before.end - 1) + 1, before.end).trim()
  const head = line.text.trim().slice(0, 60)
  const first = head.split(' ')[0] ?? ''
  if (/^\p{L}[\p{L} ]{1,20}:(?:\s|$)/u.test(head)) return false
  return last.length >= 40 && last.length + 1 + first.length > Math.min(around.width, 160) && !/[.!?:;]["”)]?$/.test(last)
}

function kindOfBlock(lines: Line[], index: number, begins: Beginning): Block['is'] {
  const line = lines[index]?.text.trim() ?? ''
  if (isHeading(line, lines[index + 1]?.text.trim() ?? '', begins) || isNumberedHeading(line, lines, index)) return 'heading'
  return begins.isBullet ? 'bullet' : 'text'
}

/** “2 Users” above “2.1 Yard masters …”: the number of the next line goes on from that of the heading. */
function isNumberedHeading(line: string, lines: Line[], index: number) {
  const found = /^(\d{1,2}(?:\.\d{1,2}){0,2})\.?\s+(\p{Lu}[^.!?;:]{2,60})$/u.exec(line)
  if (found === null || (found[2] ?? '').split(/\s+/).length > 8) return false
  let after = index + 1
  while (after < index + 3 && lines[after]?.text.trim() === '') after++
  return (lines[after]?.text.trimStart() ?? '').startsWith(`${found[1]}.1`)
}

function isHeading(line: string, next: string, begins: Beginning) {
  if (/^#{1,6}\s/.test(line)) return true
  if (line.length > 70 || next === '' || next.startsWith('|'))
    return line.length <= 70 && next.startsWith('|') && !/[.!?]$/.test(line)
  if (begins.speaker !== undefined) return false
  const words = line.split(/\s+/).length
  return (
    !/[.!?;,:]$/.test(line) &&
    words <= 6 &&
    !begins.isBullet &&
    // “Out: billing, control” says something of its own.
    !/^[^:]{1,40}:\s\S/.test(line) &&
    !/\d{2}/.test(line) &&
    /^\p{Lu}/u.test(line) &&
    !/^(?:hi|dear|hello|thanks|best|kind|regards|cheers)\b/i.test(line)
  )
}
