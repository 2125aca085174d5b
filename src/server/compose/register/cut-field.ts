import { cutBlocks, type Block, type Mark } from './cut-blocks.ts'
import { cutRows, type Row } from './cut-rows.ts'
import { cutText } from './cut-text.ts'
import { markHeadings } from './find-headings.ts'
import { listLines } from './list-lines.ts'
import type { ClauseNumber } from './number-clauses.ts'
import { readMails, type AsideKind } from './read-mails.ts'
import type { Span } from './trim-span.ts'

/** A statement before it has values and a label. */
export type Piece = Span & {
  /** The parts of it that are its words: a row has one a cell. */
  words: Span[]
  heading?: string
  /** Words before a colon that lead the list it is in; they are in the heading as well. */
  lead?: string
  /** The grammar of the lead can go on in it: it is the first sentence below it, or an item of its list. */
  goesOn?: boolean
  /** The heads of its columns. */
  heads?: string[]
  clause?: string
  speaker?: string
  earlier: boolean
}
export type Cut = { pieces: Piece[]; marks: Mark[]; aside: (Span & { kind: AsideKind })[] }

export type Under = { section?: string | undefined; lead?: string | undefined }

/** Cuts a field into its statements; what is in none of them is a mark or aside. */
export function cutField(text: string): Cut {
  const lines = listLines(text)
  const mails = readMails(lines)
  const { blocks, marks, numbers } = cutBlocks(text, lines, mails)
  markHeadings(text, blocks)
  const tables = cutRows(text, blocks)
  const aside = lines.flatMap(({ start, end }, index) => {
    const kind = mails[index]?.aside
    return kind === undefined ? [] : [{ start, end, kind }]
  })
  const told = pieceBlocks(text, { blocks, rows: tables.rows, numbers })
  return { pieces: told.pieces, marks: [...marks, ...tables.marks, ...told.marks], aside }
}

type Given = { blocks: Block[]; rows: Map<Block, Row>; numbers: ClauseNumber[] }

function pieceBlocks(text: string, { blocks, rows, numbers }: Given) {
  const pieces: Piece[] = []
  const marks: Mark[] = []
  const inline = new Map(numbers.filter(({ isInline }) => isInline).map((number) => [number.start, number]))
  let under: Under = {}
  let isFresh = false
  let leads: { block: Block; hasItems: boolean } | undefined
  let message: number | undefined
  let asked: { text: string; message: number } | undefined
  for (const [index, block] of blocks.entries()) {
    if (block.is === 'rule') continue
    if (message !== undefined && Math.floor(message / 10_000) !== Math.floor(block.message / 10_000)) under = {}
    if (message !== block.message) under = { section: under.section }
    message = block.message
    if (block.is === 'heading' || block.is === 'lead') {
      const told = headingText(text, block)
      marks.push({ start: block.body, end: block.end, kind: 'heading' })
      const above = isFresh ? (under.lead ?? under.section) : undefined
      const whole = above === undefined ? told : `${above}: ${told}`
      leads = block.is === 'lead' ? { block, hasItems: false } : undefined
      under = block.is === 'lead' ? { ...under, lead: whole } : { section: whole }
      isFresh = true
      continue
    }
    if (leads !== undefined && endsLead(block, leads)) {
      under = { section: under.section }
      leads = undefined
    }
    if (leads !== undefined) leads.hasItems ||= true
    const row = rows.get(block)
    if (block.is === 'row') {
      if (row !== undefined) pieces.push(pieceOfRow(row, under))
      isFresh &&= row === undefined
      continue
    }
    const question = asked !== undefined && asked.message === block.message - 1 ? asked.text : undefined
    const cut = cutText(text, {
      block,
      under: question === undefined ? under : { ...under, lead: question },
      inline,
      hasBelow: leadsBelow(blocks, index),
    })
    const first = cut.pieces[0]
    if (isFresh && first?.heading !== undefined && under.section !== undefined && !first.heading.startsWith(under.section))
      first.heading = `${under.section}: ${first.heading}`
    isFresh &&= first === undefined
    pieces.push(...cut.pieces)
    marks.push(...cut.marks)
    if (cut.lead !== undefined) {
      under = { ...under, lead: cut.lead }
      leads = { block, hasItems: false }
    }
    asked = questionOf(text, block)
  }
  return { pieces, marks }
}

/** The heading as typed, without signs of markup and the colon at its end. */
const headingText = (text: string, { body, end }: Block) =>
  text
    .slice(body, end)
    .replaceAll(/\s+/g, ' ')
    .replace(/^#{1,6}\s+|^(?:\*\*|__)|(?:\*\*|__)?:?(?:\*\*|__)?$/g, '')
    .replace(/\s*:$/, '')
    .trim()

/** What follows a lead: items, or one paragraph. */
function endsLead(block: Block, { block: lead, hasItems }: { block: Block; hasItems: boolean }): boolean {
  if (block.is === 'row') return false
  if (block.is === 'bullet') {
    const isFurther = lead.is !== 'lead' || lead.number === undefined || block.number === undefined || block.indent > lead.indent
    return !isFurther || (lead.number === undefined && lead.is === 'lead' && hasItems && block.indent < lead.indent)
  }
  return hasItems
}

/** A block below in the same turn or mail that a colon can lead to. */
function leadsBelow(blocks: Block[], index: number): boolean {
  const next = blocks.slice(index + 1, index + 3).find(({ is }) => is !== 'rule')
  return next !== undefined && next.message === blocks[index]?.message && next.is !== 'heading'
}

/** What a turn of talk asks the next one. */
function questionOf(text: string, block: Block) {
  const told = text.slice(Math.max(block.body, block.end - 160), block.end)
  if (block.speaker === undefined || !told.endsWith('?')) return undefined
  return { text: /[^.!?]{2,}\?$/.exec(told)?.[0].trim() ?? told, message: block.message }
}

function pieceOfRow({ block, cells, heads, clause }: Row, { section, lead }: Under): Piece {
  const words = cells.slice(clause === undefined ? 0 : 1).filter(({ start, end }) => end > start)
  const shown = words.length > 0 ? words : cells
  const heading = [lead ?? section, heads.filter(Boolean).join(' · ')].filter(Boolean).join(': ')
  return {
    start: shown[0]?.start ?? block.start,
    end: shown.at(-1)?.end ?? block.end,
    words: shown,
    ...(heading !== '' && { heading }),
    ...((lead ?? section) !== undefined && { lead: lead ?? section }),
    heads,
    ...(clause !== undefined && { clause }),
    ...(block.speaker !== undefined && { speaker: block.speaker }),
    earlier: block.earlier,
  }
}
