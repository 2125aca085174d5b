import type { Block, BlockOf, Inline, ListItem } from './blocks.ts'
import type { Content, Section } from './content.ts'
import type { RevisedBlockOf, RevisedContent, RevisedInline, RevisedSection, Revision } from './revised.ts'

const suffix = '~was'
/** The id of what went: a version's ids are its own, and the later one may use the same. */
export const removedBlockId = (id: string) => `${id}${suffix}`
export const idBefore = (id: string) => (id.endsWith(suffix) ? id.slice(0, -suffix.length) : id)

/** Whether a content is a comparison of two. */
export const isRevised = (content: Content): content is RevisedContent => 'was' in content

/** What a comparison says of a part; a part of a version has none of it. */
export const revisionOf = (part: Inline | Block | ListItem | Section): Revision | undefined => (part as RevisedInline).revision
export const headingBefore = (section: Section): string | undefined => (section as RevisedSection).headingWas
export const tableRevision = (table: BlockOf<'table'>): RevisedBlockOf<'table'> => table

/** Sections with their places among those of their own version: what went is counted as it was, all else as it is. */
export function numberSides<Numbered extends Section>(sections: Numbered[]): { section: Numbered; place: number }[] {
  const counts = { before: 0, after: 0 }
  return sections.map((section) => {
    const revision = revisionOf(section)
    if (revision !== 'added') counts.before += 1
    if (revision !== 'removed') counts.after += 1
    return { section, place: revision === 'removed' ? counts.before : counts.after }
  })
}
