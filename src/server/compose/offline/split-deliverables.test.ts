import { expect, test } from 'vitest'
import { readStatements } from './read-statements.ts'

const items = (text: string) => readStatements('deliverables', text).map((statement) => statement.text)

const lists: [string, string[]][] = [
  ['High-level design, runbook and training', ['High-level design', 'runbook', 'training']],
  ['We expect a design, a runbook, and training for 30 editors.', ['a design', 'a runbook', 'training for 30 editors']],
  ['Deliverables: HLD, LLD, runbook', ['HLD', 'LLD', 'runbook']],
  ['- HLD\n- LLD, test plan', ['HLD', 'LLD', 'test plan']],
]
for (const [text, expected] of lists) {
  test(`“${text}” names ${expected.length} things`, () => {
    expect(items(text)).toEqual(expected)
  })
}

for (const text of [
  'High-level and low-level design',
  'Lakehouse in three environments, built from code',
  'Training for operators, analysts and managers',
  'Runbook and training for the operations team',
]) {
  test(`“${text}” names one`, () => {
    expect(items(text)).toEqual([text])
  })
}
