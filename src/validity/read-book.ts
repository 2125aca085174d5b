import type { Claim, ClaimedTable } from './claims.ts'
import { compareTables, hasHeadings } from './compare-tables.ts'
import { type Finding, quoted } from './fault.ts'
import { bare, type Piece, type ReadTable } from './reading.ts'

type Printed = (text: string) => string
/** A table of a workbook with the text above it. */
type Found = { table: ReadTable; above: string }
type Chapter = { claims: Claim[]; own: Piece[]; found: Found[] }

/** The content of a workbook, independent of the order of tables on a chapter's sheets. */
export type Book = { words: Piece[]; tables: ReadTable[]; findings: Finding[] }

/**
 * A chapter is a sheet, which may be followed by separate sheets with its tables. The tables of a chapter are sorted in the order of its
 * content, each below its own caption; text must be on the chapter's own sheet, in order.
 */
export function readBook(claims: readonly Claim[], pieces: readonly Piece[], printed: Printed): Book {
  const chapters = chaptersOf(claims)
  let at = -1
  for (const sheet of sheetsOf(pieces)) {
    const next = chapters[at + 1]
    if (next && opens(sheet, next, printed)) {
      at++
      next.own.push(...sheet)
    }
    chapters[at]?.found.push(...tablesOn(sheet))
  }
  const ordered = chapters.map((chapter) => orderTables(chapter, printed))
  return {
    words: chapters.flatMap(({ own }) => own),
    tables: ordered.flatMap(({ tables }) => tables),
    findings: ordered.flatMap(({ findings }) => findings),
  }
}

function chaptersOf(claims: readonly Claim[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const claim of claims) {
    if (claim.kind === 'heading' && claim.level === 1) chapters.push({ claims: [], own: [], found: [] })
    chapters.at(-1)?.claims.push(claim)
  }
  return chapters
}

function sheetsOf(pieces: readonly Piece[]): Piece[][] {
  const sheets: Piece[][] = []
  for (const piece of pieces) {
    if (piece.kind === 'sheet') sheets.push([])
    else sheets.at(-1)?.push(piece)
  }
  return sheets
}

const wordsOf = (piece: Piece) => (piece.kind === 'words' ? [piece.text] : [])

function opens(sheet: readonly Piece[], { claims: [first] }: Chapter, printed: Printed): boolean {
  const title = first?.kind === 'heading' ? `${first.number}${first.text}` : ''
  return printed(bare(sheet.flatMap(wordsOf).join(''))).includes(printed(bare(title)))
}

const tablesOn = (sheet: readonly Piece[]): Found[] =>
  sheet.flatMap((piece, index) =>
    piece.kind === 'table' ? [{ table: piece, above: sheet.slice(0, index).flatMap(wordsOf).at(-1) ?? '' }] : [],
  )

function orderTables({ claims, found }: Chapter, printed: Printed): Pick<Book, 'tables' | 'findings'> {
  const left = [...found]
  const findings: Finding[] = []
  const tables = claims.flatMap((claim) => {
    if (claim.kind !== 'table' || claim.rows.length === 0) return []
    const caption = captionOf(claim, claims)
    const best = left
      .filter(({ table }) => hasHeadings(claim, table, printed))
      .map((one) => ({ one, isBelow: isBelow(one, caption, printed), faults: faultsOf(claim, one, printed) }))
      .toSorted((left, right) => Number(right.isBelow) - Number(left.isBelow) || left.faults - right.faults)[0]
    if (!best) return []
    left.splice(left.indexOf(best.one), 1)
    if (!best.isBelow)
      findings.push({ place: claim.place, sentence: `Above it stands ${quoted(best.one.above)}, not ${quoted(caption)}.` })
    return [best.one.table]
  })
  return { tables: [...tables, ...left.map(({ table }) => table)], findings }
}

const faultsOf = (claim: ClaimedTable, { table }: Found, printed: Printed) =>
  compareTables([claim], [table], { printed, hasFormulas: true }).length

const captionOf = ({ place }: ClaimedTable, claims: readonly Claim[]) =>
  claims.flatMap((claim) => (claim.kind === 'words' && claim.place === place ? claim.runs.map(({ text }) => text) : [])).join('')

/** A caption that is longer than a row continues in the next. */
function isBelow({ above }: Found, caption: string, printed: Printed): boolean {
  const [read, wanted] = [printed(bare(above)), printed(bare(caption))]
  return read.endsWith(wanted) || (read !== '' && wanted.endsWith(read))
}
