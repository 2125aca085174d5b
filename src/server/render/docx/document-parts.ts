import { addEditionProperties } from '#server/render/open-xml/edition-properties.ts'
import { relationshipKinds } from '#server/render/open-xml/relationship-kinds.ts'
import { addTheme } from '#server/render/open-xml/theme.ts'
import { element } from '#server/open-xml/xml.ts'
import type { Edition } from '#server/render/renderer.ts'
import { ourTheme } from '#server/render/open-xml/look.ts'
import { documentScripts, withScriptFonts } from './script-fonts.ts'
import { fontTableXml, settingsXml } from './settings-xml.ts'
import { stylesXml } from './styles-xml.ts'
import { documentPath, type Writer } from './writer.ts'

const wordprocessing = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const namespaces = {
  'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:wp': 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
}

type Document = { edition: Edition; body: string }

/** The main part of the document and all parts that it refers to. */
export function addDocumentParts({ file, language, lists, look }: Writer, { edition, body }: Document) {
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
  const scripts = documentScripts(edition.content)
  add('styles', withScriptFonts(stylesXml(language, look), scripts))
  add('numbering', withScriptFonts(lists.toXml(), scripts))
  add('settings', settingsXml(language, scripts, edition.revision !== undefined))
  add('fontTable', fontTableXml)
  addTheme(file, { from: documentPath, path: 'word/theme/theme1.xml' }, ourTheme)
  addEditionProperties(file, edition, language)
}
