import { expect, test } from 'vitest'
import { askedOfLarge, readAnswer } from '#server/testing/read-large-design.ts'
import { givenDesignAnswer } from '#server/testing/vendors/answer-by-chapter.ts'
import type { DesignAnswer } from './design-answer.ts'

const [asked] = askedOfLarge as [string]
type Date = DesignAnswer['dates'][number]
const date = (over: Partial<Date>): Date => ({
  statement: asked,
  is: 'due',
  from: null,
  to: '2027-03-12',
  what: 'first payments in test',
  work: ['build'],
  ...over,
})

/** Build takes four weeks and the test after it two, starting on a Monday. */
function given(dates: Date[], over: Partial<DesignAnswer> = {}) {
  const answer = givenDesignAnswer(askedOfLarge)
  const work = answer.work.map((one) => ({ ...one, weeks: one.key === 'build' ? 4 : 2 }))
  return readAnswer({ ...answer, work, start: { day: '2027-02-15', because: 'It is the day of the award.' }, dates, ...over })
}
const answeredNo = (answers: DesignAnswer['answers']) => answers.map((one) => ({ ...one, state: 'no' as const }))

test('a day that the work keeps is a deadline of the plan, and no fault', () => {
  const { solution, faults } = given([date({})])
  expect(faults).toEqual([])
  expect(solution.milestones.map(({ name, week, date: day, kind, work }) => [name, week, day, kind, work])).toEqual([
    ['Start of the work', 0, '2027-02-15', 'start', undefined],
    ['first payments in test', 4, '2027-03-12', 'deadline', ['WS-1']],
    ['Planned finish', 6, '2027-03-26', 'end', undefined],
  ])
  expect(solution.calculations).toContainEqual(
    expect.objectContaining({
      kind: 'due',
      text: '12 March 2027, first payments in test: by the plan it is done on 12 March 2027, on the day.',
      warns: false,
    }),
  )
  expect(solution.assumptions.map(({ text }) => text)).toContain('The work starts on 15 February 2027: It is the day of the award.')
})

test('a day that the work misses is a fault, unless an answer or a question says so', () => {
  const late = date({ to: '2027-03-11' })
  expect(given([late]).faults).toEqual([
    `The work “Build the intake” ends on 12 March 2027 by the weeks of the plan, after 11 March 2027, by which ${asked} needs it. Plan it otherwise, or answer ${asked} no or in-part, or name it in a question.`,
  ])
  expect(given([late], { answers: answeredNo(givenDesignAnswer(askedOfLarge).answers) }).faults).toEqual([])
  const question = { text: 'May it be a day later?', why: 'The plan needs it.', owner: 'Head of audit', statements: [asked] }
  expect(given([late], { questions: [question] }).faults).toEqual([])
})

test('what ends in a closed time is a fault, and what ends beside it is none', () => {
  const closed = (from: string, to: string) => date({ is: 'closed', from, to, what: 'the close of the quarter', work: ['test'] })
  expect(given([closed('2027-03-26', '2027-04-02')]).faults).toEqual([
    expect.stringContaining(
      'The work “Test with real payments” ends on 26 March 2027 by the weeks of the plan, in the time from 26 March 2027',
    ),
  ])
  const { solution, faults } = given([closed('2027-03-27', '2027-04-02')])
  expect(faults).toEqual([])
  expect(solution.windows).toMatchObject([
    { text: 'the close of the quarter', from: '2027-03-27', to: '2027-04-02', work: ['WS-2'] },
  ])
})

test('days that are none, and work and statements that are not there, are faults and are left out', () => {
  const { solution, faults } = given([date({ to: '2027-02-30' }), date({ work: ['gone'] }), date({ statement: 'ST-999' })])
  expect(faults).toEqual([
    'The date “first payments in test” names “gone”, which is not in the design.',
    'ST-999 is no statement of the brief.',
    '“2027-02-30” is no day of the form YYYY-MM-DD.',
  ])
  expect(solution.milestones.filter(({ kind }) => kind === 'deadline')).toMatchObject([{ work: [] }])
})

test('an answer of the form that had no dates is read as before', () => {
  const { start: _, dates: __, budgets: ___, ...old } = givenDesignAnswer(askedOfLarge)
  expect(readAnswer(old as DesignAnswer).faults).toEqual([])
})

test('a plan of a thousand packages one after the other, each of ten years, ends on the last day that there is', () => {
  const answer = givenDesignAnswer(askedOfLarge)
  const [one] = answer.work
  const work = Array.from({ length: 1_000 }, (_, at) => ({
    ...one!,
    key: `w${at}`,
    after: at === 0 ? [] : [`w${at - 1}`],
    weeks: 520,
  }))
  const dates = Array.from({ length: 1_000 }, () => date({ work: work.map(({ key }) => key) }))
  const { solution, faults } = given(dates, { work })
  expect(solution.milestones.at(-1)).toMatchObject({ kind: 'end', date: '9999-12-31' })
  expect(faults).toHaveLength(40)
})
