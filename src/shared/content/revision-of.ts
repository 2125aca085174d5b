import type { Block, BlockOf, Inline, ListItem } from './blocks.ts'
import type { Content, Section } from './content.ts'
import type { RevisedBlockOf, RevisedContent, RevisedInline, RevisedSection, Revision } from './revised.ts'

const suffix = '~was'
/** Marks the id of a removed block: the later version may use the same id for another. */
export const removedBlockId = (id: string) => `${id}${suffix}`
export const idBefore = (id: string) => (id.endsWith(suffix) ? id.slice(0, -suffix.length) : id)

/** True if a content is a comparison of two versions. */
export const isRevised = (content: Content): content is RevisedContent => 'was' in content

/** Returns the revision of a part in a comparison; undefined in a normal version. */
export const revisionOf = (part: Inline | Block | ListItem | Section): Revision | undefined => (part as RevisedInline).revision
export const headingBefore = (section: Section): string | undefined => (section as RevisedSection).headingWas
export const tableRevision = (table: BlockOf<'table'>): RevisedBlockOf<'table'> => table

/**
 * Returns sections with their number in their own version: removed ones are numbered as in the earlier version, all others as in the later.
 */
export function numberSides<Numbered extends Section>(sections: Numbered[]): { section: Numbered; place: number }[] {
  const counts = { before: 0, after: 0 }
  return sections.map((section) => {
    const revision = revisionOf(section)
    if (revision !== 'added') counts.before += 1
    if (revision !== 'removed') counts.after += 1
    return { section, place: revision === 'removed' ? counts.before : counts.after }
  })
}
