import type { Block } from '#shared/content/blocks.ts'
import type { Content, Section } from '#shared/content/content.ts'
import { walkSections } from '#shared/content/walk-blocks.ts'
import { canonicalJson } from '#server/render/json/canonical-json.ts'
import type { Solution } from '#server/solution/solution.ts'
import { serializeAndHash, isSame, numberMarks, withWriter } from './apply-edit.ts'
import type { SectionEdit, StoredMark } from './document-tables.ts'

type Built = { content: string; solution: Solution; edits: SectionEdit[]; writer: string }
type Laid = { content: string; hash: string; edits: SectionEdit[]; marks: StoredMark[] }

/** Applies manual edits again to content that was rebuilt: they survive changes of the facts. */
export function reapplyEdits({ content: text, solution, edits, writer }: Built): Laid {
  const content = withWriter(JSON.parse(text) as Content, writer)
  const laid = edits.map((edit) => layOver(content, edit))
  const kept = laid.filter(({ edit }) => !isSame(edit.before, edit.after))
  return {
    ...serializeAndHash(content),
    edits: kept.map(({ edit }) => edit),
    marks: kept.flatMap(({ edit, isOlder }) => [...(isOlder ? [olderMark(edit)] : []), ...numberMarks(edit, solution)]),
  }
}

const olderMark = ({ section, heading }: SectionEdit): StoredMark => ({
  id: section,
  heading,
  code: 'rests-on-older-facts',
  sentence: 'Facts changed after this chapter was edited. Check it.',
})

function layOver(content: Content, edit: SectionEdit): { edit: SectionEdit; isOlder: boolean } {
  const section = [...walkSections(content.sections)].find((one) => one.section.id === edit.section)?.section
  if (!section) return { edit: addLost(content, edit), isOlder: true }
  const before = section.blocks
  const isOlder = !isSame(before, edit.before)
  section.blocks = isOlder ? mergeBlocks(edit, before) : edit.after
  return { edit: { ...edit, heading: section.heading, before, after: section.blocks }, isOlder }
}

/** The section no longer exists after the rebuild: the person's text goes to the end of the document, for someone to review. */
function addLost(content: Content, edit: SectionEdit): SectionEdit {
  const own = writtenIn(edit)
  const section: Section = { id: edit.section, heading: edit.heading, blocks: own, sections: [] }
  if (own.length > 0) content.sections.push(section)
  return { ...edit, before: [], after: own }
}

const writtenIn = ({ before, after }: SectionEdit) => {
  const built = new Set(before.map((block) => canonicalJson(block)))
  return after.filter((block) => !built.has(canonicalJson(block)))
}

/** Unedited blocks come from the new build, edited ones stay in place, and added ones follow the same block as before. */
function mergeBlocks(edit: SectionEdit, now: Block[]): Block[] {
  const current = new Map(now.map((block) => [block.id, block]))
  const old = new Set(edit.before.map(({ id }) => id))
  const own = new Set(writtenIn(edit))
  const merged = edit.after.flatMap((block): Block[] => {
    if (own.has(block)) return [block]
    const same = current.get(block.id)
    return same ? [same] : []
  })
  for (const [index, block] of now.entries()) {
    if (old.has(block.id) || merged.some(({ id }) => id === block.id)) continue
    const follows = now
      .slice(0, index)
      .toReversed()
      .find(({ id }) => merged.some((one) => one.id === id))
    const at = follows ? merged.findIndex(({ id }) => id === follows.id) + 1 : 0
    merged.splice(at, 0, block)
  }
  return merged
}
