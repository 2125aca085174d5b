import { type DrawnDiagrams, drawDiagrams } from '#server/render/diagram/draw-diagrams.ts'
import { type NumberedSection, numberHeadings } from '#server/render/number-headings.ts'
import { officeLanguage } from '#server/render/open-xml/office-language.ts'
import type { Edition, Renderer } from '#server/render/renderer.ts'
import { workbookBytes } from './parts/workbook-bytes.ts'
import { isNearlyOnePage } from './page.ts'
import { planSheets } from './plan-sheets.ts'
import { turnPages } from './turn-pages.ts'
import { findListSheet } from './write-lists.ts'
import { writeSections } from './write-sections.ts'
import { writeSummary } from './write-summary.ts'
import { createBook } from './create-book.ts'

/** A workbook: a summary, then a sheet for each top section, with Excel tables and live formulas. */
export const xlsxRenderer: Renderer = {
  async render(edition) {
    return writeWorkbook(edition, await drawDiagrams(edition.content))
  },
}

function writeWorkbook(edition: Edition, diagrams: DrawnDiagrams): Uint8Array {
  const { content } = edition
  const book = createBook(content, { language: officeLanguage(content), diagrams })
  const groups = groupByTop(numberHeadings(content.sections))
  const { summaryName, listsName, entries } = planSheets(book, groups)
  const sheets = entries.flatMap((entry) => writeSections(book, summaryName, entry))
  const lists = findListSheet(book, listsName, summaryName)
  const summary = writeSummary(book, summaryName, { edition, entries, listsName })
  const all = [...sheets, ...(lists ? [lists] : [])]
  for (const sheet of isNearlyOnePage(summary) ? all : [summary, ...all]) turnPages(sheet)
  return workbookBytes(edition, book, [summary, ...all])
}

function groupByTop(headings: readonly NumberedSection[]): NumberedSection[][] {
  const groups: NumberedSection[][] = []
  for (const heading of headings) {
    if (heading.level === 1) groups.push([])
    groups.at(-1)!.push(heading)
  }
  return groups
}
