import type { Ask } from '#server/compose/ask.ts'
import type { Followed, followAnchors } from '#server/compare/follow-anchor.ts'
import type { Database } from '#server/platform/database.ts'
import { type FoundThread, readContents } from './store.ts'

export type FollowWork = { followAnchors: typeof followAnchors }
type Services = { database: Database; ask: Ask<FollowWork> }

/** Comments' anchors and versions never change, so each place is calculated once; the maximum number of cached places. */
const mostKept = 20_000
const kept = new Map<string, Followed>()

const keyOf = ({ id }: FoundThread, versionId: string) => `${id} ${versionId}`

const placeOf = ({ sectionId: section, blockId: block, part, starts: start, ends: end }: FoundThread) => ({
  section,
  block,
  part,
  start,
  end,
})

/** Finds the passages of threads in a version, with one comparison for each version in which threads were begun. */
export async function followThreads(
  { database, ask }: Services,
  threads: FoundThread[],
  versionId: string,
): Promise<Map<FoundThread, Followed>> {
  const unknown = threads.filter((thread) => thread.versionId !== versionId && !kept.has(keyOf(thread, versionId)))
  const origins = [...new Set(unknown.map((thread) => thread.versionId))]
  const contents = origins.length > 0 ? await readContents(database, [versionId, ...origins]) : new Map<string, string>()
  for (const origin of origins) {
    const ofOrigin = unknown.filter((thread) => thread.versionId === origin)
    const anchors = ofOrigin.map((thread) => ({ ...placeOf(thread), quote: thread.quote }))
    const places = await ask('followAnchors', { before: contents.get(origin)!, after: contents.get(versionId)!, anchors })
    for (const [index, thread] of ofOrigin.entries()) keep(keyOf(thread, versionId), places[index]!)
  }
  const find = (thread: FoundThread): Followed =>
    thread.versionId === versionId ? { ...placeOf(thread), isChanged: false } : (kept.get(keyOf(thread, versionId)) ?? null)
  return new Map(threads.map((thread) => [thread, find(thread)]))
}

function keep(key: string, place: Followed) {
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value!)
  kept.set(key, place)
}
