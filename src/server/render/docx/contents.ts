import type { NumberedSection } from '#server/render/number-headings.ts'
import { element } from '#server/render/open-xml/xml.ts'
import { fieldEnd, fieldStart, field } from './field.ts'
import { faceOf } from '#server/render/open-xml/text/measure-text.ts'
import { type Item, paragraph, plainWords, textRun } from './flow.ts'
import { styleOf } from './paragraph-styles.ts'
import { valued } from './properties.ts'

/** Headings below this level are not listed. */
const deepest = 3
const instruction = `TOC \\o "1-${deepest}" \\h \\z \\u`

export const headingBookmark = (index: number) => `_Toc${String(index + 1).padStart(6, '0')}`

/** The list of headings, filled in with `pageOf`, so that nobody is asked to update it. */
export function contentsItems(headings: readonly NumberedSection[], pageOf: (heading: number) => number): Item[] {
  const listed = headings.map((heading, index) => ({ ...heading, index })).filter(({ level }) => level <= deepest)
  const title = paragraph('TOCHeading', plainWords('Contents', 'TOCHeading'))
  const entries = listed.map((entry, place) => {
    const start = place === 0 ? fieldStart(instruction) : ''
    const end = place === listed.length - 1 ? fieldEnd : ''
    return contentsEntry(entry, { page: pageOf(entry.index), start, end })
  })
  return boxed([title, ...entries])
}

type Entry = NumberedSection & { index: number }

function contentsEntry({ number, section, level, index }: Entry, place: { page: number; start: string; end: string }): Item {
  const style = (['TOC1', 'TOC2', 'TOC3'] as const)[level - 1]!
  const bookmark = headingBookmark(index)
  const tab = '<w:r><w:tab/></w:r>'
  const words = textRun(number) + tab + textRun(section.heading.replaceAll(/\s+/g, ' '))
  const link = element(
    'w:hyperlink',
    { 'w:anchor': bookmark, 'w:history': 1 },
    words + tab + field(`PAGEREF ${bookmark} \\h`, String(place.page)),
  )
  const { font, size, bold } = styleOf(style)
  const pieces = [{ text: section.heading, face: faceOf(font, bold), size }]
  return paragraph(style, { xml: place.start + link + place.end, pieces })
}

/** Says to Word that these paragraphs are a table of contents, with its buttons. */
function boxed(items: Item[]): Item[] {
  const gallery = valued('w:docPartGallery', 'Table of Contents') + '<w:docPartUnique/>'
  const properties = element('w:sdtPr', {}, element('w:docPartObj', {}, gallery))
  const last = items.length - 1
  return items.map((item, index) => ({
    ...item,
    xml: (index === 0 ? `<w:sdt>${properties}<w:sdtContent>` : '') + item.xml + (index === last ? '</w:sdtContent></w:sdt>' : ''),
  }))
}
