import { cutSentences } from './cut-sentences.ts'
import type { Cell, Row } from './cut-tables.ts'
import { isOutHeading } from './label-statements.ts'
import { segmentOf, type Piece, type Place } from './piece.ts'

/** Columns of a table that say what is in and what is out. */
const sideColumn =
  /^(?:in|out|in scope|out of scope|not in scope|included|excluded|not included|inside|outside|inclusions?|exclusions?)$/i

/** Where columns say what is in and what is out, each cell stands under the head of its column. */
function piecesOfSides({ field, text, block, paragraph, message }: Place, { row, sided }: { row: Row; sided: Cell[] }): Piece[] {
  return sided
    .filter((cell) => !/^(?:x|yes|no|-|–|✓|n\/a|none)$/i.test(cell.text))
    .map((cell) => ({
      segment: segmentOf(
        { field, text, start: cell.start, end: cell.end },
        { heading: cell.head, clause: block.clause, speaker: block.speaker },
      ),
      body: cell.text,
      offset: 0,
      label: cell.head,
      paragraph,
      message,
      isHead: false,
      isRow: true,
      cells: row.cells,
    }))
}

const isClauseNumber = (text: string) => /^\p{Lu}{0,5}[-. ]?\d{1,3}(?:\.\d{1,3})*$/u.test(text)
/** A column that says of each row whether it is part of the work. */
const scopeColumn = /^(?:in ?(?:\/|or) ?out|in[- ]scope|scope|included|part of [\p{L} ]{2,20}|belongs|status)\??$/iu
const isLeftOutCell = ({ text, head }: Cell) =>
  /^(?:won['’]?t(?: have)?|out of scope|not (?:included|wanted|required))$/i.test(text) ||
  (head !== undefined &&
    scopeColumn.test(head) &&
    /^(?:out|no|not|later|excluded|phase (?:two|2)|(?:stays |remains |done |lies )?(?:with|by) (?:the |our |an? )?\p{L}+(?: \p{L}+)?|separate\p{L}*|(?:an)?other \p{L}+)$/iu.test(
      text,
    ))

/** A row of which a cell says that it is left out: what it is about stands under those words. */
function piecesOfLeftOut(place: Place, { row, filled, left }: { row: Row; filled: Cell[]; left: Cell }): Piece[] {
  const { text, block } = place
  const others = filled.filter((cell) => cell !== left && !isClauseNumber(cell.text))
  const told =
    others.find(({ head }) => /\b(?:requirement|description|function|feature|need|item|what)/i.test(head ?? '')) ?? others[0]
  const sided = told === undefined ? [] : [{ ...told, head: isOutHeading(left.text) ? left.text : 'Out of scope' }]
  // What was read is the whole row.
  return piecesOfSides(place, { row, sided }).map((piece) => ({
    ...piece,
    segment: { ...piece.segment, start: block.start, end: block.end, text: text.slice(block.start, block.end) },
    offset: (told?.start ?? block.start) - block.start,
  }))
}

/** A column that says who brought a demand says nothing of what is demanded. */
const originColumn =
  /^(?:raised|requested|asked(?: for)?|wanted|brought(?: up)?|submitted|proposed|demanded|entered|reported|noted) by$|^(?:requester|requestor|submitter)$/i
/** Heads of a column that names its rows, and of one that tells them: they say nothing themselves. */
const emptyHead =
  /^(?:item|point|topic|subject|theme|area|aspect|matter|feature|title|heading|details?|descriptions?|text|remarks?|comments?|notes?|(?:what|how) (?:we|you|they|it) \p{L}+|where it stands|(?:our |the )?(?:requirements?|demands?|needs?|wish(?:es)?))$/iu
/** Five words and more speak for themselves, without the head of their column. */
const isProse = ({ text }: Cell) => text.split(/\s+/).length >= 5

/** Where a cell is prose the row reads as a line of a list: its first cell names it; short cells keep the heads that say what they are. */
function bodyOfCells(words: Cell[]): string {
  const isLine = words.slice(1).some(isProse) || emptyHead.test(words[0]?.head ?? '')
  const told = words.map((cell, index) =>
    cell.head && !(isLine && (index === 0 || isProse(cell) || emptyHead.test(cell.head)))
      ? `${cell.head}: ${cell.text}`
      : cell.text,
  )
  return isLine ? `${told[0]}: ${told.slice(1).join('; ')}` : told.join('; ')
}

/** A row of short cells is one piece; where a cell holds sentences each is a piece, and the row's label is their heading. */
export function piecesOfRow({ field, text, block, paragraph, message, heading }: Place, row: Row): Piece[] {
  const filled = row.cells.filter((cell) => cell.text !== '')
  const sided = filled.filter((cell) => cell.head !== undefined && sideColumn.test(cell.head))
  if (sided.length > 0) return piecesOfSides({ field, text, block, paragraph, message, heading }, { row, sided })
  const left = filled.find(isLeftOutCell)
  if (left !== undefined) return piecesOfLeftOut({ field, text, block, paragraph, message, heading }, { row, filled, left })
  const clause = filled.find((cell) => isClauseNumber(cell.text))
  const words = filled.filter(
    (cell) =>
      cell !== clause &&
      !/^(?:M|D|S|O|C|X|Y|N|yes|no|must|should|could|may|high|medium|low)$/i.test(cell.text) &&
      !originColumn.test(cell.head ?? ''),
  )
  const force = filled.find((cell) => /^(?:M|D|S|O|C|must|should|could|may)$/i.test(cell.text))
  const content = words.toSorted((one, other) => other.text.length - one.text.length)[0]
  const about = words.find((cell) => cell !== content && cell.start < (content?.start ?? 0))
  const shared = { clause: clause?.text ?? block.clause, speaker: block.speaker }
  const rest = { paragraph, message, isHead: false, isRow: true, cells: row.cells, force: force?.text }
  const sentences = content === undefined ? [] : cutSentences(text, content)
  if (words.length <= 2 && sentences.length > 1 && content !== undefined)
    return sentences.map((span) => ({
      segment: segmentOf({ field, text, ...span }, { ...shared, heading: about?.text ?? heading }),
      body: text.slice(span.start, span.end),
      offset: 0,
      label: about?.text ?? heading,
      ...rest,
    }))
  return [
    {
      segment: segmentOf(
        { field, text, start: block.start, end: block.end },
        { ...shared, heading: words.length > 1 ? words[0]?.text : heading },
      ),
      body:
        words.length === 1
          ? (words[0]?.text ?? '')
          : words.length === 2
            ? `${words[0]?.text}: ${words[1]?.text}`
            : bodyOfCells(words),
      offset: -1,
      label: words.length > 1 ? words[0]?.text : heading,
      ...rest,
    },
  ]
}
