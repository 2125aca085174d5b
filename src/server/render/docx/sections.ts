import { element } from '#server/render/open-xml/xml.ts'
import { type Item, paragraph } from './flow.ts'
import { type Stretch } from './layout/paginate.ts'
import { landscape, page, textHeight } from './look.ts'

/** Relationships of the headers and footers that a section shows. */
export type SectionEdges = { header: string; footer: string; firstHeader?: string; firstFooter?: string }

export type Section = { wide: boolean; items: Item[] }

/** The document cut where pages turn on their side. Headings go over with the table that follows them. */
export function cutSections(items: readonly Item[]): Section[] {
  const sections: Section[] = [{ wide: false, items: [] }]
  for (const item of items) {
    const current = sections.at(-1)!
    const wide = item.wide ?? false
    if (wide === current.wide) {
      current.items.push(item)
      continue
    }
    const headings = wide ? takeTrailingHeadings(current.items) : []
    dropTrailingBreaks(current.items)
    sections.push({ wide, items: [...headings, item] })
  }
  dropTrailingBreaks(sections.at(-1)!.items)
  return sections
}

function takeTrailingHeadings(items: Item[]): Item[] {
  const last = items.findLastIndex((item) => item.heading === undefined)
  return items.splice(last + 1)
}

/** A break before a new section would leave a page empty. */
function dropTrailingBreaks(items: Item[]) {
  while (items.at(-1)?.isBreak) items.pop()
}

export const stretchOf = ({ wide, items }: Section): Stretch => ({ items, height: wide ? landscape.textHeight : textHeight })

/** All sections as the body's XML; each but the last ends in a paragraph that says what its pages are like. */
export function sectionsXml(sections: readonly Section[], edges: (section: Section) => SectionEdges): string {
  return sections
    .map((section, index) => {
      const properties = sectionProperties(section, edges(section), index === 0)
      const isLast = index === sections.length - 1
      const end = isLast ? properties : paragraph('SectionEnd', { xml: '', pieces: [] }, { section: properties }).xml
      return section.items.map(({ xml }) => xml).join('') + end
    })
    .join('')
}

function sectionProperties({ wide }: Section, edges: SectionEdges, isFirst: boolean): string {
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
      'w:right': page.side,
      'w:bottom': page.bottom,
      'w:left': page.side,
      'w:header': page.header,
      'w:footer': page.footer,
      'w:gutter': 0,
    }),
    isFirst ? '<w:titlePg/>' : '',
  ])
}
