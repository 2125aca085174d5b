import type { Block, Mark } from './cut-blocks.ts'
import { cutClauses } from './cut-clauses.ts'
import { cutSentences } from './cut-sentences.ts'
import type { Piece, Under } from './piece.ts'
import type { ClauseNumber } from './number-clauses.ts'
import { isLabelWord } from './section-labels.ts'
import { trimSpan, type Span } from './trim-span.ts'

type Given = {
  block: Block
  under: Under
  /** The client's number of the clause that it continues. */
  clause?: string | undefined
  /** The number that its own letter belongs to. */
  parent?: string | undefined
  inline: ReadonlyMap<number, ClauseNumber>
  hasBelow: boolean
}
type Cut = { pieces: Piece[]; marks: Mark[]; lead?: string }

const boldHead = /^\*\*([^*\n]{1,80})\*\*:?\s*/

/** The statements of a paragraph or bullet: its sentences, and the clauses of lists in them. */
export function cutText(text: string, { block, under, clause: above, parent, inline, hasBelow }: Given): Cut {
  const cut: Cut = { pieces: [], marks: [] }
  const within = { start: block.body, end: block.end }
  let { section } = under
  let lead = under.lead
  let clause = block.number?.isOrdered === true ? innerOf(block.number.clause, parent) : above
  const sentences = joinShort(text, cutSentences(text, within, boundsOf(text, within, inline)), inline)
  for (const [index, sentence] of sentences.entries()) {
    const number = inline.get(sentence.start)
    let start = sentence.start
    if (number !== undefined) {
      cut.marks.push({ start, end: number.end, kind: 'number' })
      clause =
        number.clause.startsWith('(') && clause !== undefined
          ? `${clause.replace(/\([^()]*\)$/, '')}${number.clause}`
          : number.clause
      start = number.end
    }
    const bold = boldHead.exec(text.slice(start, Math.min(sentence.end, start + 90)))
    if (bold !== null && start + bold[0].length < sentence.end) {
      cut.marks.push({ start, end: start + bold[0].length, kind: 'heading', of: block })
      section = bold[1]?.replace(/:$/, '')
      lead = undefined
      start += bold[0].length
    }
    const span = trimSpan(text, { start, end: sentence.end })
    const words = text.slice(span.start, span.end)
    const nextNumber = inline.get(sentences[index + 1]?.start ?? -1)
    const isLast = index === sentences.length - 1
    const leadsOn = words.endsWith(':') && (isLast ? hasBelow : nextNumber !== undefined)
    const isPlain = number === undefined && block.number === undefined
    const headsOn =
      !isLast &&
      index === 0 &&
      (nextNumber !== undefined
        ? isPlain && isTitle(words)
        : isRunIn(words) || (!isPlain && (isOneWord(words) || isShouted(words))))
    if (leadsOn || headsOn) {
      cut.marks.push({ ...span, kind: 'heading', of: block })
      const told = words.replace(/[:.]$/, '').replaceAll(/\s+/g, ' ')
      if (isLast) cut.lead = told
      lead = told
      continue
    }
    const goesOn = index === 0 || number !== undefined
    addClauses(cut, { text, span, goesOn }, { block, section, lead, clause })
  }
  return cut
}

const innerOf = (clause: string, parent: string | undefined) =>
  parent === undefined ? clause : `${parent}(${clause.replaceAll(/[()]/g, '')})`

type Sentence = { text: string; span: Span; goesOn: boolean }

/** The clauses of a sentence; the words that introduce a list are the heading of its items. */
function addClauses(cut: Cut, { text, span, goesOn }: Sentence, place: Place) {
  for (const [at, part] of cutClauses(text, span).entries()) {
    if (part.lead !== undefined && at === 0)
      cut.marks.push({ start: part.lead.start, end: part.lead.end + 1, kind: 'heading', of: place.block })
    const lead = part.lead === undefined ? place.lead : text.slice(part.lead.start, part.lead.end).replaceAll(/\s+/g, ' ')
    cut.pieces.push({ ...pieceOf(part, { ...place, lead }), goesOn: part.lead !== undefined || (at === 0 && goesOn) })
  }
}

/** Certain beginnings of sentences: the client's next number, the next words in bold. */
function boundsOf(text: string, { start, end }: Span, inline: ReadonlyMap<number, ClauseNumber>): ReadonlySet<number> {
  const bounds = new Set<number>()
  for (const match of text.slice(start, end).matchAll(/(?<=[.!?;:]\s{1,3})\*\*[^*\n]{1,80}\*\*/g)) bounds.add(start + match.index)
  for (const at of inline.keys()) if (at > start && at < end) bounds.add(at)
  return bounds
}

/** One or two words are read with the neighbouring sentence: “Yes.”, “Terraform. Bicep was tried, no.” */
function joinShort(text: string, sentences: Span[], inline: ReadonlyMap<number, ClauseNumber>): Span[] {
  const joined: Span[] = []
  for (const [index, sentence] of sentences.entries()) {
    const before = joined.at(-1)
    const isSplit = before === undefined || inline.has(sentence.start) || inline.has(before.start) || hasOwnHead(text, sentence)
    const own = text.slice(sentence.start, sentence.end)
    const isTail = isStub(own) && index === sentences.length - 1
    const isHead = before !== undefined && isStub(text.slice(before.start, before.end))
    if (!isSplit && before !== undefined && !own.endsWith(':') && (isTail || isHead)) before.end = sentence.end
    else joined.push({ ...sentence })
  }
  return joined
}

/** “Twice.”, “Keep it.”; but “Duo stays.”, “No cloud.”, “UK: either.” and “Budget.” are a statement or heading alone. */
const isStub = (words: string) =>
  words.length < 50 &&
  words.split(/\s+/).length <= 2 &&
  !/[\d(:]|^(?!(?:It|He|She|They|That|This|We)\b)\p{Lu}\S* \p{Ll}+s[.!]+$|^(?:No|Kein\p{L}*|Aucune?|Ning[uú]n\p{L}*|Ohne|Sans|Sin) \p{L}{2,}[.!]+$/u.test(
    words,
  ) &&
  !isShouted(words) &&
  !isRunIn(words)
const hasOwnHead = (text: string, { start }: Span) => /^(?:\*\*|[^:.;]{1,30}:\s)/.test(text.slice(start, start + 40))

/** “Money.” at the beginning of a paragraph is its heading, if the word names one of a brief's sections. */
const isRunIn = (words: string) => words.length < 40 && /^\p{Lu}[\p{L} ’'&]+\.$/u.test(words) && isLabelWord(words.slice(0, -1))
/** “Survivorship.” after the number of a clause. */
const isOneWord = (words: string) => /^\p{Lu}\p{L}{3,30}\.$/u.test(words)
/** “WHAT HAPPENS NOW.” after the number of a clause. */
const isShouted = (words: string) => words.length < 60 && /^\p{Lu}[\p{Lu} ’'&/-]{2,}\.$/u.test(words)
/** “SECTION C.” before the first number of its clauses. */
const isTitle = (words: string) =>
  words.length < 60 && words.split(/\s+/).length <= 5 && /^\p{Lu}/u.test(words) && !/[!?;,]$/.test(words)

type Place = { block: Block; section: string | undefined; lead: string | undefined; clause: string | undefined }

function pieceOf({ start, end }: Span, { block, section, lead, clause }: Place): Piece {
  const heading = lead ?? section
  return {
    start,
    end,
    words: [{ start, end }],
    ...(heading !== undefined && { heading }),
    ...(lead !== undefined && { lead }),
    ...(clause !== undefined && { clause }),
    ...(block.speaker !== undefined && { speaker: block.speaker }),
    earlier: block.earlier,
  }
}
