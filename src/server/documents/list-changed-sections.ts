import type { Content } from '#shared/content/content.ts'
import { walkSections } from '#shared/content/walk-blocks.ts'
import { canonicalJson } from '#server/render/json/canonical-json.ts'

/** The sections of the later content whose own heading or blocks say something else than in the earlier, or that it did not have. */
export function listChangedSections({ before, after }: { before: string; after: string }): string[] {
  const said = (content: string) =>
    [...walkSections((JSON.parse(content) as Content).sections)].map(({ section: { id, heading, blocks } }) => ({
      id,
      words: canonicalJson([heading, blocks]),
    }))
  const known = new Map(said(before).map(({ id, words }) => [id, words]))
  return said(after).flatMap(({ id, words }) => (known.get(id) === words ? [] : [id]))
}
