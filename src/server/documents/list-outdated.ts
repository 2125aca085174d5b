import { setImmediate as breath } from 'node:timers/promises'
import type { ChangedFacts } from '#shared/api/out-of-date.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import { compareAllFacts } from '#server/compare/compare-facts.ts'
import { type Permitted, permit } from './policy.ts'
import { type Document, listProject, projectKey } from './store.ts'
import { getFacts } from './versions/store.ts'

/** `changes`: from the document's facts to those of the newest document of its project. */
export type Outdated = { newest: Document; changes: ChangedFacts[] }

type Readable = Permitted<'read', Document>
type Pair = { document: Readable; newest: Readable }

/** Versions never change, so each comparison is cached; the maximum number of cached pairs. */
const keptPairs = 5000
const kept = new Map<string, ChangedFacts[]>()

/** Number of versions whose facts are in memory at the same time. */
const batch = 40

const keyOf = ({ document, newest }: Pair) => `${document.versionId} ${newest.versionId}`

/** Returns those of the documents (newest first) whose facts no longer agree with their project's newest document, by id. */
export async function listOutdated(database: Database, documents: Readable[]): Promise<Map<string, Outdated>> {
  const newest = new Map<string, Readable>()
  const pairs = documents.flatMap((document): Pair[] => {
    const project = `${document.client} ${projectKey(document.project)}`
    const first = newest.get(project)
    if (!first) newest.set(project, document)
    return first ? [{ document, newest: first }] : []
  })
  const changes = new Map(pairs.map((pair) => [pair, kept.get(keyOf(pair))]))
  const unknown = pairs.filter((pair) => changes.get(pair) === undefined)
  for (let at = 0; at < unknown.length; at += batch / 2) {
    const some = unknown.slice(at, at + batch / 2)
    for (const [pair, compared] of await comparePairs(database, some)) {
      keep(pair, compared)
      changes.set(pair, compared)
    }
  }
  return new Map(
    pairs.flatMap((pair): [string, Outdated][] => {
      const told = changes.get(pair) ?? []
      return told.length > 0 ? [[pair.document.id, { newest: pair.newest, changes: told }]] : []
    }),
  )
}

async function comparePairs(database: Database, pairs: Pair[]): Promise<[Pair, ChangedFacts[]][]> {
  const facts = await getFacts(database, [...new Set(pairs.flatMap(({ document, newest }) => [document, newest]))])
  const told: [Pair, ChangedFacts[]][] = []
  for (const pair of pairs) {
    const [before, after] = [pair.document, pair.newest].map(({ versionId }) => facts.get(versionId)!.solution)
    told.push([pair, compareAllFacts(before!, after!)])
    // Each comparison may block the event loop for some milliseconds, so let other requests run in between.
    await breath()
  }
  return told
}

function keep(pair: Pair, changes: ChangedFacts[]) {
  if (kept.size >= keptPairs) kept.delete(kept.keys().next().value!)
  kept.set(keyOf(pair), changes)
}

/** Returns how the current version of the document is outdated, if it is; undefined for an earlier version. */
export async function findOutdated(database: Database, viewer: Viewer, document: Readable): Promise<Outdated | undefined> {
  const project = (await listProject(database, viewer, document)).map((one) => permit('read', viewer, one))
  if (!project.some(({ versionId }) => versionId === document.versionId)) return undefined
  return (await listOutdated(database, project)).get(document.id)
}
