import type { Content } from '#shared/content/content.ts'
import type { Format } from '#shared/formats.ts'
import { type Claim, listClaims } from './claims.ts'
import { compareSayings } from './compare-sayings.ts'
import { compareTables } from './compare-tables.ts'
import { readStream } from './compare-words.ts'
import { type Finding, quoted } from './fault.ts'
import { readBook } from './read-book.ts'
import { besideRightToLeft, plainInPdf, printedIn, readsFromRight } from './printed.ts'
import { bare, type Piece, type FileReading } from './reading.ts'

type Kind<Name extends Claim['kind']> = Extract<Claim, { kind: Name }>
type PieceOf<Name extends Piece['kind']> = Extract<Piece, { kind: Name }>
const only = <Name extends Claim['kind']>(claims: readonly Claim[], kind: Name) =>
  claims.filter((claim): claim is Kind<Name> => claim.kind === kind)
const onlyPieces = <Name extends Piece['kind']>(pieces: readonly Piece[], kind: Name) =>
  pieces.filter((piece): piece is PieceOf<Name> => piece.kind === kind)

type Compared = { claims: Claim[]; body: Piece[]; reading: FileReading; format: Format; printed: (text: string) => string }

/** Compares the content read from a file with the original content. */
export function compareContent(content: Content, reading: FileReading, format: Exclude<Format, 'json'>): Finding[] {
  const has = (test: (piece: Piece) => boolean) => format === 'pdf' && reading.pieces.some(test)
  const hasFromRight = has((piece) => textsOf(piece).some(readsFromRight))
  const printed = hasFromRight ? besideRightToLeft : has(tellsNumbers) ? plainInPdf : printedIn(format)
  const claims = listClaims(content)
  const start = bodyStart(reading.pieces, claims, { format, printed })
  const body = reading.pieces.slice(start)
  const compared = { claims, body, reading, format, printed }
  const ofContent = body.filter((piece, index) => !isOfArrows(piece) && !(piece.kind === 'words' && isOfArrows(body[index + 1])))
  const book = format === 'xlsx' ? readBook(claims, ofContent, printed) : undefined
  return [
    ...reading.faults.map((sentence) => ({ place: 'file', sentence })),
    ...compareOpening(content, reading, { pieces: reading.pieces.slice(0, start), printed }),
    ...compareHeadings(compared),
    ...compareSayings(claims, book?.words ?? ofContent, { format, printed, notes: reading.notes }),
    ...compareItems(compared),
    ...compareTables(only(claims, 'table'), book?.tables ?? onlyPieces(ofContent, 'table'), {
      printed,
      hasFormulas: format === 'xlsx',
    }),
    ...(book?.findings ?? []),
    ...comparePictures(compared),
    ...compareLinks(content, reading),
    ...compareNotes(compared),
  ]
}

/** Arrows whose labels do not fit in a picture are listed in a table beside it; this table and its caption are not part of the content. */
const isOfArrows = (piece: Piece | undefined) =>
  piece?.kind === 'table' && piece.heads.join('|').startsWith('No.|From|To|What passes')

/** Whether a letter is shown as its code, because no font has it. */
const tellsNumbers = (piece: Piece) => textsOf(piece).some((text) => /\[\s*U\s*\+/.test(text.replaceAll('\u200B', '')))

/** The end of the cover and the table of contents. */
function bodyStart(pieces: readonly Piece[], claims: readonly Claim[], { format, printed }: Pick<Compared, 'format' | 'printed'>) {
  if (format === 'xlsx')
    return Math.max(
      0,
      pieces.findIndex((piece, index) => index > 0 && piece.kind === 'sheet'),
    )
  const [first] = only(claims, 'heading')
  const at = pieces.findIndex((piece) => piece.kind === 'heading' && first !== undefined && isHeading(piece.text, first, printed))
  return at === -1 ? pieces.length : at
}

function compareOpening(
  { title, subtitle, language, facts }: Content,
  reading: FileReading,
  { pieces, printed }: { pieces: Piece[]; printed: (text: string) => string },
): Finding[] {
  const stream = printed(bare(pieces.flatMap(textsOf).join('')))
  const lost = [title, subtitle, ...facts.map(({ value }) => value)].filter(
    (text) => !stream.includes(bare(printed(text))) && !reading.properties?.includes(text),
  )
  return [
    ...lost.map((text) => ({ place: 'cover', sentence: `${quoted(text)} is missing.` })),
    ...(reading.title === title ? [] : [{ place: 'properties', sentence: `The title is ${quoted(reading.title)}.` }]),
    ...(reading.language === language ? [] : [{ place: 'properties', sentence: `The language is ${quoted(reading.language)}.` }]),
  ]
}

const textsOf = (piece: Piece): string[] =>
  piece.kind === 'table'
    ? [...piece.heads, ...piece.rows.flat().map(({ text }) => text)]
    : piece.kind === 'picture'
      ? (piece.words ?? [])
      : piece.kind === 'sheet'
        ? []
        : [piece.text]

/** Some formats write a heading's number into its text, and a slide numbers repeated titles and cuts long ones. */
function isHeading(read: string, { text, number }: Kind<'heading'>, printed: (text: string) => string): boolean {
  const [found, wanted] = [printed(bare(read)), bare(printed(text))]
  const plain = found.replace(/(\(\d+\))?(\(\d+of\d+\))?$/, '')
  return [found, plain].some(
    (one) => one === wanted || one === `${number}${wanted}` || (one.endsWith('…') && wanted.startsWith(one.slice(0, -1))),
  )
}

function compareHeadings({ claims, body, format, printed }: Compared): Finding[] {
  if (format === 'xlsx') return []
  const read = onlyPieces(body, 'heading')
  const findings: Finding[] = []
  let next = 0
  for (const [index, claim] of only(claims, 'heading').entries()) {
    const isBare = format === 'pptx' && isBareHeading(claims, index)
    const at = read.findIndex((piece, place) => place >= next && isHeading(piece.text, claim, printed))
    const most = format === 'pptx' ? Infinity : next
    if (at === -1 || at > most) {
      if (!isBare)
        findings.push({
          place: claim.place,
          sentence: `The heading ${quoted(claim.text)} ${at === -1 ? 'is missing' : 'does not come next'}.`,
        })
    } else if (format !== 'pptx' && read[at]!.level !== Math.min(claim.level, deepestHeading[format]))
      findings.push({
        place: claim.place,
        sentence: `The heading ${quoted(claim.text)} has level ${read[at]!.level}, not ${claim.level}.`,
      })
    if (at !== -1) next = at + 1
  }
  const more = format === 'pptx' ? 0 : read.length - next
  return more > 0 ? [...findings, { place: 'headings', sentence: `${more} headings more than the content has.` }] : findings
}

const deepestHeading: Record<Format, number> = { docx: 9, pdf: 6, pptx: 1, xlsx: 1, json: 1 }

/** A section without blocks of its own has no slide. */
function isBareHeading(claims: readonly Claim[], index: number): boolean {
  const at = claims.indexOf(only(claims, 'heading')[index]!)
  return claims[at + 1]?.kind === 'heading'
}

/** The deepest list level of each format. */
const deepestItem: Record<Format, number> = { docx: 8, pptx: 5, pdf: 5, xlsx: 0, json: 0 }

function compareItems({ claims, body, format, printed }: Compared): Finding[] {
  if (format === 'xlsx') return []
  const claimed = only(claims, 'item').filter(({ runs }) => runs.some(({ text }) => text.trim() !== ''))
  const read = onlyPieces(body, 'item')
  if (read.length !== claimed.length)
    return [{ place: 'lists', sentence: `The content has ${claimed.length} items of lists, the file ${read.length}.` }]
  return claimed.flatMap(({ place, level, ordered, runs }, index): Finding[] => {
    const item = read[index]!
    const begin = bare(printed(runs[0]?.text ?? '')).slice(0, 20)
    const deep = Math.min(level, deepestItem[format])
    if (printed(bare(item.text)).startsWith(begin) && item.level === deep && item.ordered === ordered) return []
    const [wanted, found] = [describe({ level: deep, ordered }), describe(item)]
    return [{ place, sentence: `Item ${index + 1}, ${quoted(begin)} of ${wanted}, is read as ${quoted(item.text)} of ${found}.` }]
  })
}

const describe = ({ level, ordered }: { level: number; ordered: boolean }) =>
  `${ordered ? 'a numbered' : 'a bulleted'} list at level ${level}`

function comparePictures({ claims, body, printed }: Compared): Finding[] {
  const claimed = only(claims, 'picture')
  const read = onlyPieces(body, 'picture')
  const alts = read.map(({ alt }) => printed(bare(alt)))
  const arrows = onlyPieces(body, 'table').filter(isOfArrows)
  if (alts.length !== claimed.length)
    return [{ place: 'pictures', sentence: `The content has ${claimed.length} pictures, the file ${alts.length}.` }]
  return claimed.flatMap(({ place, alt, words, isChart }, index): Finding[] => {
    const shown = read[index]!.words
    const said = shown && printed([...shown, ...arrows.flatMap(textsOf)].join(''))
    const lost = said === undefined || isChart ? [] : words.filter((word) => !said.includes(bare(printed(word))))
    return [
      ...(alts[index]!.startsWith(bare(printed(alt)))
        ? []
        : [{ place, sentence: `The alternative text is ${quoted(read[index]!.alt)}, not ${quoted(alt)}.` }]),
      ...lost.map((word) => ({ place, sentence: `The picture lacks ${quoted(word)}.` })),
    ]
  })
}

function compareLinks(content: Content, { links }: FileReading): Finding[] {
  const wanted = new Set(
    [...JSON.stringify(content.sections).matchAll(/"link":"((?:https?|mailto):[^"]*)"/gi)].map(
      ([, link = '']) => new URL(link).href,
    ),
  )
  const found = new Set(links.map((link) => (URL.canParse(link) ? new URL(link).href : link)))
  return [
    ...[...wanted]
      .filter((link) => !found.has(link))
      .map((link) => ({ place: 'links', sentence: `The link to ${link} is missing.` })),
    ...[...found]
      .filter((link) => !wanted.has(link))
      .map((link) => ({ place: 'links', sentence: `${link} is linked, and the content does not say so.` })),
  ]
}

/** Speaker notes are below their slide. */
function compareNotes({ claims, reading, format, printed }: Compared): Finding[] {
  if (format !== 'pptx') return []
  const stream = readStream(reading.notes, printed)
  return only(claims, 'note').flatMap(({ place, runs }) =>
    stream.take(runs) === 'next' ? [] : [{ place, sentence: 'The notes are missing, or stand elsewhere.' }],
  )
}
