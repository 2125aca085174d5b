import type { NumberedSection } from '#server/render/number-headings.ts'
import { element } from '#server/open-xml/xml.ts'
import { field, fieldEnd, fieldStart } from './field.ts'
import { type Item, paragraph, plainWords, textRun } from './flow.ts'
import { edgeOf } from './layout/box.ts'
import type { Look } from './look.ts'
import type { StyleId } from './paragraph-styles.ts'
import { valued } from './properties.ts'
import type { Captioned } from './writer.ts'

/** Headings below this level are not listed. */
const deepest = 3
/** A document with at least this many figures lists them. Tables are not listed, because they are under headings that are. */
const fewestFigures = 6

export const headingBookmark = (index: number) => `_Toc${String(index + 1).padStart(6, '0')}`

/** The contents of both lists, and the page of each heading and figure by its bookmark. */
type Listed = { headings: readonly NumberedSection[]; figures: readonly Captioned[]; pageOf: (bookmark: string) => number }

/** The lists of headings and of figures, filled in, so that Word does not ask to update them. */
export function contentsItems({ headings, figures, pageOf }: Listed, look: Look): Item[] {
  const listed = headings.flatMap(({ number, section, level }, index): Entry[] => {
    const style = (['TOC1', 'TOC2', 'TOC3'] as const)[level - 1]
    return style ? [{ style, number, text: section.heading, bookmark: headingBookmark(index) }] : []
  })
  const drawn = figures.map(({ number, text, bookmark }): Entry => ({
    style: 'TableOfFigures',
    number: String(number),
    text,
    bookmark,
  }))
  const { TOCHeading: set } = look.styles
  // LibreOffice applies the space of a border above it twice at the beginning of an index.
  const title = paragraph('TOCHeading', plainWords('Contents', 'TOCHeading', look), { lineHeight: set.line + edgeOf(set, 'top') })
  const contents = boxed([title, ...entries(listed, { instruction: `TOC \\o "1-${deepest}" \\h \\z \\u`, pageOf, look })])
  if (figures.length < fewestFigures) return contents
  const second = paragraph('FiguresHeading', plainWords('Figures', 'FiguresHeading', look))
  return [...contents, second, ...entries(drawn, { instruction: 'TOC \\h \\z \\c "Figure"', pageOf, look })]
}

type Entry = { style: StyleId; number: string; text: string; bookmark: string }
type List = { instruction: string; pageOf: (bookmark: string) => number; look: Look }

function entries(listed: readonly Entry[], { instruction, pageOf, look }: List): Item[] {
  return listed.map((entry, place) => {
    const item = contentsEntry(entry, pageOf(entry.bookmark), look)
    const start = place === 0 ? fieldStart(instruction) : ''
    const end = place === listed.length - 1 ? fieldEnd : ''
    return paragraph(entry.style, { ...item, xml: start + item.xml + end })
  })
}

function contentsEntry({ style, number, text, bookmark }: Entry, page: number, look: Look) {
  const tab = '<w:r><w:tab/></w:r>'
  const shown = text.replaceAll(/\s+/g, ' ')
  const words = (number === '' ? '' : textRun(number) + tab) + textRun(shown)
  const link = element('w:hyperlink', { 'w:anchor': bookmark }, words + tab + field(`PAGEREF ${bookmark} \\h`, String(page)))
  // The page number is on the last line, or on a line of its own.
  return { xml: link, pieces: plainWords(shown + page, style, look).pieces }
}

/** Marks these paragraphs as a table of contents, so that Word shows its buttons. */
function boxed(items: Item[]): Item[] {
  const gallery = valued('w:docPartGallery', 'Table of Contents') + '<w:docPartUnique/>'
  const properties = element('w:sdtPr', {}, element('w:docPartObj', {}, gallery))
  const last = items.length - 1
  return items.map((item, index) => ({
    ...item,
    ...(index === 0 ? { prefix: `<w:sdt>${properties}<w:sdtContent>` } : {}),
    ...(index === last ? { suffix: '</w:sdtContent></w:sdt>' } : {}),
  }))
}
