import type { BlockOf, Cell } from '#shared/content/blocks.ts'
import type { Content, Section } from '#shared/content/content.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { walkSections } from '#shared/content/walk-blocks.ts'
import { compareLines, type Line } from './compare-lines.ts'

export type Comparison = {
  /** Only chapters and lines that changed. */
  chapters: { heading: string; lines: Line[] }[]
  figures: { label: string; before: number; after: number }[]
}

/** Where to look: at these columns of a section's table, or at the headings of the sections within it. */
type View = { section: string; columns?: string[] }

const views: View[] = [
  { section: 'goals-requirements', columns: ['text'] },
  { section: 'goals-quality-requirements', columns: ['text'] },
  { section: 'building-blocks-table', columns: ['name', 'does'] },
  { section: 'decisions' },
]

const counts: (View & { label: string })[] = [
  { label: 'Parts', section: 'building-blocks-table', columns: ['name'] },
  { label: 'Decisions', section: 'decisions' },
  { label: 'Risks', section: 'risks', columns: ['id'] },
]

const findSection = (content: Content, id: string) =>
  [...walkSections(content.sections)].map(({ section }) => section).find((section) => section.id === id)

const isTable = (block: Section['blocks'][number]): block is BlockOf<'table'> => block.type === 'table'
const cellText = (cell: Cell | undefined) => (Array.isArray(cell) ? plainText(cell) : String(cell ?? ''))

function linesOf(section: Section | undefined, columns: string[] | undefined): string[] {
  if (!section) return []
  if (!columns) return section.sections.map(({ heading }) => heading)
  return section.blocks.filter(isTable).flatMap((table) => {
    const places = columns.map((id) => table.columns.findIndex((column) => column.id === id)).filter((place) => place >= 0)
    return places.length === 0 ? [] : table.rows.map((row) => places.map((place) => cellText(row[place])).join(': '))
  })
}

/** What a reader who signed the first version has to look at in the second. */
export function compareContents(before: Content, after: Content): Comparison {
  const chapters = views.map(({ section: id, columns }) => {
    const [old, current] = [findSection(before, id), findSection(after, id)]
    const lines = compareLines(linesOf(old, columns), linesOf(current, columns))
    return { heading: (current ?? old)?.heading ?? '', lines: lines.filter(({ change }) => change !== 'kept') }
  })
  return {
    chapters: chapters.filter(({ lines }) => lines.length > 0),
    figures: counts.map(({ label, section, columns }) => ({
      label,
      before: linesOf(findSection(before, section), columns).length,
      after: linesOf(findSection(after, section), columns).length,
    })),
  }
}
