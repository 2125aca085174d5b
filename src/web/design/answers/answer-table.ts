import type { FactChange } from '#shared/api/design.ts'
import type { FoundSheet } from '#shared/api/design-sheet.ts'
import { readDay } from '#web/ui/day-text.ts'
import * as words from '#words/design-answers.ts'
import type { Component, Statement } from '../editing.ts'
import { readNames, readTabTable, writeTabTable } from '../tab-table.ts'
import { answerChange, type AnswerPatch } from './answer-change.ts'
import { numberOf } from './answer-filters.ts'
import { columnOf, plainly, stateOf, type TableColumn, tableColumns } from '#shared/answer-words.ts'

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
      question: answer?.question ?? '',
      why: answer?.why ?? '',
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
  for (const column of ['how', 'question', 'why', 'owner', 'evidence'] as const) if (row[column]) patch[column] = row[column]
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
    const { values: ids, unknown } = readNames(
      row.components,
      usable.map(({ id, name }) => ({ value: id, label: name })),
    )
    if (unknown.length === 0) patch.components = ids
    for (const name of unknown) leaveOut(table.unknownComponents, name)
  }
  return patch
}
