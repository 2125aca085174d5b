import { expect, test } from 'vitest'
import { everyBlock } from '#server/testing/given-content.ts'
import { withBlocks } from '#server/testing/given-edition.ts'
import { givenColumn, givenTable, givenWorkbook } from '#server/testing/given-workbook.ts'
import { findAll } from '#server/testing/read-office.ts'
import { type ReadCell, readRange, sheetTexts } from '#server/testing/read-workbook.ts'

/** A sum on the first sheet. */
const totalOf = (name: string) => `IF(${name}="","incomplete",${name})`

test('cells are typed, formulas are live and keep the values that the document says', async () => {
  const { sheets, names } = await givenWorkbook(everyBlock)
  const { cells, tables } = sheets[2]!
  const costs = tables.find(({ attributes }) => attributes['name'] === 'Cost_of_the_first_year')!
  const { top, bottom } = readRange(costs.attributes['ref']!)
  expect(costs.attributes['ref']).toBe(`B${top}:G${top + 5}`)
  expect(findAll(costs, 'autoFilter')[0]!.attributes['ref']).toBe(`B${top}:G${top + 4}`)
  const amount = 'Cost_of_the_first_year[[#This Row],[Quantity]]*Cost_of_the_first_year[[#This Row],[Unit price]]'
  const guarded = `IF(COUNT(${amount.replace('*', ',')})<2,"",ROUND(${amount},2))`
  expect(findAll(costs, 'calculatedColumnFormula')[0]!.children).toEqual([guarded])
  const row = ['B', 'C', 'D', 'E', 'F', 'G'].map((letter) => shown(cells.get(`${letter}${top + 2}`)))
  expect(row).toEqual([
    'Database',
    [2, '#,##0'],
    [5150.5, '"£"#,##0.00'],
    [10_301, '"£"#,##0'],
    [1, '0.0%'],
    [46_357, 'd mmm yyyy'],
  ])
  expect(cells.get(`E${top + 2}`)!.formula).toBe(guarded)
  expect(cells.get(`E${bottom}`)).toMatchObject({
    formula:
      'IF(COUNT(Cost_of_the_first_year[Amount])<ROWS(Cost_of_the_first_year[Amount]),"",SUBTOTAL(109,Cost_of_the_first_year[Amount]))',
    number: 33_651,
  })
  expect(names.get('Cost_of_the_first_year_Amount_total')).toBe(`'Tables and figures'!$E$${bottom}`)
  const total = [...sheets[0]!.cells.values()].find(({ formula }) => formula === totalOf('Cost_of_the_first_year_Amount_total'))
  expect(total?.number).toBe(33_651)
})

const shown = (cell: ReadCell | undefined) => cell?.text ?? [cell?.number, cell?.format]

test('a formula without all its figures gives nothing, a missing figure leaves no half total, and percents are fractions', async () => {
  const columns = [
    givenColumn('a', 'number'),
    givenColumn('b', 'percent'),
    givenColumn('c', 'number', { total: 'sum', formula: { operation: 'multiply', columns: ['a', 'b'] } }),
    givenColumn('d', 'percent', { formula: { operation: 'divide', columns: ['a', 'b'] } }),
  ]
  const rows = [
    [8, 12.5, null, null],
    [4, null, null, null],
  ]
  const { sheets } = await givenWorkbook(withBlocks(givenTable(columns, rows)))
  const cells = [...sheets[1]!.cells.values()].filter(({ formula }) => formula !== undefined)
  const [product, ratio] = ['*', '/'].map((sign) => `A_table[[#This Row],[a]]${sign}(A_table[[#This Row],[b]]*100)`)
  const guard = 'IF(COUNT(A_table[[#This Row],[a]],A_table[[#This Row],[b]])<2,"",'
  expect(cells.map(({ formula, number, text }) => [formula, number ?? text])).toEqual([
    [`${guard}ROUND(${product},6))`, 100],
    [`IFERROR(${guard}ROUND((${ratio})/100,6)),"")`, 0.0064],
    [`${guard}ROUND(${product},6))`, ''],
    [`IFERROR(${guard}ROUND((${ratio})/100,6)),"")`, ''],
    ['IF(COUNT(A_table[c])<ROWS(A_table[c]),"",SUBTOTAL(109,A_table[c]))', ''],
  ])
})

test('the first sheet shows a dozen totals at most, money first, and those that still wait for a figure say so', async () => {
  const totals = ['number', 'money'] as const
  const columns = totals.flatMap((kind) =>
    Array.from({ length: 8 }, (_, index) => givenColumn(`${kind} ${index}`, kind, { total: 'sum' })),
  )
  const rows = [columns.map((_, index) => index), columns.map(({ kind }, index) => (kind === 'money' && index < 9 ? null : 1))]
  const { sheets, names } = await givenWorkbook(withBlocks(givenTable(columns, rows)))
  const shownTotals = [...sheets[0]!.cells.values()].filter(({ formula }) => formula !== undefined)
  const expected = ['number_0', 'number_1', 'number_2', 'number_3', ...columns.slice(8).map(({ id }) => id.replace(' ', '_'))]
  expect(shownTotals.map(({ formula }) => formula)).toEqual(expected.map((name) => totalOf(`A_table_${name}_total`)))
  expect(shownTotals.map(({ number, text }) => number ?? text).slice(3, 6)).toEqual([4, 'incomplete', 10])
  expect(sheetTexts(sheets[0]!)).toContain('4 more below their tables')
  expect([...names.keys()].filter((name) => name.endsWith('total'))).toHaveLength(16)
})

test('rows in which a long text goes on are not taken for figures that are missing', async () => {
  const columns = [givenColumn('a', 'text'), givenColumn('b', 'number', { total: 'sum' })]
  const { sheets } = await givenWorkbook(
    withBlocks(
      givenTable(columns, [
        ['word '.repeat(9000), 1],
        ['short', 2],
      ]),
    ),
  )
  const sum = [...sheets[1]!.cells.values()].find(({ formula }) => formula !== undefined)
  expect(sum).toMatchObject({ formula: 'IF(COUNT(A_table[b])<2,"",SUBTOTAL(109,A_table[b]))', number: 3 })
})

test('text that looks like a formula, a number or a code stays text', async () => {
  const texts = ['=1+1', '+44 20', '-5', '@SUM(1)', "'quoted", '0012', '2026-03-01', '_x0041_ and _x000D_', '=HYPERLINK("x")']
  const workbook = await givenWorkbook(
    withBlocks(
      givenTable(
        [givenColumn('a', 'text')],
        texts.map((text) => [text]),
      ),
    ),
  )
  const cells = [...workbook.sheets[1]!.cells.values()]
  expect(cells.map(({ text }) => text)).toEqual(expect.arrayContaining(texts))
  expect(cells.filter(({ formula }) => formula !== undefined)).toEqual([])
  expect(cells.filter(({ style }) => style.attributes['quotePrefix'] === '1').map(({ text }) => text)).toEqual(
    texts.filter((text) => !text.startsWith('_')),
  )
})

test('words of a small closed set are offered as a list, and high, medium and low are coloured', async () => {
  const columns = [
    givenColumn('Risk', 'text'),
    givenColumn('Impact', 'text'),
    givenColumn('Owner', 'text'),
    givenColumn('Status', 'text'),
  ]
  const { sheets } = await givenWorkbook(
    withBlocks(
      givenTable(columns, [
        ['Late', 'High', 'Ann', 'Agreed'],
        ['Lost', 'Low', 'Ben', 'Parked'],
      ]),
    ),
  )
  const lists = findAll(sheets[1]!.root, 'dataValidation').map(({ attributes, children }) => [
    attributes['sqref'],
    JSON.stringify(children),
  ])
  expect(lists.map(([range]) => range)).toEqual(['C7:C8', 'E7:E8'])
  expect(lists[0]![1]).toContain('Low,Medium,High')
  expect(lists[1]![1]).toContain('Agreed,Parked')
  const conditions = findAll(sheets[1]!.root, 'conditionalFormatting')
  expect(new Set(conditions.map(({ attributes }) => attributes['sqref']))).toEqual(new Set(['C7:C8']))
  const coloured = findAll(sheets[1]!.root, 'cfRule').flatMap((rule) =>
    findAll(rule, 'formula').flatMap(({ children }) => children),
  )
  expect(coloured).toEqual(expect.arrayContaining(['"Low"', '"Medium"', '"High"']))
})

test('a heading stays in sight and is printed again where a table is all of its sheet', async () => {
  const rows = Array.from({ length: 80 }, (_, index) => [`row ${index}`])
  const { sheets, names } = await givenWorkbook(withBlocks(givenTable([givenColumn('a', 'text')], rows)))
  expect(findAll(sheets[1]!.root, 'pane')[0]!.attributes).toMatchObject({ ySplit: '6', state: 'frozen' })
  expect(names.get('_xlnm.Print_Titles')).toBe("'Only'!$6:$6")
  expect(findAll(sheets[1]!.root, 'pageSetup')[0]!.attributes).toMatchObject({
    orientation: 'portrait',
    fitToWidth: '1',
    fitToHeight: '0',
  })
})

test('a table of sixty columns is whole, with every heading a name of its own', async () => {
  const columns = Array.from({ length: 60 }, (_, index) =>
    givenColumn(`c${index}`, 'text', { heading: index % 2 ? 'Same' : `Head ${index}` }),
  )
  const workbook = await givenWorkbook(withBlocks(givenTable(columns, [columns.map((_, index) => `cell ${index}`)])))
  const texts = sheetTexts(workbook.sheets[1]!)
  expect(columns.every((_, index) => texts.includes(`cell ${index}`))).toBe(true)
  expect(texts.filter((text) => text.startsWith('Same'))).toHaveLength(30)
})

test('a number that is read off a table of a later sheet is a formula over that table', async () => {
  const source = {
    ...givenTable(
      [givenColumn('part', 'text'), givenColumn('cost [net]', 'money'), givenColumn('share', 'percent')],
      [
        ['A "part" *', 1.1, 12.5],
        ['A "part" *', 2.2, null],
        ['Other', null, 10],
      ],
    ),
    id: 'source',
  }
  const columns = [
    givenColumn('sum', 'money'),
    givenColumn('none', 'money'),
    givenColumn('open', 'number'),
    givenColumn('top', 'number'),
    givenColumn('part', 'number'),
  ]
  const where = [{ column: 'part', is: ['A "part" *'] }]
  const read = (operation: 'count' | 'missing' | 'sum' | 'highest', column: string) => ({ operation, table: 'source', column })
  const reader = {
    ...givenTable(columns, [[3.3, null, 1, 2.2, 1.1]]),
    readings: [
      { row: 0, column: 'sum', from: { ...read('sum', 'cost [net]'), where } },
      { row: 0, column: 'none', from: { ...read('sum', 'cost [net]'), where: [{ column: 'part', is: ['Gone', 'Away'] }] } },
      { row: 0, column: 'open', from: read('missing', 'cost [net]') },
      { row: 0, column: 'top', from: read('highest', 'cost [net]') },
      { row: 0, column: 'part', from: { ...read('highest', 'cost [net]'), rows: [0] } },
    ],
  }
  const { sheets } = await givenWorkbook(withBlocks(reader, source))
  const cells = [...sheets[1]!.cells.values()].filter(({ formula }) => formula !== undefined)
  const [part, cost] = ['A_table_2[part]', "A_table_2[cost '[net']]"]
  expect(cells.map(({ formula, number }) => [formula, number])).toEqual([
    [
      `IF(SUMPRODUCT(1*(ISNUMBER(${cost}))*((${part}="A ""part"" *")>0))=0,"",ROUND(SUMIFS(${cost},${part},"=A ""part"" ~*"),2))`,
      3.3,
    ],
    [
      `IF(SUMPRODUCT(1*(ISNUMBER(${cost}))*((${part}="Gone")+(${part}="Away")>0))=0,"",ROUND(SUMIFS(${cost},${part},"=Gone")+SUMIFS(${cost},${part},"=Away"),2))`,
      undefined,
    ],
    [`SUMPRODUCT(1*(${cost}=""))`, 1],
    [`IF(COUNT(${cost})=0,"",MAX(${cost}))`, 2.2],
    [`IF(COUNT(INDEX(${cost},1))=0,"",MAX(INDEX(${cost},1)))`, 1.1],
  ])
})

test('a number of more digits than Excel keeps stays whole as text, unless something is counted from it', async () => {
  const columns = [givenColumn('Code', 'number'), givenColumn('Sum', 'number', { total: 'sum' })]
  const { sheets } = await givenWorkbook(withBlocks(givenTable(columns, [[9_007_199_254_740_991, 1_000_000_000_000_000]])))
  const { cells } = sheets[1]!
  expect(cells.get('B7')).toMatchObject({ text: '9,007,199,254,740,991' })
  expect(cells.get('C7')).toMatchObject({ number: 1e15 })
})

test('the highest of certain rows of the same table names their cells, not a range that the row itself is in', async () => {
  const end = givenColumn('end', 'number', { formula: { operation: 'add', columns: ['after', 'weeks'] } })
  const plan = givenTable(
    [givenColumn('after', 'number'), givenColumn('weeks', 'number'), end],
    [
      [0, 4, null],
      [4, 3, null],
      [7, 1, null],
    ],
  )
  const from = { operation: 'highest' as const, table: plan.id, column: 'end', rows: [0, 1] }
  const { sheets } = await givenWorkbook(withBlocks({ ...plan, readings: [{ row: 2, column: 'after', from }] }))
  const formulas = sheets.flatMap(({ cells }) => [...cells.values()].flatMap(({ formula }) => formula ?? []))
  const [reading = ''] = formulas.filter((formula) => formula.includes('MAX('))
  const [, first, second] = /MAX\(([A-Z]+\d+),([A-Z]+\d+)\)/.exec(reading) ?? []
  expect(sheets[1]!.cells.get(first!)?.number).toBe(4)
  expect(sheets[1]!.cells.get(second!)?.number).toBe(7)
})
