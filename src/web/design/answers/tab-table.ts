/** What a spreadsheet would take for a formula; the client's own words may begin so. */
const formulaStart = /^[=+\-@]/
const quotedFormulaStart = /^'(?=[=+\-@])/

function writeCell(cell: string): string {
  const text = formulaStart.test(cell) ? `'${cell}` : cell
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as a spreadsheet takes them from the clipboard. */
export const writeTabTable = (rows: string[][]) => rows.map((row) => row.map(writeCell).join('\t')).join('\n')

/** A cell from `start`: in quotes where it begins with one, else up to the next tab or line. */
function readCell(text: string, start: number): { cell: string; end: number } {
  const quoted = /"((?:[^"]|"")*)"(?=[\t\n]|$)/y
  quoted.lastIndex = start
  const inQuotes = quoted.exec(text)
  if (inQuotes) return { cell: inQuotes[1]!.replaceAll('""', '"'), end: quoted.lastIndex }
  const plain = /[^\t\n]*/y
  plain.lastIndex = start
  return { cell: plain.exec(text)![0], end: plain.lastIndex }
}

/** Rows as a spreadsheet puts them on the clipboard, without those that are empty. */
export function readTabTable(copied: string): string[][] {
  const text = copied.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const rows: string[][] = [[]]
  for (let start = 0; start <= text.length;) {
    const { cell, end } = readCell(text, start)
    rows.at(-1)!.push(cell.trim().replace(quotedFormulaStart, ''))
    if (text[end] === '\n') rows.push([])
    start = end + 1
  }
  return rows.filter((row) => row.some((cell) => cell !== ''))
}
