import { firm } from '#shared/firm.ts'
import { editionFacts } from '#server/render/edition-facts.ts'
import type { Edition } from '#server/render/renderer.ts'
import { addDocumentProperties } from './document-properties.ts'
import { accents, colours } from './office-look.ts'
import type { OpenXmlPackage } from './open-xml-package.ts'
import { relationshipKinds } from './relationship-kinds.ts'
import { themeXml } from './theme.ts'

/** The content's language, or ours where it is not one that Office would take. */
export const languageOf = ({ language }: Edition['content']) =>
  /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language) ? language : 'en-GB'

/** What the file says of itself under "Properties". */
export function addEditionProperties(file: OpenXmlPackage, edition: Edition, language: string) {
  const facts = editionFacts(edition)
  addDocumentProperties(file, {
    title: edition.content.title,
    subject: edition.content.subtitle,
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

const themeType = 'application/vnd.openxmlformats-officedocument.theme+xml'
const themeColours = {
  dark: colours.text,
  light: colours.paper,
  dark2: colours.quiet,
  light2: colours.raised,
  accents,
  link: colours.accent,
  visited: colours.quiet,
}

type ThemePlace = { from: string; path: string; fonts: { headings: string; body: string } }

/** The palette and the fonts that Office offers first in this file. */
export function addTheme(file: OpenXmlPackage, { from, path, fonts }: ThemePlace) {
  file.addPart({ path, contentType: themeType, body: themeXml({ name: firm.name, colours: themeColours, fonts }) })
  file.relate(from, relationshipKinds.theme, path)
}
