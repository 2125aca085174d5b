import { expect, test } from 'vitest'
import { givenPicked } from '#server/testing/given-picked.ts'
import type { ClientAnswer } from '#server/solution/statement.ts'
import type { BuiltTable } from '../make-blocks.ts'
import { viewSolution } from '../solution-view.ts'
import { questionTables } from './question-table.ts'
import { statementTable } from './statement-table.ts'

const { solution } = givenPicked({ technicalRequirements: 'Sales notes go to the authority.' }, 'telemetry')
const viewed = (answer: Partial<ClientAnswer>) => {
  const [first, ...others] = solution.statements!
  const given = { state: 'ask' as const, components: [], source: { from: 'person' as const, by: 'Ada' }, ...answer }
  return viewSolution({ ...solution, questions: [], statements: [{ ...first!, answer: given }, ...others] })
}
const rowOf = (answer: Partial<ClientAnswer>) => {
  const { columns, rows } = questionTables(viewed(answer), 'asks')[0] as BuiltTable
  return Object.fromEntries(columns.map(({ heading }, at) => [heading, rows[0]![at]]))
}
const how = 'A service sends them.'

test('a question to the client has its own words, and why it matters', () => {
  const row = rowOf({ how, question: 'Which service takes them?', why: 'It decides the format.' })
  expect(row['Question']).toEqual([{ text: 'Which service takes them?' }])
  expect(row['Why it matters']).toEqual([{ text: 'It decides the format.' }])
  const table = statementTable(viewed({ how, question: 'Which service takes them?' }), 'said')[0] as BuiltTable
  expect(JSON.stringify(table.rows[0])).toContain('Which service takes them? A service sends them.')
})

test('a question that was stored before in “How” is still printed', () => {
  expect(rowOf({ how: 'Which one?' })['Question']).toEqual([{ text: 'Which one?' }])
})
