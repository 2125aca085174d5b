import { expect, test } from 'vitest'
import { withBlocks } from '#server/testing/given-edition.ts'
import { givenColumn, givenTable, givenWorkbook } from '#server/testing/given-workbook.ts'
import { findAll } from '#server/testing/read-office.ts'
import { sheetTexts } from '#server/testing/read-workbook.ts'

const named = (caption: string, rows: number, columns = ['a', 'b']) => ({
  ...givenTable(
    columns.map((id) => givenColumn(id, 'text')),
    Array.from({ length: rows }, (_, row) => columns.map((id) => `${id} ${row}`)),
  ),
  id: caption,
  caption,
})

test('a long list has a sheet of its own, where its heading stays in sight, with ways there and back', async () => {
  const { sheets, names } = await givenWorkbook(withBlocks(named('Few', 2), named('Many, in fact', 30)))
  expect(sheets.map(({ name }) => name)).toEqual(['Summary', 'Only', 'Many'])
  const [first, chapter, own] = sheets
  expect(sheetTexts(chapter!)).toContain('Table 2\u2002Many, in fact\u2002→ on a sheet of its own')
  const location = (sheet: typeof own, text: string) => {
    const cell = [...sheet!.cells].find(([, { text: said }]) => said === text)![0]
    return findAll(sheet!.root, 'hyperlink').find(({ attributes }) => attributes['ref'] === cell)!.attributes['location']
  }
  expect(location(chapter, 'Table 2\u2002Many, in fact\u2002→ on a sheet of its own')).toBe("'Many'!B3")
  expect(location(first, 'Many, in fact')).toBe("'Many'!B3")
  expect(location(own, '← Only')).toMatch(/^'Only'!B\d+$/)
  expect(findAll(own!.root, 'pane')[0]!.attributes).toMatchObject({ ySplit: '5', state: 'frozen' })
  expect(names.get('_xlnm.Print_Titles')).toBe("'Many'!$5:$5")
})

test('tables that want other widths do not share columns, and those that agree do', async () => {
  const long = 'A sentence that is long enough to need a wide column or else several lines of a narrow one. '.repeat(3)
  const cells = (row: number, wide: readonly number[]) => [0, 1, 2, 3].map((column) => (wide.includes(column) ? long : `WS-${row}`))
  const given = (caption: string, wide: readonly number[]) => ({
    ...named(caption, 9, ['a', 'b', 'c', 'd']),
    rows: Array.from({ length: 9 }, (_, row) => cells(row, wide)),
  })
  const wideLast = given('Wide last', [2, 3])
  const wideFirst = given('Wide first', [0, 1])
  const apart = await givenWorkbook(withBlocks(wideLast, wideFirst))
  expect(apart.sheets.map(({ name }) => name)).toEqual(['Summary', 'Only', 'Wide last'])
  const together = await givenWorkbook(withBlocks(wideLast, { ...wideLast, id: 'other', caption: 'The same again' }))
  expect(together.sheets.map(({ name }) => name)).toEqual(['Summary', 'Only'])
})
