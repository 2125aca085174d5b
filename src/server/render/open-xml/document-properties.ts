import type { OpenXmlPackage } from './open-xml-package.ts'
import { relationshipKinds } from './relationship-kinds.ts'
import { element, escapeXml } from '#server/open-xml/xml.ts'

export type DocumentProperties = {
  title: string
  subject: string
  creator: string
  language: string
  /** ISO 8601, UTC. */
  createdAt: string
  version: string
  status: string
  /** The program's name, as Office shows it. */
  application: string
  company: string
  /** The content of the file as Office counts it: `Slides`, `Notes`. */
  counts?: Record<string, number>
  /** Shown under "Custom"; a repeated name is left out. */
  custom: readonly { label: string; value: string }[]
}

/** If a name or a value is longer than this, Office refuses the file. */
const longestText = 255

/** The three parts that describe the file as a whole. */
export function addDocumentProperties(file: OpenXmlPackage, properties: DocumentProperties) {
  add(file, 'core', coreProperties(properties))
  add(file, 'app', extendedProperties(properties))
  add(file, 'custom', customProperties(properties))
}

const kinds = {
  core: [relationshipKinds.coreProperties, 'application/vnd.openxmlformats-package.core-properties+xml'],
  app: [relationshipKinds.extendedProperties, 'application/vnd.openxmlformats-officedocument.extended-properties+xml'],
  custom: [relationshipKinds.customProperties, 'application/vnd.openxmlformats-officedocument.custom-properties+xml'],
} as const

function add(file: OpenXmlPackage, name: keyof typeof kinds, body: string) {
  const [kind, contentType] = kinds[name]
  const path = `docProps/${name}.xml`
  file.addPart({ path, contentType, body })
  file.relate('', kind, path)
}

const text = (name: string, value: string) => element(name, {}, escapeXml(value))

function coreProperties({ title, subject, creator, language, createdAt, version, status }: DocumentProperties) {
  const moment = `${new Date(createdAt).toISOString().slice(0, 19)}Z`
  const namespaces = {
    'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    'xmlns:dcterms': 'http://purl.org/dc/terms/',
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  }
  return element('cp:coreProperties', namespaces, [
    text('dc:title', title),
    text('dc:subject', subject),
    text('dc:creator', creator),
    text('cp:lastModifiedBy', creator),
    element('dcterms:created', { 'xsi:type': 'dcterms:W3CDTF' }, moment),
    element('dcterms:modified', { 'xsi:type': 'dcterms:W3CDTF' }, moment),
    text('dc:language', language),
    text('cp:version', version),
    text('cp:contentStatus', status),
  ])
}

function extendedProperties({ application, company, counts = {} }: DocumentProperties) {
  const xmlns = 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties'
  return element('Properties', { xmlns }, [
    text('Application', application),
    ...Object.entries(counts).map(([name, count]) => text(name, String(count))),
    text('Company', company),
  ])
}

function customProperties({ custom }: DocumentProperties) {
  const seen = new Set<string>()
  const fresh = custom.filter(({ label }) => {
    const key = label.trim().toLowerCase().slice(0, longestText)
    const isNew = escapeXml(key) !== '' && !seen.has(key)
    seen.add(key)
    return isNew
  })
  const namespaces = {
    xmlns: 'http://schemas.openxmlformats.org/officeDocument/2006/custom-properties',
    'xmlns:vt': 'http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes',
  }
  const entries = fresh.map(({ label, value }, index) =>
    element(
      'property',
      // The format's own identifier; numbers below 2 are reserved.
      { fmtid: '{D5CDD505-2E9C-101B-9397-08002B2CF9AE}', pid: index + 2, name: label.trim().slice(0, longestText) },
      text('vt:lpwstr', value.slice(0, longestText)),
    ),
  )
  return element('Properties', namespaces, entries)
}
