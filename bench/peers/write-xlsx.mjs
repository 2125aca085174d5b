// Writes the plain design as a workbook by exceljs, which has no charts.
import ExcelJS from 'exceljs'
import { runPeer } from './run-peer.mjs'

await runPeer(async (design, output) => {
  const book = new ExcelJS.Workbook()
  let sheet = book.addWorksheet('Start')
  let names = 0
  let row = 1
  const write = (text, bold = false) => {
    const cell = sheet.getCell(row++, 1)
    cell.value = text
    cell.alignment = { wrapText: true, vertical: 'top' }
    cell.font = { bold }
  }
  const add = {
    heading: ({ level, text }) => {
      if (level === 1) [sheet, row] = [book.addWorksheet(`Sheet ${++names}`), 1]
      write(text, true)
    },
    paragraph: ({ text }) => write(text),
    list: ({ items }) => items.forEach(({ text }) => write(text)),
    table: ({ headings, rows }) => {
      const columns = headings.map((name, index) => ({ name: `${name} ${index}`, filterButton: true }))
      sheet.addTable({
        name: `Table${++names}`,
        ref: `A${row}`,
        headerRow: true,
        columns,
        rows: rows.length > 0 ? rows : [headings],
      })
      row += Math.max(1, rows.length) + 2
    },
    picture: ({ png }) => {
      sheet.addImage(book.addImage({ filename: png, extension: 'png' }), { tl: { col: 0, row }, ext: { width: 600, height: 400 } })
      row += 22
    },
    chart: () => {},
  }
  for (const item of design) add[item.kind](item)
  await book.xlsx.writeFile(output)
})
