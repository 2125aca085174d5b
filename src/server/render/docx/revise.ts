import type { Revision } from '#shared/content/revised.ts'
import type { Item, Paragraph, Table } from './flow.ts'

/** The author and time of the changes: those of the later version, so that the same two versions give the same bytes. */
export type RevisionMark = { author: string; date: string; next(): number }

const tag = { added: 'w:ins', removed: 'w:del' } as const
const attributes = ({ author, date, next }: RevisionMark) => ` w:id="${next()}" w:author="${author}" w:date="${date}"`

const runOrRevised = /<w:(ins|del) [^>]*[^/]>.*?<\/w:\1>|<w:r>.*?<\/w:r>/gs

/** Wraps runs in `w:ins` or `w:del`. Removed text has no links, bookmarks or counters. */
export function reviseRuns(xml: string, revision: Revision, stamp: RevisionMark): string {
  // A field remains when the text in it is rejected, so changed text contains only the field's result.
  const said = xml.includes('w:fldSimple') ? xml.replaceAll(/<\/?w:fldSimple\b[^>]*>/g, '') : xml
  const bare = revision === 'added' ? said : withoutPlaces(said)
  const name = tag[revision]
  return bare.replaceAll(runOrRevised, (run) => (run.startsWith('<w:r>') ? `<${name}${attributes(stamp)}>${run}</${name}>` : run))
}

function withoutPlaces(xml: string): string {
  const hasPlaces = xml.includes('w:hyperlink') || xml.includes('<w:bookmark')
  const bare = hasPlaces ? xml.replaceAll(/<\/?w:hyperlink\b[^>]*>|<w:bookmark(?:Start|End) [^>]*\/>/g, '') : xml
  return bare.replaceAll(/<(\/?)w:t(?=[ >])/g, '<$1w:delText')
}

/** Text that replaces other text. */
export const replaceRuns = (was: string, is: string, stamp: RevisionMark) =>
  reviseRuns(was, 'removed', stamp) + reviseRuns(is, 'added', stamp)

/** The mark of a changed paragraph mark or row. */
export const revisionMark = (revision: Revision, stamp: RevisionMark) => `<${tag[revision]}${attributes(stamp)}/>`

/** A whole block was added or removed. */
export function reviseItem(item: Item, revision: Revision, stamp: RevisionMark): Item {
  const prefix = revision === 'removed' ? '' : (item.prefix ?? '')
  if (item.kind === 'table') return { ...item, prefix, xml: reviseTable(item, revision, stamp) }
  const words = { ...item.words, xml: reviseRuns(item.words.xml, revision, stamp) }
  return { ...item, prefix, words, choice: { ...item.choice, mark: { revision, xml: revisionMark(revision, stamp) } } }
}

const reviseTable = ({ xml }: Table, revision: Revision, stamp: RevisionMark) =>
  xml.replaceAll(/<w:tr>.*?<\/w:tr>/gs, (row) => reviseRow(row, revision, stamp))

/** The row is removed as a whole; the paragraph marks of its cells are not, or LibreOffice would join the neighbouring text. */
export function reviseRow(row: string, revision: Revision, stamp: RevisionMark): string {
  const mark = revisionMark(revision, stamp)
  const marked = row.startsWith('<w:tr><w:trPr>')
    ? row.replace('</w:trPr>', `${mark}</w:trPr>`)
    : row.replace('<w:tr>', `<w:tr><w:trPr>${mark}</w:trPr>`)
  return reviseRuns(marked, revision, stamp)
}

/**
 * If an added paragraph follows an unchanged one of the same style, the added mark is moved to the unchanged one, as when someone presses
 * Enter at its end. Only then can LibreOffice reject it, also before the caption of a table.
 */
export function moveMarks(items: readonly Item[]): Item[] {
  const moved = [...items]
  for (let place = 1; place < moved.length; place++) {
    const [last, here] = [moved[place - 1]!, moved[place]!]
    if (!isParagraph(last) || !isParagraph(here) || last.style !== here.style) continue
    const { mark, ...choice } = here.choice
    if (last.choice.mark || mark?.revision !== 'added') continue
    moved[place - 1] = { ...last, choice: { ...last.choice, mark } }
    moved[place] = { ...here, choice }
  }
  return moved
}

const isParagraph = (item: Item): item is Item & Paragraph => item.kind === 'paragraph'
