import { absoluteRange, type Sheet } from '#server/render/xlsx/sheet.ts'
import { stateFormats } from '#server/render/xlsx/parts/styles.ts'
import { textOf } from '#server/render/xlsx/words.ts'
import { findChoices, listStates } from './closed-lists.ts'
import { giveList } from './lists.ts'
import type { PlacedTable } from './placed-table.ts'
import { isDue, type PreparedColumn, type PreparedTable } from './prepare-table.ts'

/** Adds drop-down lists, colours for states and past dates, and limits for input cells. */
export function addRules(sheet: Sheet, { columns }: PreparedTable, { headerRow, lastRow, firstColumn }: PlacedTable) {
  columns.forEach((column, index) => {
    const at = firstColumn + index
    const range = absoluteRange({ row: headerRow + 1, column: at }, { row: lastRow, column: at }).replaceAll('$', '')
    if (column.column.kind === 'text') addChoices(sheet, column, range)
    if (isDue(column.column)) {
      const [cell] = range.split(':')
      sheet.conditions.push({ range, formula: `AND(ISNUMBER(${cell}),${cell}<TODAY())`, format: stateFormats.past })
      sheet.book.signals.add('past')
    }
    const limits = column.column.input ? limitsOf(column) : undefined
    if (limits) sheet.validations.push({ range, ...limits })
  })
}

function addChoices(sheet: Sheet, { column, cells }: PreparedColumn, range: string) {
  if (cells.some(({ number }) => number !== undefined)) return
  const choices = findChoices(
    column.heading,
    cells.map(({ words }) => textOf(words.runs)),
  )
  if (!choices) return
  sheet.book.signals.add('list')
  sheet.validations.push({ range, type: 'list', formula: giveList(sheet.book, column.heading, choices) })
  for (const { word, format } of listStates(choices)) {
    sheet.conditions.push({ range, word, format })
    sheet.book.signals.add('state')
  }
}

/** The first day that Excel counts correctly. */
const firstDay = 61

function limitsOf({ column: { kind, currency } }: PreparedColumn) {
  if (kind === 'money')
    return { type: 'decimal', from: 0, prompt: `An amount${currency ? ` in ${currency}` : ''}, 0 or more.` } as const
  if (kind === 'percent') return { type: 'decimal', from: 0, to: 1, prompt: 'A share from 0% to 100%, such as 10%.' } as const
  return kind === 'date' ? ({ type: 'date', from: firstDay, prompt: 'A day, such as 31 Mar 2026.' } as const) : undefined
}
