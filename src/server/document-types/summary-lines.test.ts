import { expect, test } from 'vitest'
import type { Brief } from '#shared/brief.ts'
import { draftBrief } from '#server/compose/draft/draft-facts.ts'
import { givenBrief } from '#server/testing/given-solution.ts'
import { givenToday } from '#server/testing/given-documents.ts'
import { viewSolution } from './solution-view.ts'
import { amountsIn, readingLines, refusalsLine } from './summary-lines.ts'

const read = (words: string) => {
  const { requirements, ...brief } = givenBrief()
  const silent = Object.fromEntries(Object.keys(requirements).map((field) => [field, '']))
  const given = { ...brief, requirements: { ...silent, technicalRequirements: words } } as Brief
  return draftBrief(given, { today: givenToday })
}
const printed = (runs: { text: string }[]) => runs.map((run) => run.text).join('')

test('page one quotes what a brief refuses, and nothing that is merely denied', () => {
  const solution = read(
    [
      'No Kubernetes in the branch offices.',
      'Not a dashboard for managers.',
      'Not decided so far, mail from a shared address.',
      'None last week, the next one is in May.',
      'Recordings must not leave the country.',
      'Not everybody agreed to this.',
    ].join('\n'),
  )
  const lines = refusalsLine({ solution } as Parameters<typeof refusalsLine>[0]).map(({ runs }) => printed(runs))
  expect(lines.map((line) => /“(.*?)\.?”/.exec(line)?.[1])).toEqual([
    'No Kubernetes in the branch offices',
    'Not a dashboard for managers',
    'Recordings must not leave the country',
  ])
})

test('an amount that is withdrawn is no budget, and is not said to be missing', () => {
  expect(printed(amountsIn(read('The figure of £1.2m is withdrawn.')))).toBe('No amount that the brief names still applies (S1).')
  expect(printed(amountsIn(read('The figure of £1.2m is withdrawn.\nThe licences cost £40,000 a year.')))).not.toContain('S1')
  expect(printed(amountsIn(read('Trains run.')))).toBe('The brief names no amount of money.')
  const mail = 'From: Ada\nTo: Pavel\nDate: 24 November 2026\n\nThe app is dropped.\n\n> From: Pavel\n> The ceiling is £180,000.'
  expect(printed(amountsIn(read(mail)))).toMatch(/^An amount is named only in what was said earlier \(S\d\)/)
})

test('no amount of a budget is left out', () => {
  const budgets = [1, 2, 3, 4, 5].map((each) => `Budget of part ${each} is £${each}0,000.`)
  const lines = readingLines(viewSolution(read(budgets.join('\n')))).filter(({ topic }) => topic === 'Money')
  expect(lines.map(({ runs }) => /£\d0,000/.exec(printed(runs))?.[0])).toEqual([
    '£10,000',
    '£20,000',
    '£30,000',
    '£40,000',
    '£50,000',
  ])
})
