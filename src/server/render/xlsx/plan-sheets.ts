import type { NumberedSection } from '#server/render/number-headings.ts'
import type { Book } from './book.ts'
import { shortCaption } from './name-words.ts'
import { sheetNames } from './sheet-names.ts'
import type { PreparedTable } from './tables/prepare-table.ts'
import { tablesApart } from './tables/tables-apart.ts'

/** Points: a page on its side without its margins is 770, and printed at nine tenths the words can still be read. */
export const pageRoom = 860

/** Where the way back to the first sheet leads. */
export const summaryPlace = 'summary'
export const listsPlace = 'lists'

/** A table with a sheet of its own. */
export type ApartTable = { name: string; table: PreparedTable }
/** What a chapter's sheet holds, and which of its tables stand on sheets behind it. */
export type SheetEntry = { name: string; sections: readonly NumberedSection[]; apart: readonly ApartTable[] }

/** Which sheets there will be, by names that each stand once. */
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

/** Another word where a chapter is called so. */
function nameOfFirst(chapters: readonly string[]): string {
  const taken = new Set(chapters.map((heading) => heading.trim().toLowerCase()))
  return ['Summary', 'Cover', 'Overview'].find((name) => !taken.has(name.toLowerCase())) ?? 'Summary'
}
