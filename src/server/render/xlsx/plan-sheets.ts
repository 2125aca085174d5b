import type { NumberedSection } from '#server/render/number-headings.ts'
import type { Book } from './book.ts'
import { shortCaption } from './name-words.ts'
import { sheetNames } from './sheet-names.ts'
import type { PreparedTable } from './tables/prepare-table.ts'
import { tablesApart } from './tables/tables-apart.ts'

/** Points: a landscape page without its margins is 770, and at 90 % scale the text is still readable. */
export const pageRoom = 860

/** The target of the link back to the first sheet. */
export const summaryPlace = 'summary'
export const listsPlace = 'lists'

/** A table with a sheet of its own. */
export type ApartTable = { name: string; table: PreparedTable }
/** The content of a chapter's sheet, and its tables that are on separate sheets after it. */
export type SheetEntry = { name: string; sections: readonly NumberedSection[]; apart: readonly ApartTable[] }

/** The sheets to be written, with unique names. */
export function planSheets(
  { prepared }: Book,
  groups: readonly NumberedSection[][],
): { summaryName: string; listsName: string; entries: SheetEntry[] } {
  const chapters = groups.map((sections) => {
    const tables = sections.flatMap(({ section }) => section.blocks.flatMap((block) => prepared.get(block) ?? []))
    const apart = tablesApart(tables, pageRoom)
    return { heading: sections[0]!.section.heading, sections, apart: tables.filter((table) => apart.has(table)) }
  })
  const headings = chapters.map(({ heading }) => heading)
  const [summaryName, ...names] = sheetNames([
    nameOfFirst(headings),
    ...headings,
    ...chapters.flatMap(({ heading, apart }) => apart.map(({ block }) => shortCaption(block.caption) || heading)),
    'Lists',
  ])
  const own = names.slice(headings.length)
  const entries = chapters.map(({ sections, apart }, index) => ({
    name: names[index]!,
    sections,
    apart: apart.map((table) => ({ name: own.shift()!, table })),
  }))
  return { summaryName: summaryName!, listsName: own[0]!, entries }
}

/** Another word if a chapter has this name. */
function nameOfFirst(chapters: readonly string[]): string {
  const taken = new Set(chapters.map((heading) => heading.trim().toLowerCase()))
  return ['Summary', 'Cover', 'Overview'].find((name) => !taken.has(name.toLowerCase())) ?? 'Summary'
}
