import type { Content } from '#shared/content/content.ts'
import { walkSections } from '#shared/content/walk-blocks.ts'
import { canonicalJson } from '#server/render/json/canonical-json.ts'

/** Returns the ids of the sections whose own heading or blocks changed, or that are new. */
export function listChangedSections({ before, after }: { before: string; after: string }): string[] {
  const said = (content: string) =>
    [...walkSections((JSON.parse(content) as Content).sections)].map(({ section: { id, heading, blocks } }) => ({
      id,
      words: canonicalJson([heading, blocks]),
    }))
  const known = new Map(said(before).map(({ id, words }) => [id, words]))
  return said(after).flatMap(({ id, words }) => (known.get(id) === words ? [] : [id]))
}
