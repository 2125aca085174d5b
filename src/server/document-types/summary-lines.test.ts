import { expect, test } from 'vitest'
import type { Brief } from '#shared/brief.ts'
import { documentTypeIds } from '#shared/document-types.ts'
import { buildContent } from './build-content.ts'
import { draftBrief } from '#server/compose/draft/draft-facts.ts'
import { givenBrief } from '#server/testing/given-solution.ts'
import { givenToday } from '#server/testing/given-documents.ts'
import { statements } from './chapters/statements.ts'
import { summary } from './chapters/summary.ts'
import { viewSolution } from './solution-view.ts'
import { amountsIn, budgetsOf, purposeOf, readingLines, refusalsLine } from './summary-lines.ts'

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
      'Nobody may change a reading.',
      'We do NOT want a new portal.',
      'Nobody can say who owns the figure.',
    ].join('\n'),
  )
  const lines = refusalsLine({ solution } as Parameters<typeof refusalsLine>[0]).map(({ runs }) => printed(runs))
  expect(lines.map((line) => /“(.*?)\.?”/.exec(line)?.[1])).toEqual([
    'No Kubernetes in the branch offices',
    'Not a dashboard for managers',
    'Recordings must not leave the country',
    'Nobody may change a reading',
  ])
})

test('an amount that is withdrawn is no budget, and is not said to be missing', () => {
  expect(printed(amountsIn(read('The figure of £1.2m is withdrawn.')))).toBe('No amount that the brief names still applies (S1).')
  expect(printed(amountsIn(read('The figure of £1.2m is withdrawn.\nThe licences cost £40,000 a year.')))).not.toContain('S1')
  expect(printed(amountsIn(read('Trains run.')))).toBe('The brief names no amount of money.')
  const mail = 'From: Ada\nTo: Pavel\nDate: 24 November 2026\n\nThe app is dropped.\n\n> From: Pavel\n> The ceiling is £180,000.'
  expect(printed(amountsIn(read(mail)))).toMatch(/^An amount is named only in what was said earlier \(S\d\)/)
})

test('a part of the budget is none', () => {
  const { requirements, ...brief } = givenBrief()
  const given = {
    ...brief,
    requirements: { ...requirements, additionalContext: 'The subsidy (EUR 60,000 of the budget) ends in June.' },
  }
  const quotes = budgetsOf(draftBrief(given, { today: givenToday })).map(({ amount }) => amount.quote)
  expect(quotes.join()).not.toContain('60,000')
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

test('amounts in the field for the budget are quoted without a currency too', () => {
  const { requirements, ...brief } = givenBrief()
  const given = { ...brief, requirements: { ...requirements, budget: 'I have 180 thousand this year.' } }
  expect(printed(amountsIn(draftBrief(given, { today: givenToday })))).toContain('“I have 180 thousand this year”')
})

test('the purpose is what somebody wants, without a title, a greeting or a list of those present', () => {
  const { requirements, ...brief } = givenBrief()
  const goal =
    'Workshop 2 on Thursday\nPresent: Hanna of service, Dele of field operations\nWe collect milk from 1,840 farms.\nThe lorries come at night in winter.\nI want the margin of each plant daily.'
  const given = { ...brief, requirements: { ...requirements, businessObjective: goal } }
  expect(printed(purposeOf(viewSolution(draftBrief(given, { today: givenToday }))))).toMatch(
    /^“I want the margin of each plant daily” \(S5\)\.$/,
  )
})

test('of a mail the purpose is what it plainly wants, and without such words page one has the background', () => {
  const { requirements, ...brief } = givenBrief()
  const opened = (businessObjective: string) => {
    const given = { ...brief, requirements: { ...requirements, businessObjective } }
    const view = viewSolution(draftBrief(given, { today: givenToday }))
    return summary.body(view)?.blocks.flatMap((block) => (block.type === 'paragraph' ? [printed(block.text)] : []))[0]
  }
  const mail =
    'From: Ada Bell\nTo: Pavel\nDate: 24 November 2026\n\nThe freezers failed in October.\nWhat I need is an alarm that a person answers.'
  expect(opened(mail)).toMatch(/^Purpose. “What I need is an alarm that a person answers” \(S\d\)\.$/)
  const asked = 'We need a high-level design from you by 11 December.\nWe need an alarm that a person answers.'
  expect(opened(`Hi,\n\n${asked}`)).toMatch(/^Purpose. “We need an alarm that a person answers” \(S\d\)\.$/)
  const sought =
    'The trust lets homes in four towns.\nThe hub answers calls on desk phones.\nWe are seeking one system for every call.'
  expect(opened(sought)).toMatch(/^Purpose. “We are seeking one system for every call” \(S\d\)\.$/)
  expect(opened('The trust lets homes in four towns.')).toMatch(/^In your words. “The trust lets homes/)
})

test('a refusal that names a product comes first, and what the work is not about is out of scope', () => {
  const solution = read('Not Asure, we tried it.\nIt is not about ticketing or webcams.\nPlease no Snowflake, nobody used it.')
  const lines = refusalsLine({ solution } as Parameters<typeof refusalsLine>[0])
  expect(lines.map(({ topic, runs }) => [topic, printed(runs).slice(0, 12)])).toEqual([
    ['Out of scope', '“It is not a'],
    ['Limits and refusals', '“Not Asure, '],
    ['Limits and refusals', '“Please no S'],
  ])
})

test('what is not wanted is refused, and what is out of scope is left to others', () => {
  const solution = read('What we do not want:\n- No data outside the EU.\n\nOut of scope:\n- No new printers.')
  const lines = refusalsLine({ solution } as Parameters<typeof refusalsLine>[0])
  expect(lines.map(({ topic, runs }) => [topic, printed(runs).slice(0, 12)])).toEqual([
    ['Out of scope', '“No new prin'],
    ['Limits and refusals', '“No data out'],
  ])
})

test('what the client calls open is on page one, and a question is no limit', () => {
  const lines = readingLines(
    viewSolution(read('Driving time at most 9 h a day?\nDele says 10 h, Hanna says 9. OPEN: Hanna\nThe shop is open on Sundays.')),
  )
  const topics = lines.map(({ topic, runs }) => [topic, printed(runs)])
  expect(topics.filter(([topic]) => topic === 'Open in the brief')).toHaveLength(1)
  expect(topics.map(([topic]) => topic)).not.toContain('Limits in figures')
})

test('a statement that asks not to be printed is in no document, which says so', () => {
  const { requirements, ...brief } = givenBrief()
  const said = 'The rota is made by hand.\nThe first oboe is moved, which must not be printed anywhere.'
  const given = { ...brief, requirements: { ...requirements, additionalContext: said } }
  const solution = draftBrief(given, { today: givenToday })
  for (const documentType of documentTypeIds) {
    const content = buildContent({ brief: { ...given, documentType }, solution, words: {}, writer: 'Arcwright' })
    expect(JSON.stringify(content)).not.toContain('oboe')
  }
  expect(JSON.stringify(statements.words(viewSolution(solution)))).toContain('1 more asks not to be printed, and is left out')
})
