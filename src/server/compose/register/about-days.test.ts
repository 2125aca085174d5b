import { expect, test } from 'vitest'
import { datesOf } from '../draft/dates-of-brief.ts'
import { draftBrief } from '../draft/draft-facts.ts'
import { givenBrief, givenRegister, today } from './given-register.ts'

const weeksIn = (text: string) =>
  givenRegister({ timeline: text })
    .calculations.filter(({ kind }) => kind === 'weeks')
    .map((one) => one.text)
const milestonesIn = (text: string) =>
  datesOf(givenRegister({ timeline: text }).statements, { today, workstreams: [] }).milestones.map(({ date, week, kind }) => [
    date,
    week,
    kind,
  ])

test('“from” a month is its first day, and “by” a month its last', () => {
  const days = (text: string) => milestonesIn(text).map(([date]) => date)
  expect(days('Needed from April 2027. Live by May 2027.')).toEqual(['2027-04-01', '2027-05-31'])
  expect(days('Betrieb ab April 2027.')).toEqual(['2027-04-01'])
})

test('a day and month that could be either way round, with no other date to show which, is told and asked', () => {
  const brief = givenBrief({ timeline: 'Pier open 25 February 2027.\nPilot 04/05/2027.\nRegatta “05/04”.' })
  const { calculations, statements } = givenRegister(brief.requirements)
  expect(statements.flatMap(({ values }) => values.map(({ quote }) => quote))).toEqual(['25 February 2027'])
  expect(calculations.filter(({ kind }) => kind === 'open-day').map(({ text, warns }) => [text, warns])).toEqual([
    ['“04/05/2027”: day or month first? It is 4 May 2027 or 5 April 2027.', true],
    ['“05/04”: day or month first? It is 5 April 2027 or 4 May 2027.', true],
  ])
  expect(draftBrief(brief, { today }).questions[0]?.text).toBe('Which day is meant by “04/05/2027” (S2) and by “05/04” (S3)?')
  expect(draftBrief(givenBrief({ timeline: 'Pier open 25/02/2027.' }), { today }).questions[0]?.text).not.toContain('Which day')
})

test.each([
  ['Pier open 25/02/2027.', 'Pilot 04/05/2027.', '2027-05-04'],
  ['Pier open 02/25/2027.', 'Pilot 04/05/2027.', '2027-04-05'],
  ['Pier open 02/25/2027.', 'Regatta “05/04”.', '2027-05-04'],
])('beside “%s” the day of “%s” is %s, as an order that is assumed', (proof, doubtful, day) => {
  const { calculations, statements } = givenRegister({ timeline: `${proof}\n${doubtful}` })
  expect(statements[1]!.values).toMatchObject([{ from: day, orderAssumed: true }])
  expect(calculations.filter(({ kind }) => kind === 'open-day')).toEqual([])
})

test.each([
  'Go or no-go on 04/05/2027 or so?',
  'Pune 04/05/2027, day/month or month/day not known.',
  'Signing 04/05/2027 (the date format is unclear).',
])('what the brief itself doubts is asked, whatever its other dates show: %s', (doubtful) => {
  const { calculations, statements } = givenRegister({ timeline: `Pier open 25/02/2027.\n${doubtful}` })
  expect(statements.flatMap(({ values }) => values.map(({ quote }) => quote))).toEqual(['25/02/2027'])
  expect(calculations.filter(({ kind }) => kind === 'open-day')).toHaveLength(1)
})

test.each([
  'The pilot is moved from 4 May 2027.',
  'The pilot was 4 May 2027.',
  'Statt am 4. Mai 2027.',
  'Au lieu du 4 mai 2027.',
  'Pilot 4 May 2027 is withdrawn.',
  'Pilot 4 May 2027?',
  'Clause 4: for 4 May 2027 read the day of the award.',
  'Replace "4 May 2027" by the day of the award.',
  'One developer is on leave from 4 May 2027.',
])('“%s” has no day to meet', (text) => {
  expect(weeksIn(text)).toEqual([])
  expect(milestonesIn(text)).toEqual([])
})

test.each([
  ['Offers until 22 January 2027.', []],
  ['Fragen bis 22. Januar 2027.', []],
  ['Pilot until 22 January 2027.', ['22 January 2027 is 8 weeks from today.']],
  ['Pilot by end of Q2 2027.', ['30 June 2027 is 31 weeks from today.']],
  ['Second pier: Q3 2027', ['The end of Q3 2027 is 44 weeks from today.']],
])('of “%s” the plan has to meet %s', (text, expected) => expect(weeksIn(text)).toEqual(expected))

test.each([
  'Start: 1 February 2027',
  'Kick-off 1 February 2027.',
  'Notice to proceed Feb 1, 2027.',
  'Offers until 22 January 2027, start 1 February 2027.',
  'Projektstart ist am 1. Februar 2027.',
  'Début du projet : 1er février 2027.',
  'Aanvang 1 februari 2027.',
])('“%s”: weeks are counted from there', (text) => {
  const told = `${text}\nAll piers by 3 May 2027.`
  expect(weeksIn(told)).toEqual(['3 May 2027 is 13 weeks from the start, 1 February 2027.'])
  expect(milestonesIn(told)).toEqual([
    ['2027-02-01', 0, 'start'],
    ['2027-05-03', 13, 'event'],
  ])
})

test('a day after which something may be done is no date to meet', () => {
  expect(milestonesIn('Live after Easter 2027, else 4 May 2027.').map(([date]) => date)).toEqual(['2027-05-04'])
  expect(milestonesIn('Roll-out not before 1 April 2027.')).toEqual([])
})

test('the season starts, and not the work', () => {
  expect(weeksIn('The season starts on 1 February 2027.\nAll piers by 3 May 2027.')).toContain('3 May 2027 is 22 weeks from today.')
})

test.each([
  'No work between 1 April 2027 and 30 May 2027.',
  'No launch from 1 April 2027 until 30 May 2027.',
  'Vanaf 1 april 2027 staat alles stil, tot 30 mei 2027.',
  'Od 1 kwietnia 2027 do 30 maja 2027 nic się nie wdraża.',
  'Vom 1. April 2027 bis zum 30. Mai 2027 keine Inbetriebnahme.',
  'Du 1 avril 2027 au 30 mai 2027 aucune mise en production.',
  'Sin cambios desde el 1 de abril de 2027 hasta el 30 de mayo de 2027.',
  'Nessun rilascio dal 1 aprile 2027 al 30 maggio 2027.',
])('“%s” is a freeze', (text) => {
  const { calculations } = givenRegister({ timeline: `${text}\nPilot by 3 May 2027.` })
  expect(calculations.find(({ kind }) => kind === 'freeze')?.text).toBe(
    '3 May 2027 (S2) is between 1 April 2027 and 30 May 2027, which S1 restricts.',
  )
})

test('of a corrected day only the new one counts', () => {
  const corrected = 'Clause 7: read "31/12/2027" for "30/09/2027".'
  expect(givenRegister({ timeline: corrected }).calculations.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^31 December 2027 is/),
  ])
})

test('a due day without a year that may be the last or the next is listed as open and not asked about; others are not', () => {
  const { calculations, openDays } = givenRegister({ timeline: 'All counties by end of October.', scope: 'We moved in October.' })
  expect(calculations.map(({ kind, text }) => [kind, text])).toEqual([
    ['open-day', '“end of October”: the year is not stated. It is 2026 or 2027.'],
  ])
  expect(openDays.map(({ open }) => open)).toEqual(['year'])
  const { questions } = draftBrief(givenBrief({ timeline: 'All counties by end of October.' }), { today })
  expect(questions.map(({ text }) => text).join()).not.toContain('Which day')
})

test.each(['Contract on 1 March 2027.', 'Contract by 1 March 2027.', 'Contract start March 1, 2027.', 'Contract: 1 March 2027.'])(
  '“%s” is the start',
  (text) => {
    expect(milestonesIn(text)).toEqual([['2027-03-01', 0, 'start']])
  },
)

test.each(['The vendor contract ends on 1 March 2027.', 'Contract until 1 March 2027.'])('“%s” is no start', (text) => {
  expect(milestonesIn(text)).toMatchObject([['2027-03-01', expect.anything(), 'event']])
})
