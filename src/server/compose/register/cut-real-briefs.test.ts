import { expect, test } from 'vitest'
import { givenRegister } from './given-register.ts'

const read = (...lines: string[]) => givenRegister({ technicalRequirements: lines.join('\n') })

test('a field that is broken at a margin is read in whole sentences, whatever begins a line', () => {
  const { statements } = read(
    '1. Price',
    '1.1 The harbour serves forty boats in three piers, and each of them has berths that',
    'are let by the day. The fees are written on paper and the office has set aside, for',
    'the whole work, some money. It is for the first three years, all in, and bids above',
    '£60,000 will not be read. An audit is to be done by somebody from the town, or from',
    'another town, once every 12 months. Each of the boats has to be seen by the auditor every',
    '3 months. It is in use by',
    'end of June 2027.',
  )
  expect(statements.map(({ clause, text }) => `${clause} ${text}`)).toEqual([
    '1.1 The harbour serves forty boats in three piers, and each of them has berths that are let by the day.',
    '1.1 The fees are written on paper and the office has set aside, for the whole work, some money.',
    '1.1 It is for the first three years, all in, and bids above £60,000 will not be read.',
    '1.1 An audit is to be done by somebody from the town, or from another town, once every 12 months.',
    '1.1 Each of the boats has to be seen by the auditor every 3 months.',
    '1.1 It is in use by end of June 2027.',
  ])
})

test('a date of issue heads nothing, and a clause keeps the heading above it', () => {
  const { statements } = read(
    'Issued 19 October 2026',
    '',
    '1. Background',
    '1.1 There is a pier.',
    '',
    '2. Requirement',
    '2.1 Skippers shall be able to see: (a) the berths; (b) the fees.',
    '2.2 Sign-in by badge.',
    'The badge stays.',
  )
  expect(statements.map(({ clause, heading, text }) => [clause, heading, text])).toEqual([
    [undefined, undefined, 'Issued 19 October 2026'],
    ['1.1', 'Background', 'There is a pier.'],
    ['2.1(a)', 'Requirement: Skippers shall be able to see', 'the berths'],
    ['2.1(b)', 'Skippers shall be able to see', 'the fees.'],
    ['2.2', 'Requirement', 'Sign-in by badge.'],
    ['2.2', 'Requirement', 'The badge stays.'],
  ])
})

test('a title in capitals behind a number is a heading', () => {
  const { statements } = read('1.0 SITUATION', 'We let berths.', '2.0 WHAT IT MUST DO', '2.1 Show berths.', '2.2 Take fees.')
  expect(statements.map(({ clause, heading, text }) => [clause, heading, text])).toEqual([
    [undefined, 'SITUATION', 'We let berths.'],
    ['2.1', 'WHAT IT MUST DO', 'Show berths.'],
    ['2.2', 'WHAT IT MUST DO', 'Take fees.'],
  ])
})

test('what is out of scope ends with its list', () => {
  const { statements } = read(
    "Shouldn't",
    'x change of the piers',
    'x payment by card',
    '',
    'When: before the summer. All piers by May 2028.',
    '',
    'Contact: the harbour master.',
  )
  expect(statements.map(({ label, text }) => [label, text])).toEqual([
    ['out-of-scope', 'change of the piers'],
    ['out-of-scope', 'payment by card'],
    ['date', 'When: before the summer.'],
    ['date', 'All piers by May 2028.'],
    ['context', 'Contact: the harbour master.'],
  ])
})

test('the rows of a table of requirements are requirements, also below a heading that says otherwise', () => {
  const { statements } = read(
    'Purpose',
    'The harbour lets berths on paper, and nobody knows which are free.',
    '',
    'ID\tPrio\tRequirement\tMeasure',
    'R1\tM\tShow free berths\tin 2 s',
    'R2\tW\tSell ice\t-',
  )
  expect(statements.map(({ clause, label, level, answer }) => [clause, label, level, answer?.state])).toEqual([
    [undefined, 'objective', undefined, undefined],
    ['R1', 'requirement', 'must', 'open'],
    ['R2', 'out-of-scope', undefined, undefined],
  ])
})

test('a thread that is forwarded is all of it current, each mail with its sender', () => {
  const { statements } = read(
    'From: Ada Holm',
    'To: bids',
    'Subject: FW: RE: berths',
    '',
    'See below.',
    '',
    '---- Forwarded ----',
    'From: Olav Brekke',
    'Date: 2026-11-19 22:10',
    '> We let 40 berths.',
    '',
    'From: Siri Moe',
    'Date: 2026-11-18',
    '>> No app. It is paid by 31 December 2026.',
  )
  expect(statements.map(({ speaker, text, earlier }) => [speaker, text, earlier])).toEqual([
    ['Ada Holm', 'See below.', false],
    ['Olav Brekke', 'We let 40 berths.', false],
    ['Siri Moe', 'No app.', false],
    ['Siri Moe', 'It is paid by 31 December 2026.', false],
  ])
})

test('a measure among the demands is open, and a count is not', () => {
  const { statements } = read('It is up 99.5 % of the time. The harbour has 40 berths. Answers come within 2 seconds.')
  expect(statements.map(({ answer }) => answer?.state)).toEqual(['open', undefined, 'open'])
})

test('measures, words in capitals and salutations are no names', () => {
  const { names } = read(
    'Dear Sirs,',
    'We KNOW that Skarnes Pier is full, and want to know why.',
    'Search p95 is 2 s on 4 Mbit/s, with RTO 8 h. We are Holm & Brekke Berths.',
  )
  expect(names.map(({ name }) => name)).toEqual(['Skarnes Pier'])
})
