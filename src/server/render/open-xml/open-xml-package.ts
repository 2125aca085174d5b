import { posix } from 'node:path'
import { element, xmlDeclaration } from '#server/open-xml/xml.ts'
import { zip } from '#server/open-xml/zip.ts'

export type Part = {
  /** `word/document.xml` */
  path: string
  contentType: string
  /** XML without its declaration, or bytes. */
  body: string | Uint8Array
}

export type OpenXmlPackage = {
  addPart(part: Part): void
  /** Records that `from` (a part's path, or '' for the whole file) uses another part; returns the relationship's id. */
  relate(from: string, kind: string, to: string): string
  /** The same for an external address, which is already checked and encoded. */
  relateOutside(from: string, kind: string, address: string): string
  toBytes(): Uint8Array
}

type Relationship = { kind: string; target: string; outside: boolean }

const relationshipType = 'application/vnd.openxmlformats-package.relationships+xml'
const relationshipsNamespace = 'http://schemas.openxmlformats.org/package/2006/relationships'
const contentTypesNamespace = 'http://schemas.openxmlformats.org/package/2006/content-types'
const compressed = new Set(['png', 'jpeg', 'xlsx'])
const extensionOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)

/** An empty Open XML file. Parts are written in the order they were added. */
export function createPackage(): OpenXmlPackage {
  const parts = new Map<string, Part>()
  const relationships = new Map<string, Relationship[]>()

  function link(from: string, relationship: Relationship): string {
    const known = relationships.get(from) ?? []
    relationships.set(from, known)
    const same = known.findIndex((other) => other.kind === relationship.kind && other.target === relationship.target)
    return `rId${same === -1 ? known.push(relationship) : same + 1}`
  }

  return {
    addPart(part) {
      if (parts.has(part.path)) throw new Error(`The part ${part.path} was added twice`)
      // Converted to bytes at once, so that the many strings of a part can be freed.
      parts.set(part.path, { ...part, body: bytesOf(part.body) })
    },
    relate: (from, kind, to) => link(from, { kind, target: to, outside: false }),
    relateOutside: (from, kind, address) => link(from, { kind, target: address, outside: true }),
    toBytes() {
      for (const [from, list] of relationships) assertNothingDangles(from, list, parts)
      const relationshipParts = [...relationships].map(([from, list]) => relationshipPart(from, list))
      const all = [contentTypesPart([...parts.values()]), ...relationshipParts, ...parts.values()]
      return zip(
        all.map(({ path, body }) => ({
          name: path,
          data: bytesOf(body),
          stored: compressed.has(extensionOf(path)),
        })),
      )
    },
  }
}

const bytesOf = (body: Part['body']) => (typeof body === 'string' ? Buffer.from(xmlDeclaration + body) : body)

function assertNothingDangles(from: string, list: Relationship[], parts: Map<string, Part>) {
  if (from !== '' && !parts.has(from)) throw new Error(`Relationships of a missing part ${from}`)
  const missing = list.find(({ target, outside }) => !outside && !parts.has(target))
  if (missing) throw new Error(`The part ${missing.target} is missing`)
}

function relationshipPart(from: string, list: Relationship[]): Part {
  const folder = posix.dirname(from)
  const entries = list.map(({ kind, target, outside }, index) =>
    element('Relationship', {
      Id: `rId${index + 1}`,
      Type: kind,
      Target: outside ? target : posix.relative(folder, target),
      TargetMode: outside ? 'External' : undefined,
    }),
  )
  return {
    path: posix.join(folder, '_rels', `${posix.basename(from)}.rels`),
    contentType: relationshipType,
    body: element('Relationships', { xmlns: relationshipsNamespace }, entries),
  }
}

/** XML parts are registered one by one, all others by extension. */
function contentTypesPart(parts: Part[]): Part {
  const byExtension = new Map([
    ['rels', relationshipType],
    ['xml', 'application/xml'],
  ])
  for (const { path, contentType } of parts) {
    if (extensionOf(path) !== 'xml') byExtension.set(extensionOf(path), contentType)
  }
  const defaults = [...byExtension].map(([Extension, ContentType]) => element('Default', { Extension, ContentType }))
  const overrides = parts
    .filter(({ path }) => extensionOf(path) === 'xml')
    .map(({ path, contentType }) => element('Override', { PartName: `/${path}`, ContentType: contentType }))
  return {
    path: '[Content_Types].xml',
    contentType: 'application/xml',
    body: element('Types', { xmlns: contentTypesNamespace }, [...defaults, ...overrides]),
  }
}
