export type CsvRow = { line: number; cells: string[] }

/**
 * Rows of a file of comma- or semicolon-separated values (RFC 4180), each with the line that it begins on. Empty lines are left out.
 * Takes time in step with the text.
 */
export function readCsv(text: string): CsvRow[] {
  const source = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
  const [head = ''] = source.split('\n', 1)
  const separator = head.includes(';') && !head.includes(',') ? ';' : ','
  const rows: CsvRow[] = []
  const pattern = new RegExp(`"([^"]*(?:""[^"]*)*)"(?=[${separator}\n]|$)|([^${separator}\n]*)`, 'y')
  let [line, at] = [1, 0]
  while (at < source.length) {
    const row: CsvRow = { line, cells: [] }
    for (;;) {
      pattern.lastIndex = at
      const [whole = '', quoted, plain = ''] = pattern.exec(source) ?? []
      row.cells.push((quoted?.replaceAll('""', '"') ?? plain).trim())
      at += whole.length
      line += quoted === undefined ? 0 : quoted.split('\n').length - 1
      if (source[at] !== separator) break
      at += 1
    }
    at += 1
    line += 1
    if (row.cells.some((cell) => cell !== '')) rows.push(row)
  }
  return rows
}

/** A spreadsheet would take what begins so for a formula. */
const isFormula = /^[=+\-@\t\r]/
const cellOf = (value: string | number | null) => {
  const text = String(value ?? '')
  return `"${(isFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** With a mark by which programs know that it is UTF-8. */
export const writeCsv = (rows: (string | number | null)[][]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
