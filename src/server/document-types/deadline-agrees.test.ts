import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { proposeSolution } from '#server/compose/propose-solution.ts'
import { givenToday } from '#server/testing/given-documents.ts'
import { judgeDeadline, slackOf } from './calendar.ts'

const aDay = 86_400_000
const planned = (timeline: string) =>
  proposeSolution(
    Brief.parse({
      documentType: 'hld',
      client: 'tessel',
      projectName: 'Leases',
      requirements: {
        timeline,
        technicalRequirements: [
          'The office must record each lease with its documents and show its state.',
          'Applicants must submit a form online and upload up to five files of 20 MB.',
          'Staff must search 40,000 leases by name and address within 2 seconds.',
          'The addresses come from SAP each night.',
        ].join(' '),
      },
    }),
    { today: givenToday },
  )

const plannedEnd = ({ milestones }: ReturnType<typeof planned>) =>
  milestones.find(({ name }) => name === 'Plan ends at the latest')!.date!
const afterEnd = (days: number) =>
  new Date(Date.parse(plannedEnd(planned('Live by 30 June 2028'))) + days * aDay).toISOString().slice(0, 10)
const live = (day: string) =>
  `Live by ${new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })}`

test.each([
  [0, 0],
  [6, 0],
  [7, 1],
  [37, 5],
])('%i days after the last day of the plan are %i whole weeks to spare', (days, weeks) => {
  expect(slackOf(planned(live(afterEnd(days))))).toBe(weeks)
})

test('a deadline some days before the last day of the plan is not kept', () => {
  expect(judgeDeadline(planned(live(afterEnd(-3))))?.isKept).toBe(false)
})
