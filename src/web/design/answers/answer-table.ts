import type { FactChange } from '#shared/api/design.ts'
import type { FoundSheet } from '#shared/api/design-sheet.ts'
import { readDay } from '#web/ui/day-text.ts'
import * as words from '#words/design-answers.ts'
import type { Component, Statement } from '../editing.ts'
import { answerChange, type AnswerPatch } from './answer-change.ts'
import { numberOf } from './answer-filters.ts'
import { columnOf, plainly, stateOf, type TableColumn, tableColumns } from '#shared/answer-words.ts'

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

/** Adding our number forces a text cell: a spreadsheet would read `5.10` as a number and `5.2` as a date. */
const tableReference = ({ id, clause }: Statement) => (clause ? `${clause} (${numberOf(id)})` : numberOf(id))

/** Writes the statements with their answers for a spreadsheet. */
export function writeAnswerTable(statements: Statement[], components: Component[]): string {
  const names = new Map(components.map(({ id, name }) => [id, name]))
  const rowOf = (statement: Statement) => {
    const { text, answer } = statement
    const cells: Record<TableColumn, string> = {
      reference: tableReference(statement),
      statement: text,
      answer: answer ? words.states[answer.state] : '',
      how: answer?.how ?? '',
      components: (answer?.components ?? []).map((id) => names.get(id) ?? id).join('; '),
      owner: answer?.owner ?? '',
      due: answer?.due ?? '',
      evidence: answer?.evidence ?? '',
    }
    return tableColumns.map((column) => cells[column])
  }
  return writeTabTable([tableColumns.map((column) => words.columns[column]), ...statements.map(rowOf)])
}

/** A cell that could not be read and is ignored. */
export type LeftOut = { reference: string; text: string }

export type AnswerTable = {
  /** Number of rows without the header. */
  rows: number
  changes: FactChange[]
  unknownReferences: string[]
  unknownStates: LeftOut[]
  unknownComponents: LeftOut[]
  unknownDays: LeftOut[]
  /** Headings of columns that are ignored. */
  otherColumns: string[]
}
export type TableFault = 'empty' | 'no-reference'
type Facts = { statements: Statement[]; elements: Component[] }
type Row = Partial<Record<TableColumn, string>>

/** Returns the changes that a pasted table would make. An empty cell changes nothing. */
export function readAnswerTable(text: string, facts: Facts): AnswerTable | TableFault {
  const [headings, ...rows] = readTabTable(text)
  if (!headings) return 'empty'
  const columns = headings.map(columnOf)
  if (!columns.includes('reference')) return 'no-reference'
  const table = emptyTable(rows.length)
  table.otherColumns = headings.filter((heading, at) => heading !== '' && columns[at] === undefined)
  const find = findStatement(facts.statements)
  const patches = new Map<Statement, AnswerPatch>()
  for (const cells of rows) {
    const row: Row = Object.fromEntries(columns.flatMap((column, at) => (column && cells[at] ? [[column, cells[at]]] : [])))
    const statement = find(row.reference ?? '')
    if (statement) patches.set(statement, { ...patches.get(statement), ...readRow(row, statement, { facts, table }) })
    else table.unknownReferences.push(row.reference ?? '–')
  }
  table.changes = changesOf(patches)
  return table
}

const emptyTable = (rows: number): AnswerTable => ({
  rows,
  changes: [],
  unknownReferences: [],
  unknownStates: [],
  unknownComponents: [],
  unknownDays: [],
  otherColumns: [],
})

const changesOf = (patches: Map<Statement, AnswerPatch>) =>
  [...patches].flatMap(([statement, patch]) => (Object.keys(patch).length === 0 ? [] : (answerChange(statement, patch) ?? [])))

/** Returns the changes that the filled cells of a client's sheet would make. */
export function readSheetAnswers({ rows }: Pick<FoundSheet, 'rows'>, facts: Facts): AnswerTable {
  const table = emptyTable(rows.length)
  const byId = new Map(facts.statements.map((one) => [one.id, one]))
  const patches = new Map<Statement, AnswerPatch>()
  for (const { row, reference, statements, cells } of rows)
    for (const statement of statements.flatMap((id) => byId.get(id) ?? [])) {
      const read = readRow({ ...cells, reference: reference || String(row) }, statement, { facts, table })
      patches.set(statement, { ...patches.get(statement), ...read })
    }
  table.changes = changesOf(patches)
  return table
}

/** Finds a statement by our number, otherwise by a clause that only one statement has. */
function findStatement(statements: Statement[]) {
  const byNumber = new Map(statements.map((one) => [numberOf(one.id), one]))
  const byClause = new Map<string, Statement | undefined>()
  for (const one of statements) {
    const clause = plainly(one.clause ?? '')
    if (clause) byClause.set(clause, byClause.has(clause) ? undefined : one)
  }
  return (reference: string) => {
    const clause = byClause.get(plainly(reference))
    if (clause) return clause
    const number = /^(?:.+\()?ST?-?(\d+)\)?$/i.exec(reference)?.[1]
    return number === undefined ? undefined : byNumber.get(`S${number}`)
  }
}

type TableReading = { facts: Facts; table: AnswerTable }

function readRow(row: Row, statement: Statement, { facts, table }: TableReading): AnswerPatch {
  const leaveOut = (list: LeftOut[], text: string) => void list.push({ reference: row.reference ?? '', text })
  const patch: AnswerPatch = {}
  for (const column of ['how', 'owner', 'evidence'] as const) if (row[column]) patch[column] = row[column]
  if (row.answer) {
    const state = stateOf(row.answer)
    if (state) patch.state = state
    else leaveOut(table.unknownStates, row.answer)
  }
  if (row.due) {
    const due = readDay(row.due)
    if (due) patch.due = due
    else leaveOut(table.unknownDays, row.due)
  }
  if (row.components) {
    const usable = facts.elements.filter(({ kind }) => kind !== 'system')
    const { ids, unknown } = readComponents(row.components, usable)
    if (unknown.length === 0) patch.components = ids
    for (const name of unknown) leaveOut(table.unknownComponents, name)
  }
  return patch
}

/** Names or ids separated by semicolons or line breaks; by commas if no name contains one. */
function readComponents(cell: string, elements: Component[]): { ids: string[]; unknown: string[] } {
  const idOf = (name: string) =>
    elements.find((one) => plainly(one.name) === plainly(name) || one.id.toLowerCase() === name.toLowerCase())?.id
  const parts = (text: string, between: RegExp) => text.split(between).flatMap((part) => part.trim() || [])
  const names = parts(cell, /[;\n]/).flatMap((part) => (idOf(part) ? [part] : parts(part, /,/)))
  return { ids: [...new Set(names.flatMap((name) => idOf(name) ?? []))], unknown: names.filter((name) => !idOf(name)) }
}
