import { expect, test } from 'vitest'
import type { Block } from '#shared/content/blocks.ts'
import { colours } from '#server/render/open-xml/look.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { withBlocks } from '#server/testing/given-edition.ts'
import { givenColumn, givenTable, givenWorkbook } from '#server/testing/given-workbook.ts'
import { findAll, readXml } from '#server/testing/read-office.ts'
import { type ReadCell, type ReadWorkbook, sheetTexts } from '#server/testing/read-workbook.ts'

const cellsOf = (workbook: ReadWorkbook, name: string) => workbook.sheets.find((sheet) => sheet.name === name)!.cells
const styles = (workbook: ReadWorkbook) => readXml(workbook.parts.get('xl/styles.xml')!)
/** The fill and the text colour of a cell. */
function dressOf(workbook: ReadWorkbook, { style }: ReadCell) {
  const at = (list: string, kind: string, index: string) => findAll(findAll(styles(workbook), list)[0]!, kind)[Number(index)]!
  const fill = findAll(at('fills', 'fill', style.attributes['fillId']!), 'fgColor')[0]?.attributes['rgb']
  return { fill, ink: findAll(at('fonts', 'font', style.attributes['fontId']!), 'color')[0]!.attributes['rgb'] }
}

const priced = givenTable(
  [
    givenColumn('Item', 'text'),
    givenColumn('Quantity', 'number'),
    givenColumn('Unit price', 'money', { input: true }),
    givenColumn('Amount', 'money', { formula: { operation: 'multiply', columns: ['Quantity', 'Unit price'] } }),
  ],
  [
    [[{ text: 'Seats' }], 10, 2.5, null],
    [[{ text: 'Disks' }], 3, null, null],
  ],
)

test('cells that wait are tinted, figures that others are counted from have an ink of their own, and both are explained', async () => {
  const workbook = await givenWorkbook(withBlocks(priced))
  const cells = cellsOf(workbook, 'Only')
  const dress = ['C7', 'D7', 'D8', 'E7'].map((name) => dressOf(workbook, cells.get(name)!))
  expect(dress).toEqual([
    { fill: undefined, ink: `FF${colours.copper}` },
    { fill: undefined, ink: `FF${colours.copper}` },
    { fill: `FF${colours.warningTint}`, ink: `FF${colours.copper}` },
    { fill: undefined, ink: `FF${colours.text}` },
  ])
  expect(sheetTexts(workbook.sheets[0]!)).toEqual(expect.arrayContaining(['Tinted cell', 'Copper figure', 'Figure by formula']))
})

test('what is to be filled in has a name, a limit, and a line on the first sheet that counts what is left', async () => {
  const { names, sheets } = await givenWorkbook(withBlocks(priced))
  expect(names.get('Unit_price')).toBe("'Only'!$D$7:$D$8")
  const counted = [...sheets[0]!.cells.values()].find(({ formula }) => formula === 'COUNTBLANK(Unit_price)')
  expect(counted).toMatchObject({ number: 1, format: '0" to fill in";;"all filled in"' })
  const [limit] = findAll(sheets[1]!.root, 'dataValidation')
  expect(limit!.attributes).toMatchObject({ type: 'decimal', operator: 'greaterThanOrEqual', sqref: 'D7:D8' })
  expect(findAll(limit!, 'formula1')[0]!.children).toEqual(['0'])
})

const start = {
  ...givenTable([givenColumn('What', 'text'), givenColumn('Day', 'date')], [[[{ text: 'Start of the work' }], '2026-01-05']]),
  id: 'start',
}
const steps = {
  ...givenTable(
    [
      givenColumn('Week 0', 'date'),
      givenColumn('Weeks', 'number'),
      givenColumn('Due', 'date', { formula: { operation: 'weeks-after', columns: ['Week 0', 'Weeks'] } }),
    ],
    [['2026-01-05', 2.5, null]],
  ),
  readings: [{ row: 0, column: 'Week 0', from: { operation: 'highest' as const, table: 'start', column: 'Day' } }],
}

test('days are counted by formulas from one cell that has a name, and are days in the file', async () => {
  const { names, sheets } = await givenWorkbook(withBlocks(start, steps))
  expect(names.get('Start_of_the_work')).toBe("'Only'!$C$7")
  const dated = [...sheets[1]!.cells.values()].filter(({ format }) => format === 'd mmm yyyy')
  const week = (name: string) => `A_table_2[[#This Row],[${name}]]`
  expect(dated.map(({ formula, number }) => [formula, number])).toEqual([
    [undefined, 46_027],
    ['IF(Start_of_the_work="","",Start_of_the_work)', 46_027],
    [`IF(COUNT(${week('Week 0')},${week('Weeks')})<2,"",${week('Week 0')}+ROUND(7*${week('Weeks')},0))`, 46_045],
  ])
})

test('a day that is over says so in a word', async () => {
  const workbook = await givenWorkbook(withBlocks(start, steps))
  const rules = findAll(workbook.sheets[1]!.root, 'conditionalFormatting').map((rule) => [
    rule.attributes['sqref'],
    findAll(rule, 'formula')[0]!.children,
    findAll(styles(workbook), 'dxf')[Number(findAll(rule, 'cfRule')[0]!.attributes['dxfId'])]!,
  ])
  expect(rules.map(([range, formula]) => [range, formula])).toEqual([['D11:D11', ['AND(ISNUMBER(D11),D11<TODAY())']]])
  expect(JSON.stringify(rules[0]![2])).toContain('past')
})

test('words with commas are offered from the sheet of lists', async () => {
  const table = givenTable([givenColumn('Status', 'text')], [['Open, answer needed'], ['Agreed']])
  const { names, sheets } = await givenWorkbook(withBlocks(table))
  expect(findAll(findAll(sheets[1]!.root, 'dataValidation')[0]!, 'formula1')[0]!.children).toEqual(['Status_choices'])
  expect(names.get('Status_choices')).toBe("'Lists'!$B$7:$B$8")
  const { cells } = sheets.at(-1)!
  expect(['B6', 'B7', 'B8'].map((name) => cells.get(name)!.text)).toEqual(['Status', 'Open, answer needed', 'Agreed'])
  expect(sheetTexts(sheets[0]!)).toContain('Lists')
})

test('the bars of a calendar begin where the offset ends, which is not drawn', async () => {
  const table = givenTable(
    [givenColumn('name', 'text'), givenColumn('before', 'number'), givenColumn('weeks', 'number')],
    [['Build', 2, 6]],
  )
  const chart: Block = {
    id: 'chart',
    type: 'chart',
    caption: 'Plan',
    alt: 'Build: week 3 to week 8.',
    kind: 'stacked-bar',
    table: 'table',
    categories: 'name',
    series: ['before', 'weeks'],
    offset: 'before',
  }
  const { parts } = await givenWorkbook({ ...everyBlock, ...withBlocks(table, chart) })
  const series = findAll(readXml(parts.get('xl/charts/chart1.xml')!), 'c:ser').map((one) => ({
    isDrawn: findAll(findAll(one, 'c:spPr')[0]!, 'a:noFill').length === 0,
    cells: findAll(findAll(one, 'c:val')[0]!, 'c:f')[0]!.children,
  }))
  expect(series).toEqual([
    { isDrawn: false, cells: ["'Only'!$C$7"] },
    { isDrawn: true, cells: ["'Only'!$D$7"] },
  ])
})
