import { fontTableXml, settingsXml } from '#server/render/docx/settings-xml.ts'
import { documentScripts } from '#server/render/docx/script-fonts.ts'
import { documentPath, type Writer } from '#server/render/docx/writer.ts'
import { addEditionProperties } from '#server/render/open-xml/edition-properties.ts'
import { ourTheme } from '#server/render/open-xml/look.ts'
import { relationshipKinds } from '#server/render/open-xml/relationship-kinds.ts'
import { addTheme } from '#server/render/open-xml/theme.ts'
import { element } from '#server/open-xml/xml.ts'
import type { Edition } from '#server/render/renderer.ts'
import type { TemplateStyling } from './apply-template-styles.ts'
import { templateNamespaces } from './place-trees.ts'
import type { Template } from './template.ts'
import { mapTree, type Tree, treesOf, writeTree } from '#server/open-xml/tree.ts'

const wordprocessing = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const themeType = 'application/vnd.openxmlformats-officedocument.theme+xml'
const themePath = 'word/theme/theme1.xml'

type Written = { edition: Edition; template: Template; dressing: TemplateStyling; body: string }

/** The main part of a document in a template, and all parts that it refers to. */
export function addTemplateParts({ file, language }: Writer, { edition, template, dressing, body }: Written) {
  file.relate('', relationshipKinds.document, documentPath)
  file.addPart({
    path: documentPath,
    contentType: `${wordprocessing}.document.main+xml`,
    body: element('w:document', templateNamespaces, element('w:body', {}, body)),
  })
  const add = (kind: 'styles' | 'numbering' | 'settings' | 'fontTable', xml: string) => {
    const path = `word/${kind}.xml`
    file.addPart({ path, contentType: `${wordprocessing}.${kind}+xml`, body: xml })
    file.relate(documentPath, relationshipKinds[kind], path)
  }
  add('styles', dressing.styles)
  add('numbering', dressing.numbering)
  add('settings', settingsOf(template, settingsXml(language, documentScripts(edition.content))))
  add('fontTable', fontsOf(template))
  if (template.theme) {
    const theme = mapTree(withoutMarks(template.theme), withoutMarks)
    const root = { ...theme.attributes, 'xmlns:a': templateNamespaces['xmlns:a'] }
    const inner = treesOf(theme).map(writeTree)
    const body = element('a:theme', root, [...inner, '<a:objectDefaults/><a:extraClrSchemeLst/>'])
    file.addPart({ path: themePath, contentType: themeType, body })
    file.relate(documentPath, relationshipKinds.theme, themePath)
  } else addTheme(file, { from: documentPath, path: themePath }, ourTheme)
  addEditionProperties(file, edition, language)
}

/** A theme's own attributes have no prefix. `mc:Ignorable` (ECMA-376 part 3) names other namespaces, all of which are removed. */
const withoutMarks = (tree: Tree): Tree => ({
  ...tree,
  attributes: Object.fromEntries(Object.entries(tree.attributes).filter(([name]) => !name.includes(':'))),
})

/** Our settings, with those of the template's that affect the appearance of pages. */
function settingsOf({ settings }: Template, ours: string): string {
  const said = (name: string) => settings.filter((one) => one.name === name).map(writeTree)[0]
  const late = ['w:themeFontLang', 'w:clrSchemeMapping', 'w:decimalSymbol', 'w:listSeparator']
  const early = settings.filter(({ name }) => !late.includes(name) && name !== 'w:defaultTabStop')
  const isBeforeTabs = (name: string) => name === 'w:mirrorMargins' || name === 'w:gutterAtTop'
  const write = (before: boolean) =>
    early
      .filter(({ name }) => isBeforeTabs(name) === before)
      .map(writeTree)
      .join('')
  return ours
    .replace(/<w:defaultTabStop [^>]*\/>/, (own) => write(true) + (said('w:defaultTabStop') ?? own) + write(false))
    .replace(/<w:clrSchemeMapping [^>]*\/>/, (own) => said('w:clrSchemeMapping') ?? own)
}

/** The template's fonts, and those of ours that it lacks. */
function fontsOf({ fonts }: Template): string {
  const own = treesOf(fonts ?? undefined)
  const names = new Set(own.map(({ attributes }) => attributes['w:name']))
  const ours = (fontTableXml.match(/<w:font .*?<\/w:font>/gs) ?? []).filter((xml) => !names.has(/w:name="([^"]*)"/.exec(xml)![1]))
  return element('w:fonts', { 'xmlns:w': templateNamespaces['xmlns:w'] }, [...own.map(writeTree), ...ours])
}
