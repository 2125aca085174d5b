import { firm } from '#shared/firm.ts'
import { addDocumentProperties } from '#server/render/open-xml/document-properties.ts'
import { relationshipKinds } from '#server/render/open-xml/relationship-kinds.ts'
import { themeXml } from '#server/render/open-xml/theme.ts'
import { element } from '#server/render/open-xml/xml.ts'
import type { Edition } from '#server/render/renderer.ts'
import { accents, colours, fonts } from './look.ts'
import { fontTableXml, settingsXml } from './settings-xml.ts'
import { stylesXml } from './styles-xml.ts'
import { documentPath, type Writer } from './writer.ts'

const wordprocessing = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const namespaces = {
  'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:wp': 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
}

type Document = { edition: Edition; facts: { label: string; value: string }[]; body: string }

/** The main part of the document and all that it leans on. */
export function addDocumentParts({ file, language, lists }: Writer, { edition, facts, body }: Document) {
  const { content } = edition
  file.relate('', relationshipKinds.document, documentPath)
  file.addPart({
    path: documentPath,
    contentType: `${wordprocessing}.document.main+xml`,
    body: element('w:document', namespaces, element('w:body', {}, body)),
  })
  const add = (kind: 'styles' | 'numbering' | 'settings' | 'fontTable', xml: string) => {
    const path = `word/${kind}.xml`
    file.addPart({ path, contentType: `${wordprocessing}.${kind}+xml`, body: xml })
    file.relate(documentPath, relationshipKinds[kind], path)
  }
  add('styles', stylesXml(language))
  add('numbering', lists.toXml())
  add('settings', settingsXml(language))
  add('fontTable', fontTableXml)
  const theme = 'word/theme/theme1.xml'
  file.addPart({ path: theme, contentType: 'application/vnd.openxmlformats-officedocument.theme+xml', body: themeXml(ourTheme) })
  file.relate(documentPath, relationshipKinds.theme, theme)
  addDocumentProperties(file, {
    title: content.title,
    subject: content.subtitle,
    creator: facts.find(({ label }) => /^(author|writer|written by|prepared by)$/i.test(label))?.value ?? firm.name,
    language,
    createdAt: edition.createdAt,
    version: edition.version,
    status: edition.status,
    application: firm.name,
    company: firm.name,
    custom: facts,
  })
}

const ourTheme = {
  name: firm.name,
  colours: {
    dark: colours.text,
    light: colours.paper,
    dark2: colours.quiet,
    light2: colours.raised,
    accents,
    link: colours.accent,
    visited: colours.quiet,
  },
  fonts: { headings: fonts.sans, body: fonts.serif },
}
