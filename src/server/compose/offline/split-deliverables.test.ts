import { expect, test } from 'vitest'
import { readStatements } from './read-statements.ts'

const items = (text: string) => readStatements('deliverables', text).map((statement) => statement.text)

const lists: [string, string[]][] = [
  ['High-level design, runbook and training', ['High-level design', 'runbook', 'training']],
  ['We expect a design, a runbook, and training for 30 editors.', ['a design', 'a runbook', 'training for 30 editors']],
  ['Deliverables: HLD, LLD, runbook', ['HLD', 'LLD', 'runbook']],
  ['- HLD\n- LLD, test plan', ['HLD', 'LLD', 'test plan']],
  [
    'High-level and low-level design, working platform in two environments, bed board, 3 dashboards, readmission model with model card.',
    [
      'High-level and low-level design',
      'working platform in two environments',
      'bed board',
      '3 dashboards',
      'readmission model with model card',
    ],
  ],
  ['Curriculum, materials, train-the-trainer, 96 sessions', ['Curriculum', 'materials', 'train-the-trainer', '96 sessions']],
  ['Bed board, dashboards and a readmission model', ['Bed board', 'dashboards', 'a readmission model']],
  ['Dashboards for beds, theatres and wards, runbook', ['Dashboards for beds, theatres and wards', 'runbook']],
  ['Platform, tested and documented, runbook', ['Platform, tested and documented', 'runbook']],
  ['Runbook (build, run, hand-over), training', ['Runbook (build, run, hand-over)', 'training']],
  ['The supplier shall hand over the code, documentation and runbook.', ['the code', 'documentation', 'runbook']],
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
  'Kafka platform in development, test and production',
  'Application in both stores, English and Welsh',
  'Design, build and test of the platform',
  'Four environments: dev, test, staging and production',
  'Runbook and training for the operations team',
]) {
  test(`“${text}” names one`, () => {
    expect(items(text)).toEqual([text])
  })
}
