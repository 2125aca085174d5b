import type { OpenXmlPackage } from '#server/render/open-xml/open-xml-package.ts'
import { relationshipKinds } from '#server/render/open-xml/relationship-kinds.ts'
import { element } from '#server/render/open-xml/xml.ts'
import { field } from './field.ts'
import { textRun } from './flow.ts'
import { colours } from '#server/render/open-xml/look.ts'
import { landscape, textWidth } from './look.ts'
import { border, paragraphProperties, valued } from './properties.ts'
import type { Section, SectionEdges } from './sections.ts'
import { documentPath } from './writer.ts'

const wordprocessing = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const namespaces = {
  'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
}
const rule = { width: 4, space: 6, colour: colours.line }

export type EdgeText = { headerLeft: string; headerRight: string; footerLeft: string; pages: number }

/** Adds headers and footers as sections ask for them; the first page has none. */
export function createEdges(file: OpenXmlPackage, text: EdgeText): (section: Section) => SectionEdges {
  const known = new Map<string, SectionEdges>()
  let parts = 0
  const add = (kind: 'header' | 'footer', paragraph: string) => {
    const path = `word/${kind}${++parts}.xml`
    const body = element(kind === 'header' ? 'w:hdr' : 'w:ftr', namespaces, paragraph)
    file.addPart({ path, contentType: `${wordprocessing}.${kind}+xml`, body })
    return file.relate(documentPath, relationshipKinds[kind], path)
  }
  const first = {
    firstHeader: add('header', edgeParagraph('Header', { inner: '' })),
    firstFooter: add('footer', edgeParagraph('Footer', { inner: '' })),
  }
  return ({ wide }) => {
    const key = wide ? 'wide' : 'upright'
    const edges = known.get(key) ?? {
      header: add('header', headerParagraph(text, wide)),
      footer: add('footer', footerParagraph(text, wide)),
      ...(wide ? {} : first),
    }
    known.set(key, edges)
    return edges
  }
}

const tab = '<w:r><w:tab/></w:r>'

function headerParagraph({ headerLeft, headerRight }: EdgeText, wide: boolean): string {
  return edgeParagraph('Header', { inner: textRun(headerLeft) + tab + textRun(headerRight), side: 'bottom', wide })
}

function footerParagraph({ footerLeft, pages }: EdgeText, wide: boolean): string {
  const number = textRun('Page ') + field('PAGE', '2') + textRun(' of ') + field('NUMPAGES', String(pages))
  return edgeParagraph('Footer', { inner: textRun(footerLeft) + tab + number, side: 'top', wide })
}

type Edge = { inner: string; side?: 'top' | 'bottom'; wide?: boolean }

function edgeParagraph(style: 'Header' | 'Footer', { inner, side, wide }: Edge): string {
  const moved =
    element('w:tab', { 'w:val': 'clear', 'w:pos': textWidth }) +
    element('w:tab', { 'w:val': 'right', 'w:pos': landscape.textWidth })
  const properties = paragraphProperties({
    pStyle: valued('w:pStyle', style),
    pBdr: side ? element('w:pBdr', {}, border(side, rule)) : '',
    tabs: wide ? element('w:tabs', {}, moved) : '',
  })
  return element('w:p', {}, properties + inner)
}
