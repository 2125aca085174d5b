import type { Database } from '#server/platform/database.ts'

/** Maximum number of versions in the cache. */
const mostKept = 5000

/** Caches a value read from versions, by id: a version never changes. The caller must have checked that the viewer may see them. */
export function keepOfVersions<Read>(read: (database: Database, ids: string[]) => Promise<{ id: string; read: Read }[]>) {
  const kept = new Map<string, Read>()
  return async (database: Database, ids: string[]): Promise<Map<string, Read>> => {
    const found = new Map<string, Read>()
    const unknown: string[] = []
    for (const id of ids) {
      const known = kept.get(id)
      if (known === undefined) unknown.push(id)
      else found.set(id, known)
    }
    const rows = unknown.length === 0 ? [] : await read(database, unknown)
    for (const { id, read: value } of rows) {
      if (kept.size >= mostKept) kept.delete(kept.keys().next().value!)
      kept.set(id, value)
      found.set(id, value)
    }
    return found
  }
}
