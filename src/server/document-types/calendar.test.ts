import { expect, test } from 'vitest'
import { startOf } from '#shared/start-of-plan.ts'
import { givenDesign } from '#server/testing/given-fits.ts'
import {
  deadlineOf,
  deadlineText,
  doneIn,
  earlyDeadlinesOf,
  judgeDeadline,
  longestChain,
  milestonesAhead,
  slackOf,
  windowsAhead,
} from './calendar.ts'

test('a plan is done when what is promised is, not when its running ends', () => {
  const solution = givenDesign()
  expect(doneIn(solution)).toBe(20)
  expect(deadlineOf(solution)?.name).toBe('Summer timetable')
  expect(slackOf(solution)).toBe(1)
  expect(startOf(solution)?.date).toBe('2027-01-04')
})

test('a plan that ends after its deadline is late by so many weeks', () => {
  const solution = givenDesign()
  const workstreams = solution.workstreams.map((stream) => (stream.id === 'WS-3' ? { ...stream, weeks: 9 } : stream))
  expect(slackOf({ ...solution, workstreams })).toBe(-4)
})

test('the longest chain leads from the first piece of work to the last', () => {
  expect(longestChain(givenDesign()).map(({ id }) => id)).toEqual(['WS-1', 'WS-2', 'WS-3', 'WS-4'])
})

test('a deadline is its day, with its name as a quotation that fits any sentence', () => {
  const [, deadline] = givenDesign().milestones
  expect(deadlineText(deadline!)).toBe('1 June 2027 (“Summer timetable”)')
  const { date: _, ...undated } = deadline!
  expect(deadlineText({ ...undated, name: 'The old register has to be switched off.' })).toBe(
    '“The old register has to be switched off”',
  )
})

const calculated = (week: number, date: string) => ({
  id: 'MS-8',
  source: { from: 'assumption' as const, reason: 'The sum of the most work.' },
  name: 'Plan ends at the latest',
  week,
  date,
  kind: 'event' as const,
})
const past = { ...givenDesign().milestones[1]!, id: 'MS-9', name: 'The fire of the old mill', week: 0, date: '2026-03-31' }

test('work begins where the plan reckons from, never on a day that went by before it', () => {
  const event = { ...past, kind: 'event' as const }
  expect(startOf({ milestones: [event, calculated(10, '2027-03-15')] })).toEqual({ name: 'Start of the work', date: '2027-01-04' })
  expect(startOf({ milestones: [event] })).toBeUndefined()
  const stated = { ...past, kind: 'start' as const, week: 1, date: '2027-01-02', name: 'Start' }
  expect(startOf({ milestones: [stated, calculated(10, '2027-03-15')] })?.date).toBe('2027-01-02')
})

test('a fixed day that is gone is not missed by weeks, and earlier days than the last are told', () => {
  const { milestones } = givenDesign()
  const gone = givenDesign({ milestones: [milestones[0]!, past] })
  expect(judgeDeadline(gone)).toMatchObject({
    isKept: false,
    words: '31 March 2026 (“The fire of the old mill”) lies before the work begins',
  })
  const early = { ...milestones[1]!, id: 'MS-7', week: 9, date: '2027-03-08', name: 'First ferry' }
  expect(earlyDeadlinesOf(givenDesign({ milestones: [...milestones, early] })).map(({ id }) => id)).toEqual(['MS-7'])
  expect(earlyDeadlinesOf(givenDesign())).toEqual([])
})

test('what was over before the work began stands in no plan', () => {
  const { milestones, windows = [] } = givenDesign()
  const [window] = windows
  const over = { ...window!, id: 'WIN-2', from: '2026-03-01', to: '2026-03-31', recurs: false }
  expect(windowsAhead({ milestones, windows: [window!, over] })).toEqual([window])
  expect(milestonesAhead({ milestones: [{ ...past, kind: 'event' }, ...milestones] }).map(({ id }) => id)).toEqual(['MS-1', 'MS-2'])
})
