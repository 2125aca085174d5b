import { posix } from 'node:path'
import type { Archive } from '../open-xml-archive.ts'
import { readXml } from '../read-xml.ts'
import { readAddress } from '#server/open-xml/read-address.ts'

export type Relationship = { kind: string; target: string; isOutside: boolean }

/** The relationships of a part, or of the whole package: internal targets are paths in the package, never on a disk. */
export async function readRelationships(archive: Archive, from: string): Promise<Map<string, Relationship>> {
  const { dir, base } = posix.parse(from)
  const relationships = new Map<string, Relationship>()
  const open = (name: string, attribute: (name: string) => string | undefined) => {
    const [id, kind, target] = ['Id', 'Type', 'Target'].map(attribute)
    if (!name.endsWith('Relationship') || id === undefined || kind === undefined || target === undefined) return
    const isOutside = attribute('TargetMode')?.toLowerCase() === 'external' || /^[a-z][a-z\d+.-]*:/i.test(target)
    const path = target.startsWith('/') ? posix.normalize(target).slice(1) : posix.join(dir, target)
    relationships.set(id, { kind: kind.split('/').at(-1)!, target: isOutside ? target : path, isOutside })
  }
  const chunks = archive.read(posix.join(dir, '_rels', `${base}.rels`))
  if (chunks) await readXml(chunks, { open, close() {}, text() {} })
  return relationships
}

export const findTarget = (relationships: Map<string, Relationship>, kind: string) =>
  [...relationships.values()].find((one) => one.kind === kind && !one.isOutside)?.target

export async function readBytes(archive: Archive, path: string): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  const part = archive.read(path)
  if (!part) return undefined
  for await (const chunk of part) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The address of a link that a person may click. */
export const linkOf = (relationship: { kind: string; target: string; isOutside: boolean } | undefined) =>
  relationship?.kind === 'hyperlink' && relationship.isOutside ? readAddress(relationship.target) : undefined
