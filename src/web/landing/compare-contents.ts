import type { BlockOf, Cell } from '#shared/content/blocks.ts'
import type { Content, Section } from '#shared/content/content.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { walkBlocks, walkSections } from '#shared/content/walk-blocks.ts'
import { compareLines, type Line } from './compare-lines.ts'

export type Comparison = {
  /** Only chapters and lines that changed. */
  chapters: { heading: string; lines: Line[] }[]
  figures: { label: string; before: number; after: number }[]
}

/** Where to look: at these columns of a table. */
type View = { table: string; columns: string[] }

const views: View[] = [
  { table: 'compliance-matrix', columns: ['text'] },
  { table: 'parts-table', columns: ['name', 'does'] },
  { table: 'decisions-table', columns: ['because'] },
]

const counts: (View & { label: string })[] = [
  { label: 'Requirements', table: 'compliance-matrix', columns: ['clause'] },
  { label: 'Parts', table: 'parts-table', columns: ['name'] },
  { label: 'Decisions', table: 'decisions-table', columns: ['chosen'] },
]

/** The table with the heading of the chapter that it stands in. */
function findTable(content: Content, id: string) {
  const found = [...walkBlocks(content.sections)].find(({ block }) => block.id === id)
  const section = [...walkSections(content.sections)].find(({ section: { blocks } }) =>
    blocks.some((block) => block.id === id),
  )?.section
  return found && isTable(found.block) ? { heading: section?.heading ?? '', table: found.block } : undefined
}

const isTable = (block: Section['blocks'][number]): block is BlockOf<'table'> => block.type === 'table'
const cellText = (cell: Cell | undefined) => (Array.isArray(cell) ? plainText(cell) : String(cell ?? ''))

function linesOf(content: Content, { table: id, columns }: View): string[] {
  const table = findTable(content, id)?.table
  const places = columns.map((name) => table?.columns.findIndex((column) => column.id === name) ?? -1).filter((place) => place >= 0)
  return places.length === 0 ? [] : table!.rows.map((row) => places.map((place) => cellText(row[place])).join(': '))
}

/** What a reader who signed the first version has to look at in the second. */
export function compareContents(before: Content, after: Content): Comparison {
  const chapters = views.map((view) => {
    const lines = compareLines(linesOf(before, view), linesOf(after, view))
    const { heading = '' } = findTable(after, view.table) ?? findTable(before, view.table) ?? {}
    // A row that only moved is neither new nor gone.
    const stands = (text: string, change: Line['change']) => lines.some((line) => line.text === text && line.change === change)
    const moved = ({ text }: Line) => stands(text, 'inserted') && stands(text, 'deleted')
    return { heading, lines: lines.filter((line) => line.change !== 'kept' && !moved(line)) }
  })
  return {
    chapters: chapters.filter(({ lines }) => lines.length > 0),
    figures: counts.map(({ label, ...view }) => ({
      label,
      before: linesOf(before, view).length,
      after: linesOf(after, view).length,
    })),
  }
}
