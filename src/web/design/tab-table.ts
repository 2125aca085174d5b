import { plainly } from '#shared/answer-words.ts'
import type { Options } from './tables/option.ts'

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

/** The value of the option with this name; values are accepted too, such as ids. */
export const readName = (name: string, options: Options): string | undefined =>
  options.find(({ value, label }) => plainly(label) === plainly(name) || value.toLowerCase() === name.trim().toLowerCase())?.value

/** Reads names separated by semicolons or line breaks; by commas if no name contains one. */
export function readNames(cell: string, options: Options): { values: string[]; unknown: string[] } {
  const parts = (text: string, between: RegExp) => text.split(between).flatMap((part) => part.trim() || [])
  const names = parts(cell, /[;\n]/).flatMap((part) => (readName(part, options) ? [part] : parts(part, /,/)))
  return {
    values: [...new Set(names.flatMap((name) => readName(name, options) ?? []))],
    unknown: names.filter((name) => readName(name, options) === undefined),
  }
}
