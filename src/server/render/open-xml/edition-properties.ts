import { firm } from '#shared/firm.ts'
import { editionFacts } from '../edition-facts.ts'
import type { Edition } from '../renderer.ts'
import { addDocumentProperties, type DocumentProperties } from './document-properties.ts'
import type { OpenXmlPackage } from './open-xml-package.ts'

type Counted = Edition & Pick<DocumentProperties, 'counts'>

/** Author, content, date and client, as shown in a file's properties. */
export function addEditionProperties(file: OpenXmlPackage, edition: Counted, language: string) {
  const { content, createdAt, version, status, counts = {} } = edition
  const facts = editionFacts(edition)
  addDocumentProperties(file, {
    title: content.title,
    subject: content.subtitle,
    creator: facts.find(({ label }) => /^(author|writer|written by|prepared by)$/i.test(label))?.value ?? firm.name,
    language,
    createdAt,
    version,
    status,
    application: firm.name,
    company: firm.name,
    counts,
    custom: facts,
  })
}
