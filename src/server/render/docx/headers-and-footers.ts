import type { OpenXmlPackage } from '#server/render/open-xml/open-xml-package.ts'
import { relationshipKinds } from '#server/render/open-xml/relationship-kinds.ts'
import { element } from '#server/open-xml/xml.ts'
import { simpleField } from './field.ts'
import { textRun } from './flow.ts'
import { colours } from '#server/render/open-xml/look.ts'
import { type Look, roomOn } from './look.ts'
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

/** Adds headers and footers as sections need them; the first page has none. */
export function createEdges(file: OpenXmlPackage, text: EdgeText, look: Look): (section: Section) => SectionEdges {
  const known = new Map<string, SectionEdges>()
  let parts = 0
  const add = (kind: 'header' | 'footer', paragraph: string) => {
    const path = `word/${kind}${++parts}.xml`
    const body = element(kind === 'header' ? 'w:hdr' : 'w:ftr', namespaces, paragraph)
    file.addPart({ path, contentType: `${wordprocessing}.${kind}+xml`, body })
    return file.relate(documentPath, relationshipKinds[kind], path)
  }
  const first = {
    firstHeader: add('header', edgeParagraph('Header', { inner: '', look })),
    firstFooter: add('footer', edgeParagraph('Footer', { inner: '', look })),
  }
  return ({ wide }) => {
    const key = wide ? 'wide' : 'upright'
    const edges = known.get(key) ?? {
      header: add('header', headerParagraph(text, { wide, look })),
      footer: add('footer', footerParagraph(text, { wide, look })),
      ...(wide ? {} : first),
    }
    known.set(key, edges)
    return edges
  }
}

const tab = '<w:r><w:tab/></w:r>'

type Turn = { wide?: boolean; look: Look }

function headerParagraph({ headerLeft, headerRight }: EdgeText, turn: Turn): string {
  return edgeParagraph('Header', { inner: textRun(headerLeft) + tab + textRun(headerRight), side: 'bottom', ...turn })
}

function footerParagraph({ footerLeft, pages }: EdgeText, turn: Turn): string {
  const number =
    textRun('Page ') + simpleField('PAGE', textRun('2')) + textRun(' of ') + simpleField('NUMPAGES', textRun(String(pages)))
  return edgeParagraph('Footer', { inner: textRun(footerLeft) + tab + number, side: 'top', ...turn })
}

type Edge = Turn & { inner: string; side?: 'top' | 'bottom' }

function edgeParagraph(style: 'Header' | 'Footer', { inner, side, wide, look }: Edge): string {
  const place = (isWide: boolean) => roomOn(look.page, isWide).width
  const moved =
    element('w:tab', { 'w:val': 'clear', 'w:pos': place(false) }) + element('w:tab', { 'w:val': 'right', 'w:pos': place(true) })
  const properties = paragraphProperties({
    pStyle: valued('w:pStyle', look.idOf(style)),
    pBdr: side ? element('w:pBdr', {}, border(side, rule)) : '',
    tabs: wide ? element('w:tabs', {}, moved) : '',
  })
  return element('w:p', {}, properties + inner)
}
