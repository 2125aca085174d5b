import { expect, test } from 'vitest'
import { givenPicked } from '#server/testing/given-picked.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { viewSolution } from './solution-view.ts'
import { whenLine } from './when-lines.ts'

const linesOf = (timeline: string) => {
  const { solution } = givenPicked({ timeline }, 'telemetry')
  const [work] = solution.workstreams
  const by = { from: 'person' as const, by: 'Ada' }
  const start = { id: 'MS-90', source: by, name: 'Start', kind: 'start' as const, week: 0, date: '2027-01-11' }
  const day = solution.statements!.flatMap(({ values }) => values.filter((value) => value.kind === 'date'))[0]!
  const due = { ...start, id: 'MS-91', name: 'The colleague retires', kind: 'deadline' as const, date: day.to, week: 30 }
  const milestones = [start, { ...due, statement: solution.statements![0]!.id, work: [work!.id] }]
  return whenLine(viewSolution({ ...solution, milestones })).map(({ runs }) => plainText(runs))
}

test('a month of the brief is printed as a month, with the day that it is taken as, and a day as a day', () => {
  expect(linesOf('The colleague who knows it retires in August 2027.')[1]).toContain(
    'August 2027, taken as 31 August 2027: The colleague',
  )
  expect(linesOf('The colleague who knows it retires on 12 August 2027.')[1]).toMatch(/^12 August 2027: The colleague/)
})
