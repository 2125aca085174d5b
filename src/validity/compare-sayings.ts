import type { Format } from '#shared/formats.ts'
import type { Claim } from './claims.ts'
import { readStream } from './compare-words.ts'
import { type Finding, quoted } from './fault.ts'
import { bare, type Piece } from './reading.ts'

type Written = { format: Format; printed: (text: string) => string; notes: readonly string[] }

/** Maximum letters of the caption of a table beside its chart: in a deck the chart comes first, in either order of the content. */
const besideCaption = 200

/** Compares the text of a file outside its tables and pictures with the content, in order. */
export function compareSayings(claims: readonly Claim[], pieces: readonly Piece[], written: Written): Finding[] {
  const { format, printed } = written
  const isDeck = format === 'pptx'
  const texts = pieces.flatMap((piece) => (piece.kind === 'words' || piece.kind === 'item' ? [piece.text] : []))
  const stream = readStream(
    texts.filter((text) => !goesOn(text, texts)),
    printed,
  )
  let heading = ''
  return claims.flatMap((claim): Finding[] => {
    if (claim.kind === 'group')
      return stream
        .takeAll(claim.texts)
        .filter((text) => !(isDeck && isToldInNotes(text, texts, written)))
        .map((text) => ({ place: claim.place, sentence: `${quoted(text)} is missing.` }))
    if (claim.kind === 'heading') heading = claim.text
    const runs = runsOf(claim, format)
    const isCaption = isDeck && claim.kind === 'words' && claim.isCaption === true
    const text = (runs ?? []).map((run) => run.text).join('')
    // A caption may be left out if it repeats the slide's title.
    if (!runs || (isCaption && text.trim() === heading.trim())) return []
    const found = stream.take(runs, isCaption ? besideCaption : 0)
    if (found === 'next' || (isCaption && isToldInNotes(text, texts, written))) return []
    return [{ place: claim.place, sentence: `${quoted(text)} ${found === 'missing' ? 'is missing' : 'stands elsewhere'}.` }]
  })
}

/** A figure or caption that is too long is cut on the slide, and is in full in its notes. */
function isToldInNotes(text: string, texts: readonly string[], { printed, notes }: Written): boolean {
  const wanted = printed(bare(text))
  const begun = texts.map((one) => printed(bare(one))).filter((one) => /[^…]…$/u.test(one))
  return begun.some((one) => wanted.startsWith(one.slice(0, -1))) && printed(bare(notes.join(''))).includes(wanted)
}

/** A caption is repeated on each slide that its table continues on, and above each part of a table that is too wide for a page. */
const goesOn = (text: string, texts: readonly string[]) =>
  (text.endsWith(', continued') && texts.includes(text.slice(0, -', continued'.length))) || /\(part (?!1 )\d+ of \d+\)$/.test(text)

function runsOf(claim: Claim, format: Format) {
  if (claim.kind === 'words' || claim.kind === 'item') return claim.runs
  if (claim.kind === 'note') return format === 'pptx' ? undefined : claim.runs
  return claim.kind === 'heading' && format === 'xlsx' ? [{ text: `${claim.number}${claim.text}` }] : undefined
}
