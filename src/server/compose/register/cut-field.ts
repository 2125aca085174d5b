import { cutBlocks, type Block, type Mark } from './cut-blocks.ts'
import { cutRows, type Row } from './cut-rows.ts'
import { cutText } from './cut-text.ts'
import { markHeadings } from './find-headings.ts'
import { followHeadings } from './follow-headings.ts'
import type { Cut, Piece, Under } from './piece.ts'
import { listLines } from './list-lines.ts'
import type { ClauseNumber } from './number-clauses.ts'
import { readMails } from './read-mails.ts'
import { labelOfWords } from './section-labels.ts'

/** Without blanks, bars and markup. */
const flat = (text: string) => text.replaceAll(/[\s|:.·*_#=-]+/gu, '')

/** A heading without a statement below it, or a speaker without text, becomes a statement itself, so that nothing of a brief is lost. */
function stateUnheaded(text: string, { pieces, marks }: Pick<Cut, 'pieces' | 'marks'>): Pick<Cut, 'pieces' | 'marks'> {
  const lost = new Set<Mark>()
  let at = 0
  for (const mark of marks.toSorted((one, other) => one.start - other.start)) {
    while (at < pieces.length && (pieces[at]?.start ?? 0) < mark.end) at++
    if (!isTold(text.slice(mark.start, mark.end), mark, pieces[at])) lost.add(mark)
  }
  if (lost.size === 0) return { pieces, marks }
  const stated = [...lost].map(({ start, end, of }): Piece => ({
    start,
    end,
    words: [{ start, end }],
    ...(of?.speaker !== undefined && { speaker: of.speaker }),
    earlier: of?.earlier ?? false,
  }))
  return {
    pieces: [...pieces, ...stated].toSorted((one, other) => one.start - other.start),
    marks: marks.filter((mark) => !lost.has(mark)),
  }
}

function isTold(told: string, { kind }: Mark, next: Piece | undefined): boolean {
  if (kind === 'heading') return flat(next?.heading ?? '').includes(flat(told))
  return kind !== 'speaker' || told.includes(next?.speaker?.split(' (')[0] ?? '\0')
}

/** Cuts a field into statements; all other text is a mark or aside. */
export function cutField(text: string, known: ReadonlySet<string> = new Set()): Cut {
  const lines = listLines(text)
  const mails = readMails(lines)
  const { blocks, marks, numbers } = cutBlocks(text, { lines, mails, known })
  const answers = markHeadings(text, blocks)
  const tables = cutRows(text, blocks)
  const aside = lines.flatMap(({ start, end }, index) => {
    const kind = mails[index]?.aside
    return kind === undefined ? [] : [{ start, end, kind }]
  })
  const told = pieceBlocks(text, { blocks, rows: tables.rows, numbers })
  const styles = numbers.filter(({ isOrdered, style }) => isOrdered && /^(?:code|decimal)/.test(style)).map(({ style }) => style)
  return {
    ...stateUnheaded(text, { pieces: told.pieces, marks: [...marks, ...answers, ...tables.marks, ...told.marks] }),
    aside,
    styles,
  }
}

type Given = { blocks: Block[]; rows: Map<Block, Row>; numbers: ClauseNumber[] }

function pieceBlocks(text: string, { blocks, rows, numbers }: Given) {
  const pieces: Piece[] = []
  const marks: Mark[] = []
  const inline = numbersWithin(blocks, numbers)
  const headings = followHeadings(text)
  const parents = followParents()
  for (const [index, block] of blocks.entries()) {
    if (block.is === 'rule') continue
    const parent = parents(block)
    if (block.is === 'heading' || block.is === 'lead') {
      marks.push({ start: block.body, end: block.end, kind: 'heading', of: block })
      headings.open(block)
      continue
    }
    const under = headings.above(block)
    const row = rows.get(block)
    if (block.is === 'row') {
      if (row?.cells.some(({ start, end }) => end > start)) headings.close(addTo(pieces, pieceOfRow(row, under)), block)
      continue
    }
    const of = goesOnFrom(blocks, index) ? pieces.at(-1) : undefined
    const cut = cutText(text, {
      block,
      under: of === undefined ? under : { ...under, lead: of.lead },
      clause: of?.clause ?? block.clause,
      parent,
      inline: inline.get(block) ?? new Map(),
      hasBelow: leadsBelow(blocks, index),
    })
    const [first, ...rest] = cut.pieces
    if (first && block.is === 'bullet') first.isItem = true
    for (const piece of rest) if (piece.clause === first?.clause) piece.isLater = true
    pieces.push(...cut.pieces)
    if (block.is === 'text' && first !== undefined && first.lead === undefined) headRest(text, first, rest)
    marks.push(...cut.marks)
    headings.close(cut.pieces, block, cut.lead)
  }
  return { pieces, marks }
}

/** “When: in use for the summer. Training before.”: the words before the colon also head the rest of the paragraph. */
function headRest(text: string, { start, end }: Piece, rest: Piece[]) {
  const head = /^([^:.!?;]{2,40}):\s/.exec(text.slice(start, Math.min(end, start + 44)))?.[1]
  const label = head === undefined ? undefined : labelOfWords(head)
  if (head === undefined || (label !== 'date' && label !== 'money')) return
  for (const piece of rest)
    if (piece.lead === undefined && piece.clause === undefined) Object.assign(piece, { heading: head, lead: head })
}

/** A letter is the inner number of the clause or numbered heading above it: “2.1(a)”. */
function followParents(): (block: Block) => string | undefined {
  let parent: string | undefined
  return ({ number, is }) => {
    if (number === undefined) {
      if (is === 'heading') parent = undefined
      return undefined
    }
    if (!/^\(?\p{L}{1,4}\)?$/u.test(number.clause)) parent = number.clause.replace(/\.0$/, '')
    else return parent
    return undefined
  }
}

/** The numbers within the lines of each block; both are in order. */
function numbersWithin(blocks: Block[], numbers: ClauseNumber[]): Map<Block, Map<number, ClauseNumber>> {
  const within = new Map<Block, Map<number, ClauseNumber>>()
  let at = 0
  for (const block of blocks) {
    const own = new Map<number, ClauseNumber>()
    for (let number = numbers[at]; number !== undefined && number.start < block.end; number = numbers[++at])
      if (number.isInline && number.start >= block.body) own.set(number.start, number)
    if (own.size > 0) within.set(block, own)
  }
  return within
}

function addTo(pieces: Piece[], piece: Piece): Piece[] {
  pieces.push(piece)
  return [piece]
}

/** A line directly below a numbered clause belongs to it. */
function goesOnFrom(blocks: Block[], index: number): boolean {
  const [before, block] = [blocks[index - 1], blocks[index]]
  if (block?.is !== 'text' || block.isApart || before?.message !== block.message) return false
  return before.is === 'bullet' ? before.number?.isOrdered === true : before.is === 'text' && goesOnFrom(blocks, index - 1)
}

/** A block below, in the same turn or email, that a colon can introduce. */
function leadsBelow(blocks: Block[], index: number): boolean {
  const next = blocks.slice(index + 1, index + 3).find(({ is }) => is !== 'rule')
  return next !== undefined && next.message === blocks[index]?.message && next.is !== 'heading'
}

function pieceOfRow({ block, cells, heads, above, clause }: Row, { section, lead }: Under): Piece {
  const shown = cells
    .map((cell, index) => ({ cell, head: heads[index] ?? '' }))
    .filter(({ cell }, index) => cell.end > cell.start && (index > 0 || clause === undefined))
  const heading = [lead ?? section, heads.filter(Boolean).join(' · '), above].filter(Boolean).join(': ')
  const near = above ?? lead ?? section
  return {
    start: shown[0]?.cell.start ?? block.start,
    end: shown.at(-1)?.cell.end ?? block.end,
    words: shown.map(({ cell }) => cell),
    ...(heading !== '' && { heading }),
    ...(near !== undefined && { lead: near }),
    heads: shown.map(({ head }) => head),
    ...(clause !== undefined && { clause }),
    ...(block.speaker !== undefined && { speaker: block.speaker }),
    earlier: block.earlier,
  }
}
