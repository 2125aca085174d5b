export type CsvRow = { line: number; cells: string[] }

/**
 * Reads comma- or semicolon-separated values (RFC 4180), each row with the number of its first line. Skips empty lines. Takes linear time.
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

/** A spreadsheet would read a cell that begins like this as a formula. */
const isFormula = /^[=+\-@\t\r]/
const cellOf = (value: string | number | null) => {
  const text = String(value ?? '')
  return `"${(isFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** Begins with a byte order mark, so that programs recognise UTF-8. */
export const writeCsv = (rows: (string | number | null)[][]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
