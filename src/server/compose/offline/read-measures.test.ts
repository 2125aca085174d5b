import { expect, test } from 'vitest'
import { readMeasures } from './read-measures.ts'

/** Of this process, so that a busy machine does not count. */
const cpuSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const of = (text: string) => readMeasures(text).map(({ subject, comparison, value, unit }) => [subject, comparison, value, unit])

const read: [string, ReturnType<typeof of>][] = [
  ['Availability must be at least 99.9 % measured monthly', [['availability', 'at-least', 99.9, '%']]],
  ['Pages load in under 2 s (p95)', [['response time', 'at-most', 2, 's']]],
  ['A decision must be returned in less than 150 ms', [['response time', 'at-most', 150, 'ms']]],
  ['Ingest about 5 TB/day', [['data volume per time', 'about', 5, 'TB/day']]],
  ['Ingest about 120 GB per day', [['data volume per time', 'about', 120, 'GB/day']]],
  ['Run costs below £42,000 per month', [['budget', 'at-most', 42_000, 'GBP/month']]],
  ['The budget is £450k', [['budget', 'exactly', 450_000, 'GBP']]],
  ['The budget is EUR 1.2 million', [['budget', 'exactly', 1_200_000, 'EUR']]],
  ['Go-live within 6 months', [['duration', 'at-most', 6, 'month']]],
  [
    'RPO 15 minutes and RTO 4 hours',
    [
      ['recovery point', 'exactly', 15, 'min'],
      ['recovery time', 'exactly', 4, 'h'],
    ],
  ],
  ['Records are kept for 7 years', [['retention', 'exactly', 7, 'year']]],
  [
    'Readers can ask for their data to be deleted and this must be completed within 30 days',
    [['deletion on request', 'at-most', 30, 'day']],
  ],
  ['up to 1,500 concurrent users', [['concurrent users', 'at-most', 1500, 'concurrent users']]],
  ['about 9,000 events per second', [['throughput', 'about', 9000, 'events/s']]],
  ['figures no older than 60 seconds', [['freshness', 'at-most', 60, 's']]],
  ['99.95% availability', [['availability', 'exactly', 99.95, '%']]],
  ['no more than 2s', [['duration', 'at-most', 2, 's']]],
  ['p95 < 300ms', [['response time', 'at-most', 300, 'ms']]],
  ['at least 10k users', [['users', 'at-least', 10_000, 'users']]],
  ['10,000+ users', [['users', 'at-least', 10_000, 'users']]],
  ['8,000 simultaneous users or more', [['concurrent users', 'at-least', 8000, 'simultaneous users']]],
  [
    'wait between 5 and 10 minutes',
    [
      ['duration', 'at-least', 5, 'min'],
      ['duration', 'at-most', 10, 'min'],
    ],
  ],
  [
    '£400k-£500k',
    [
      ['budget', 'at-least', 400_000, 'GBP'],
      ['budget', 'at-most', 500_000, 'GBP'],
    ],
  ],
  ['€400,000', [['budget', 'exactly', 400_000, 'EUR']]],
  ['USD 2.5 million', [['budget', 'exactly', 2_500_000, 'USD']]],
  ['2.5 million euros', [['budget', 'exactly', 2_500_000, 'EUR']]],
  ['CHF 300k', [['budget', 'exactly', 300_000, 'CHF']]],
  ['1.2 million records', [['records', 'exactly', 1_200_000, 'records']]],
  ['within two days', [['duration', 'at-most', 2, 'day']]],
  ['within one working day', [['duration', 'at-most', 1, 'working day']]],
  ['within an hour', [['duration', 'at-most', 1, 'h']]],
  ['at least ninety per cent', [['share', 'at-least', 90, '%']]],
  ['Records are kept for seven years', [['retention', 'exactly', 7, 'year']]],
  ['available 24/7', [['hours of service', 'exactly', 24, 'h/day']]],
  ['not greater than 5 GB', [['data volume', 'at-most', 5, 'GB']]],
  ['a false positive rate of at most 8%', [['accuracy', 'at-most', 8, '%']]],
]

for (const [text, measures] of read) {
  test(`“${text}” is measured`, () => {
    expect(of(text)).toEqual(measures)
  })
}

const periods: [string, 'retention' | 'log retention'][] = [
  ['Every look at a patient record is logged and kept for 8 years.', 'log retention'],
  ['All access is logged, with user and time, and retained for at least 6 years', 'log retention'],
  ['Logins and changes are audited and then archived for 3 years', 'log retention'],
  ['Audit logs must be retained for 7 years', 'log retention'],
  ['Keep audit trails for 10 years', 'log retention'],
  ['Log retention: 1 year', 'log retention'],
  ['Privileged sessions must be recorded and kept for 12 months', 'log retention'],
  ['Calls are recorded and kept for 6 months', 'retention'],
  ['Access must be logged and patient records kept for 8 years', 'retention'],
  ['Access is logged; records are kept for 7 years', 'retention'],
]
for (const [text, topic] of periods) {
  test(`“${text}” states the ${topic}`, () => {
    expect(readMeasures(text).map(({ subject }) => subject)).toEqual([topic])
  })
}

const recoveries: [string, time: string, point: string][] = [
  ['recovery time objective 1 hour, recovery point objective 5 minutes', '1 hour', '5 minutes'],
  [
    'Recovery point objective of no more than 5 minutes and recovery time objective of at most 1 hour',
    'at most 1 hour',
    'no more than 5 minutes',
  ],
  ['1 hour RTO, 15 minutes RPO', '1 hour', '15 minutes'],
  ['RTO/RPO: 4 h / 15 min', '4 h', '15 min'],
  ['RPO (recovery point objective) and RTO of 15 minutes and 4 hours respectively', '4 hours', '15 minutes'],
  ['RTO and RPO must both be under 30 minutes', 'under 30 minutes', 'under 30 minutes'],
  ['no more than 15 minutes of data loss and back in service within 4 hours', 'within 4 hours', 'no more than 15 minutes'],
  [
    'After a failure it must run again: back up within 2 hours, losing at most 10 minutes of data',
    'within 2 hours',
    'at most 10 minutes',
  ],
  ['maximum data loss 5 minutes, maximum downtime 1 hour', '1 hour', '5 minutes'],
]

for (const [text, time, point] of recoveries) {
  test(`“${text}” bounds recovery time and recovery point`, () => {
    const quotes = readMeasures(text).map(({ subject, quote }) => [subject, quote])
    expect(Object.fromEntries(quotes)).toEqual({ 'recovery time': time, 'recovery point': point })
  })
}

test('versions, standards, names, dates and times of day measure nothing', () => {
  expect(of('ISO 27001, TLS 1.2 and WCAG 2.2 AA in Dynamics 365 by 31 March 2026, SAP S/4HANA, ready by 06:00, see FR-12')).toEqual(
    [],
  )
})

test('days in any form, years before a plural, and small numbers in words measure nothing', () => {
  expect(of('5 Jan 2026, 05/01/2026, Q3 2026, January 5, 2026, all 2019 claims, in one place, five strongest reasons')).toEqual([])
})

test('the quote stands in the text', () => {
  const text = 'Pages must load in under 3 seconds for up to 250 concurrent users and cost at most £42,000 per month'
  for (const { quote } of readMeasures(text)) expect(text).toContain(quote)
  expect(readMeasures(text).map(({ quote }) => quote)).toEqual([
    'under 3 seconds',
    'up to 250 concurrent users',
    'at most £42,000 per month',
  ])
})

test('a long text is read in linear time', () => {
  const started = cpuSeconds()
  readMeasures('1 a '.repeat(5000))
  readMeasures('9'.repeat(20_000))
  readMeasures('a-'.repeat(10_000))
  readMeasures('within 3 months by '.repeat(12_000))
  readMeasures('1 to 2 and '.repeat(6000))
  readMeasures('one hundred days within a '.repeat(4000))
  expect(cpuSeconds() - started).toBeLessThan(1.5)
})
