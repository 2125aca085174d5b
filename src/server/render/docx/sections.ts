import { element } from '#server/open-xml/xml.ts'
import { type Item, itemXml, emptyWords, paragraph } from './flow.ts'
import { boxOf } from './layout/box.ts'
import type { Stretch } from './layout/paginate.ts'
import { type Look, roomOn } from './look.ts'

/** Relationships of the headers and footers that a section shows. */
export type SectionEdges = { header: string; footer: string; firstHeader?: string; firstFooter?: string }

export type Section = { wide: boolean; items: Item[] }

/** The document, cut where pages change between portrait and landscape. */
export function cutSections(items: readonly Item[]): Section[] {
  const sections: Section[] = []
  for (const item of items) {
    const wide = item.wide ?? false
    if (sections.at(-1)?.wide !== wide) sections.push({ wide, items: [] })
    sections.at(-1)!.items.push(item)
  }
  return sections.map(({ wide, items: [first, ...others] }, index) => ({
    wide,
    items: [index > 0 ? atTop(first!) : first!, ...others],
  }))
}

/** Word and LibreOffice apply the space above the first paragraph of a section. */
const atTop = (item: Item): Item => (item.kind === 'paragraph' ? { ...item, choice: { ...item.choice, before: 0 } } : item)

export function stretchOf({ wide, items }: Section, look: Look): Stretch {
  const { width, height } = roomOn(look.page, wide)
  const boxes = items.map((item, index) => boxOf(closeUp(item, [items[index - 1], items[index + 1]], look), width, look))
  return { items: boxes, height }
}

/** A style may remove the space between two of its paragraphs, even if they set it themselves. */
function closeUp(item: Item, [above, below]: readonly (Item | undefined)[], { styles, idOf }: Look): Item {
  if (item.kind === 'table' || !styles[item.style].contextual) return item
  const isKin = (other: Item | undefined) => other?.kind === 'paragraph' && idOf(other.style) === idOf(item.style)
  return { ...item, choice: { ...item.choice, ...(isKin(above) && { before: 0 }), ...(isKin(below) && { after: 0 }) } }
}

type Ends = { look: Look; /** The section's page properties as XML. */ properties: (section: Section, isFirst: boolean) => string }

/** All sections as the body's XML; the last paragraph of each but the last contains its page properties. */
export function sectionsXml(sections: readonly Section[], { look, properties: propertiesOf }: Ends): string {
  let xml = ''
  sections.forEach((section, index) => {
    const properties = propertiesOf(section, index === 0)
    const isLast = index === sections.length - 1
    for (const item of isLast ? closed(section.items) : endingIn(section.items, properties)) xml += itemXml(item, look)
    if (isLast) xml += properties
  })
  return xml
}

/** Word requires a paragraph after the last table. */
const closed = (items: readonly Item[]): readonly Item[] =>
  items.at(-1)?.kind === 'table' ? [...items, paragraph('SectionEnd', emptyWords)] : items

function endingIn(items: readonly Item[], section: string): readonly Item[] {
  const last = items.at(-1)!
  if (last.kind === 'table') return [...items, paragraph('SectionEnd', emptyWords, { section })]
  return [...items.slice(0, -1), { ...last, choice: { ...last.choice, section } }]
}

type Turn = { look: Look; edges: SectionEdges; isFirst: boolean }

export function sectionProperties({ wide }: Section, { look: { page }, edges, isFirst }: Turn): string {
  const use = (kind: 'header' | 'footer', type: string, id: string) => element(`w:${kind}Reference`, { 'w:type': type, 'r:id': id })
  const [width, height] = wide ? [page.height, page.width] : [page.width, page.height]
  return element('w:sectPr', {}, [
    use('header', 'default', edges.header),
    edges.firstHeader ? use('header', 'first', edges.firstHeader) : '',
    use('footer', 'default', edges.footer),
    edges.firstFooter ? use('footer', 'first', edges.firstFooter) : '',
    element('w:type', { 'w:val': 'nextPage' }),
    element('w:pgSz', { 'w:w': width, 'w:h': height, 'w:orient': wide ? 'landscape' : undefined }),
    element('w:pgMar', {
      'w:top': page.top,
      'w:right': page.right,
      'w:bottom': page.bottom,
      'w:left': page.left,
      'w:header': page.header,
      'w:footer': page.footer,
      'w:gutter': 0,
    }),
    isFirst ? '<w:titlePg/>' : '',
  ])
}
