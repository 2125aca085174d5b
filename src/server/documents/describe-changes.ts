import type { Brief } from '#shared/brief.ts'
import type { Content } from '#shared/content/content.ts'
import { changedFactsWords } from '#shared/changed-facts-words.ts'
import { shorten } from '#shared/list-some.ts'
import { contrast, describe, shortSummary, describeChange } from '#shared/describe-changed-facts.ts'
import { canonicalJson } from '#server/render/json/canonical-json.ts'
import type { Solution } from '#server/solution/solution.ts'
import { compareAllFacts } from '#server/compare/compare-facts.ts'

/** The stored texts of a version. */
export type VersionTexts = { brief: Brief; solution: Solution; content: Content }

/** Compares values as they are stored: a member without a value counts as missing. */
const isSame = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other)

/** Returns the changelog of a version: one or two sentences on how it differs from the previous version. */
export function describeChanges(before: VersionTexts | undefined, after: VersionTexts): string {
  if (!before) return 'First version'
  const changes = shortSummary([describeFacts(before, after), describeChapters(before.content, after.content)])
  if (changes !== '') return changes
  if (!isSame(before.content, after.content)) return 'Generated again; only the title page changed'
  const isUnchanged = isSame([before.brief, before.solution], [after.brief, after.solution])
  return isUnchanged ? 'Generated again; nothing changed' : 'Generated again from a changed brief; the document says the same'
}

const describeFacts = (before: VersionTexts, after: VersionTexts): string =>
  [
    ...compareAllFacts(before.solution, after.solution).map((change) => describeChange(change, changedFactsWords)),
    contrast('template', { is: after.brief.template?.filename, was: before.brief.template?.filename }, changedFactsWords),
  ]
    .filter((text) => text !== '')
    .join('; ')

function describeChapters({ sections: before }: Content, { sections: after }: Content): string {
  const find = (sections: Content['sections'], id: string) => sections.find((section) => section.id === id)
  const kept = after.filter(({ id }) => find(before, id))
  const names = (sections: Content['sections']) => sections.map(({ heading }) => `‘${shorten(heading, 40)}’`)
  const changed = {
    added: names(after.filter(({ id }) => !find(before, id))),
    removed: names(before.filter(({ id }) => !find(after, id))),
    changed: names(kept.filter((section) => !isSame(section, find(before, section.id)))),
  }
  const changes = describe('chapters', changed, changedFactsWords)
  const isMoved = !isSame(
    kept.map(({ id }) => id),
    before.filter(({ id }) => find(after, id)).map(({ id }) => id),
  )
  return isMoved ? [changes, 'chapters in another order'].filter((text) => text !== '').join('; ') : changes
}
