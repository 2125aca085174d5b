import { isRevised } from '#shared/content/revision-of.ts'
import { tablesOfSides, takeSide } from '#shared/content/take-side.ts'
import { findTargets } from '#server/render/find-targets.ts'
import type { Edition } from '#server/render/renderer.ts'
import { escapeXml } from '#server/open-xml/xml.ts'
import type { RevisionMark } from './revise.ts'
import type { Writer } from './writer.ts'

/** The ids of revisions are in another range than those of bookmarks. */
const firstRevision = 100_000

/** The same writer, for content that combines two versions. */
export function reviseWriter(writer: Writer, { content, createdAt, revision }: Edition): Writer {
  if (!revision || !isRevised(content)) return writer
  let last = firstRevision
  const stamp: RevisionMark = {
    author: escapeXml(revision.author),
    date: createdAt.replace(/\.\d+Z$/, 'Z'),
    next: () => ++last,
  }
  const earlier = { Table: 0, Figure: 0 }
  const kept: Writer = {
    ...writer,
    // The target of a field may be rejected, so a comparison contains no fields.
    bookmarks: { ...writer.bookmarks, wordsAt: () => undefined },
    count(kind) {
      earlier[kind]++
      return writer.count(kind)
    },
    tables: tablesOfSides(content),
  }
  const added: Writer = { ...kept, count: writer.count }
  const removed: Writer = { ...kept, count: (kind) => ++earlier[kind], figures: [] }
  const before = findTargets(takeSide(content, 'before'))
  const revising = {
    stamp,
    citesBefore: before.citesAfter,
    writerOf: (came: 'added' | 'removed') => (came === 'added' ? added : removed),
  }
  for (const each of [kept, added, removed]) each.revision = revising
  return kept
}
