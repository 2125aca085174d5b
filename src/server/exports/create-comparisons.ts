import { createHash } from 'node:crypto'
import type { FactChange, RevisedFormat } from '#shared/api/comparison.ts'
import type { Content } from '#shared/content/content.ts'
import type { RevisedContent } from '#shared/content/revised.ts'
import type { Version } from '#server/documents/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Edition, RenderSettings } from '#server/render/renderer.ts'
import { rendererVersions, revisionVersion } from '#server/render/renderer-versions.ts'
import type { Solution } from '#server/solution/solution.ts'
import { findExport, keepExport } from './store.ts'

type VersionFacts = { content: Content; solution: Solution }
/** The response is JSON text, which passes between processes faster than an object. */
export type ComparisonRequest = { compare: { before: VersionFacts; after: VersionFacts } }
export type Compared = { facts: FactChange[]; content: RevisedContent }

/** A file that shows two versions: the later edition, and the content of the earlier one. */
export type RevisionRequest = { revise: Content; format: RevisedFormat; edition: Edition; settings: RenderSettings }

/** Maximum number of cached comparisons, of about 300 kB each. */
const mostKept = 20

type Services = {
  database: Database
  settings: RenderSettings
  run(request: ComparisonRequest | RevisionRequest): Promise<Uint8Array>
}
type Side = Version & { solution: Solution }

/** Compares two versions in a process of the pool: once, even for simultaneous requests; the latest results are cached. */
export function createComparisons({ database, settings, run }: Services) {
  const kept = new Map<string, Promise<Compared>>()
  const running = new Map<string, Promise<Uint8Array>>()

  function compareVersions(before: Side, after: Side): Promise<Compared> {
    const key = `${before.id} ${after.id}`
    const compared = kept.get(key) ?? run({ compare: { before: told(before), after: told(after) } }).then(read)
    kept.delete(key)
    kept.set(key, compared)
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
    compared.catch(() => kept.delete(key))
    return compared
  }

  async function make(hash: string, { before, after, author, format }: AskedFile): Promise<Uint8Array> {
    const found = await findExport(database, hash)
    if (found) return found
    const bytes = await run({ revise: before.content, format, edition: editionOf(before, after, author), settings })
    await keepExport(database, { hash, versionId: after.id, format, bytes })
    return bytes
  }

  function makeRevision(asked: AskedFile): Promise<Uint8Array> {
    const hash = hashRevision(asked, settings)
    const file = running.get(hash) ?? make(hash, asked).finally(() => running.delete(hash))
    running.set(hash, file)
    return file
  }

  return { compareVersions, makeRevision }
}

/** `author`: the name that the file gives as author of the changes. */
export type AskedFile = { before: Version; after: Version; author: string; format: RevisedFormat }

const told = ({ content, solution }: Side): VersionFacts => ({ content, solution })
const read = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes)) as Compared

const editionOf = (before: Version, { content, number, createdAt, status }: Version, author: string): Edition => ({
  content,
  version: number,
  createdAt: createdAt.toISOString(),
  status,
  revision: { since: before.number, author },
})

function hashRevision({ before, after, author, format }: AskedFile, { pdfStandard }: RenderSettings): string {
  const sides = [before, after].map(({ contentHash, number, createdAt, status }) => [contentHash, number, createdAt, status])
  const identity = ['revision', sides, author, format, pdfStandard, rendererVersions[format], revisionVersion]
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex')
}
