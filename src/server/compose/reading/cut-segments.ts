import { briefFields, type Brief, type BriefField } from '#shared/brief.ts'
import { cutBlocks, type Block } from './cut-lines.ts'
import { cutSentences } from './cut-sentences.ts'
import { cutRows } from './cut-tables.ts'
import { isOutHeading } from './label-statements.ts'
import { piecesOfRow } from './pieces-of-rows.ts'
import { type Piece, type Place, segmentOf } from './piece.ts'

type Counts = { paragraph: number; message: number }

export function cutSegments(brief: Brief): Piece[] {
  const pieces: Piece[] = []
  const counts: Counts = { paragraph: 0, message: 0 }
  for (const field of briefFields) {
    const text = brief.requirements[field]
    if (text.trim() === '') continue
    for (const piece of piecesOf(field, text, counts)) {
      piece.segment.id = `S${pieces.length + 1}`
      pieces.push(piece)
    }
    counts.paragraph = (pieces.at(-1)?.paragraph ?? 0) + 1
    counts.message = (pieces.at(-1)?.message ?? 0) + 1
  }
  return pieces
}

/** “Out: …”, “Rules. …”, “3. Volumes: …”: what the words after it are about. */
const label = /^(\p{L}[\p{L}\p{N}/&,'’ -]{0,40}(?:\([^()]{1,30}\))?):(?=\s|$)/u
/** “The following fall outside this contract: the portal; the archive; …”: what the clauses of a list are about. */
const listLead = /^(\p{L}[^:;.]{8,100}):\s/u
/** A sentence of one to three words at the beginning of a paragraph stands there as its heading: “Money. …”. */
const runIn = /^\p{Lu}[\p{L}'’]+(?: [\p{L}'’]+){0,2}\.$/u
/** “Things we don't want. Route planning. Home visits.”: a sentence that leaves out what is named in those after it. */
const isSpokenLead = (body: string) =>
  /^(?:things?|what|topics|items)\s[^.]{4,60}\.$/iu.test(body) && isOutHeading(body.slice(0, -1))
/** Behind a number it may be longer: “3. Who works with it. …”, “9. Time and money. …”. */
const numberedRunIn =
  /^(?:Who|What|When|Where|How) \p{L}[\p{L}'’ ]{2,40}\.$|^\p{Lu}[\p{L}'’]+ (?:\p{L}[\p{L}'’]* )?(?:and|of|for|or) \p{L}[\p{L}'’ ]{2,30}\.$/u

/** The next number of the client's in the same line: “9.1 Hosting: …. 9.2 Source code …”, “PK12 Included: …. PK13 Excluded: …”. */
const inlineClause = /^((?:\p{Lu}\.)?\d{1,2}(?:\.\d{1,2}){1,3}|\p{Lu}{1,4}-?\d{1,3}(?=\s\p{Lu}\p{Ll})|§\s?\d{1,3})\s+(?=\p{Lu})/u

/** `PK13` goes on from `PK12`; `EN 301` does not. */
const sameLetters = (before: string | undefined, here: string | undefined) =>
  /^\p{L}*/u.exec(before ?? '')?.[0] === /^\p{L}*/u.exec(here ?? '')?.[0]

function piecesOf(field: BriefField, text: string, counts: Counts): Piece[] {
  const blocks = cutBlocks(text)
  const rows = cutRows(text, blocks)
  const pieces: Piece[] = []
  let heading: string | undefined
  // Heading of the bullets under a line that ends with a colon.
  let leadIn: string | undefined
  for (const [index, block] of blocks.entries()) {
    const place = { field, text, block, paragraph: counts.paragraph + index, message: counts.message + block.message, heading }
    if (block.is === 'heading') {
      heading = text
        .slice(block.body, block.end)
        .replace(/^#+\s*|^\d{1,2}(?:\.\d{1,2}){0,2}\.?\s+(?=\p{Lu})/u, '')
        .replace(/\s*:$/, '')
      leadIn = undefined
      continue
    }
    const row = rows.get(block)
    if (block.is === 'row' || row !== undefined) {
      if (row !== undefined) pieces.push(...piecesOfRow(place, row))
      continue
    }
    if (block.is === 'bullet' && leadIn !== undefined) place.heading = leadIn
    const made = piecesOfText(place)
    pieces.push(...made)
    leadIn = leadInOf(made, block, blocks[index + 1]) ?? (block.is === 'bullet' && block.clause === undefined ? leadIn : undefined)
  }
  return pieces
}

/** What the bullets after a line are about: it ends with a colon, or has no stop and bullets follow it. */
function leadInOf(made: Piece[], block: Block, next: Block | undefined): string | undefined {
  const last = made.at(-1)
  if (last === undefined || next?.is !== 'bullet' || next.message !== block.message) return undefined
  if (last.body.endsWith(':')) return last.body.slice(0, -1).trim()
  const isOpen = (block.is === 'text' || block.clause !== undefined) && next.clause === undefined
  return isOpen && made.length === 1 && last.body.length < 80 && /[\p{L})]$/u.test(last.body) ? last.body : undefined
}

function piecesOfText({ field, text, block, paragraph, message, heading }: Place): Piece[] {
  let own = heading
  let clause = block.clause
  return cutSentences(text, { start: block.body, end: block.end }).map((span, index, spans) => {
    const start = index === 0 ? block.start : span.start
    const numbered = index > 0 && block.clause !== undefined ? inlineClause.exec(text.slice(span.start, span.start + 24)) : null
    if (numbered !== null && sameLetters(clause, numbered[1])) clause = numbered[1]
    const bodyStart = span.start + (numbered !== null && clause === numbered[1] ? numbered[0].length : 0)
    const body = text.slice(bodyStart, span.end)
    const named =
      label.exec(body.slice(0, 80))?.[1] ??
      (isSpokenLead(body) ? body.slice(0, -1) : undefined) ??
      (index === 0 &&
      (runIn.test(body.slice(0, 40)) || (block.clause !== undefined && spans.length > 1 && numberedRunIn.test(body.slice(0, 60))))
        ? body.slice(0, -1)
        : undefined)
    const before = own
    const list = named === undefined && body.endsWith(';') ? listLead.exec(body.slice(0, 110))?.[1] : undefined
    if (named !== undefined) own = named.trim()
    else if (list !== undefined) own = list.trim()
    return {
      segment: segmentOf(
        { field, text, start, end: span.end },
        { heading: named === undefined && list === undefined ? own : before, clause, speaker: block.speaker },
      ),
      body,
      offset: bodyStart - start,
      label: own,
      paragraph,
      message,
      isHead: block.is === 'mail-head',
      isRow: false,
    }
  })
}
