import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import type { Ask } from '#server/compose/ask.ts'
import type { Database } from '#server/platform/database.ts'
import type { Permitted } from './policy.ts'
import { type Document, listVersions, type PastVersion } from './store.ts'
import { getTexts, type StoredTexts } from './versions/store.ts'

/** Versions never change, so each comparison is cached; the maximum number of cached pairs. */
const keptPairs = 5000
const kept = new Map<string, string>()

type Compare = { describeChanges(two: { before?: StoredTexts | undefined; after: StoredTexts }): string }
/** `ask` runs the comparison in a worker thread, so that other requests do not wait for it. */
type Means = { database: Database; ask: Ask<Compare> }

/**
 * Returns the versions that the viewer may see, newest first. A changelog describes the changes since the previous version; if the viewer
 * may not see that one, since the last earlier version that they may see.
 */
export async function listHistory(
  { database, ask }: Means,
  viewer: Viewer,
  document: Permitted<'read', Document>,
): Promise<PastVersion[]> {
  const versions = await listVersions(database, viewer, document)
  if (isStaff(viewer)) return versions
  const told = []
  const shown = new Set(versions.map(({ number }) => number))
  for (const [index, { madeFrom, ...past }] of versions.entries()) {
    const version = { ...past, madeFrom: madeFrom !== null && shown.has(madeFrom) ? madeFrom : null }
    const before = versions[index + 1]
    const isWhole = version.ordinal === (before?.ordinal ?? 0) + 1
    told.push(isWhole ? version : { ...version, changelog: await describePair({ database, ask }, before, version) })
  }
  return told
}

async function describePair({ database, ask }: Means, before: PastVersion | undefined, after: PastVersion): Promise<string> {
  const key = `${before?.id ?? ''} ${after.id}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const said = await getTexts(database, before ? [before.id, after.id] : [after.id])
  const changelog = await ask('describeChanges', { before: before && said.get(before.id), after: said.get(after.id)! })
  if (kept.size >= keptPairs) kept.delete(kept.keys().next().value!)
  kept.set(key, changelog)
  return changelog
}
