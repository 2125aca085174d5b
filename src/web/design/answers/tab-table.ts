/** A spreadsheet would read a cell that begins like this as a formula; clients' text may begin like this. */
const formulaStart = /^[=+\-@]/
const quotedFormulaStart = /^'(?=[=+\-@])/

function writeCell(cell: string): string {
  const text = formulaStart.test(cell) ? `'${cell}` : cell
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Writes rows in the clipboard format of spreadsheets. */
export const writeTabTable = (rows: string[][]) => rows.map((row) => row.map(writeCell).join('\t')).join('\n')

/** Reads a cell from `start`: quoted if it begins with a quote, otherwise up to the next tab or line break. */
function readCell(text: string, start: number): { cell: string; end: number } {
  const quoted = /"((?:[^"]|"")*)"(?=[\t\n]|$)/y
  quoted.lastIndex = start
  const inQuotes = quoted.exec(text)
  if (inQuotes) return { cell: inQuotes[1]!.replaceAll('""', '"'), end: quoted.lastIndex }
  const plain = /[^\t\n]*/y
  plain.lastIndex = start
  return { cell: plain.exec(text)![0], end: plain.lastIndex }
}

/** Reads rows in the clipboard format of spreadsheets, without empty ones. */
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
