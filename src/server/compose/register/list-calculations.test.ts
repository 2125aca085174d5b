import { expect, test } from 'vitest'
import type { Day, Quantity, Statement } from '#server/solution/statement.ts'
import { givenRegister, today } from './given-register.ts'
import { listCalculations } from './list-calculations.ts'

type Given = [text: string, ...values: (Partial<Quantity> | Partial<Day>)[]]

/** Statements of a field with values, located by their quotes. */
function statementsOf(field: 'timeline' | 'scope' | 'budget', rows: Given[]): Statement[] {
  const { statements } = givenRegister({ [field]: rows.map(([text]) => text).join('\n') })
  return statements.map((statement, index) => ({
    ...statement,
    values: ((rows[index]?.slice(1) ?? []) as Partial<Omit<Quantity, 'kind'> & Omit<Day, 'kind'>>[]).map((value) => {
      const quote = value.quote ?? ''
      const start = statement.start + statement.text.indexOf(quote)
      const known = {
        bound: 'exactly',
        low: 0,
        high: value.low ?? 0,
        unit: '',
        precision: 'day',
        to: value.from ?? '',
        ...value,
        quote,
        start,
        end: start + quote.length,
      }
      return { kind: value.from === undefined ? 'number' : 'date', ...known } as Statement['values'][number]
    }),
  }))
}
const textsOf = (statements: Statement[]) =>
  listCalculations(statements, today).map(({ text, warns }) => (warns ? `! ${text}` : text))

test('weeks from today to each day that is due', () => {
  const given = statementsOf('timeline', [
    ['Eye clinic in use by 1 June 2027.', { quote: '1 June 2027', from: '2027-06-01' }],
    ['Heart clinic by 1 October 2027.', { quote: '1 October 2027', from: '2027-10-01' }],
  ])
  expect(textsOf(given)).toEqual(['1 June 2027 is 26 weeks from today.', '1 October 2027 is 44 weeks from today.'])
})

test('a day that is due and over', () => {
  expect(textsOf(statementsOf('timeline', [['Award by 3 August 2026.', { quote: '3 August 2026', from: '2026-08-03' }]]))).toEqual([
    '! 3 August 2026 was 16 weeks ago.',
  ])
})

test('a start after the end in the next row, and nothing of days that no label compares', () => {
  const row = (start: string, end: string): Given[] => [
    [`${start}: 1 May 2027`, { quote: '1 May 2027', from: '2027-05-01' }],
    [`${end}: 1 April 2027`, { quote: '1 April 2027', from: '2027-04-01' }],
  ]
  expect(textsOf(statementsOf('timeline', row('Start', 'End')))[0]).toBe('! The start, 1 May 2027, is after the end, 1 April 2027.')
  expect(textsOf(statementsOf('timeline', row('Pilot', 'Award'))).filter((text) => text.startsWith('!'))).toEqual([])
})

test('a day in a freeze, which comes back each year where it has none', () => {
  const freeze = (yearAssumed: boolean): Given => [
    'No change between 18 December and 3 January.',
    { quote: '18 December and 3 January', from: '2026-12-18', to: '2027-01-03', precision: 'window', yearAssumed },
  ]
  const due: Given = ['Live on 28 December 2027.', { quote: '28 December 2027', from: '2027-12-28' }]
  expect(textsOf(statementsOf('timeline', [freeze(true), due]))[0]).toBe(
    '! 28 December 2027 (S2) is between 18 December 2027 and 3 January 2028, which S1 restricts.',
  )
  expect(textsOf(statementsOf('timeline', [freeze(false), due])).filter((text) => text.startsWith('!'))).toEqual([])
})

test('two figures for the same words, and none for other things of the same unit', () => {
  const figure = (quote: string, low: number) => ({ quote, low, unit: 'interface' })
  expect(
    textsOf(
      statementsOf('scope', [
        ['It has 147 interfaces (Appendix B).', figure('147', 147)],
        ['Move all 152 interfaces in Appendix B.', figure('152', 152)],
      ]),
    ),
  ).toEqual(['! Two figures for the same thing: “147 interfaces (Appendix B)” and “152 interfaces in Appendix B”.'])
  expect(
    textsOf(
      statementsOf('scope', [
        ['It has 40 gates.', { quote: '40', low: 40, unit: 'gate' }],
        ['Open 20 gates.', { quote: '20', low: 20, unit: 'gate' }],
      ]),
    ),
  ).toEqual([])
})

test('two rows with the same words before the colon', () => {
  const rows = (second: string) =>
    givenRegister({
      additionalContext: `what\twhen\twho says\nLedger off\t31 December 2027\tgroup\nLedger off\t${second}\tclerks`,
    }).calculations.filter(({ kind }) => kind === 'two-values')
  expect(rows('Q2 2028').map(({ text }) => text)).toEqual(['Two values for “Ledger off”: “31 December 2027” and “Q2 2028”.'])
  expect(rows('31 December 2027')).toEqual([])
})

test('two limits in money for the same period, and not a limit beside the price of something else', () => {
  const limits = (...budget: string[]) =>
    givenRegister({ budget: budget.join('\n') }).calculations.flatMap(({ kind, text }) => (kind === 'two-values' ? [text] : []))
  const first = 'No more than £60,000 in the first year for licences.'
  expect(limits(first, 'The first-year ceiling that was minuted is £45,000 including VAT.')).toEqual([
    'Two limits for “first year”: “£60,000” and “£45,000”.',
  ])
  expect(limits(first, 'The first-year ceiling is £60,000.')).toEqual([])
  expect(limits(first, 'In the first year we paid £45,000.')).toEqual([])
  expect(limits(first, 'The ceiling of the second year is £45,000.')).toEqual([])
})

test('a rate, spread', () => {
  const given = statementsOf('scope', [
    [
      'The trust sends 31,000 letters a month to practices.',
      { quote: '31,000 letters a month', low: 31000, unit: 'letter a month' },
    ],
  ])
  expect(textsOf(given)).toEqual(['31,000 letters a month are about 1,480 on each of 21 working days.'])
})

test('rows that add up to the total, or do not', () => {
  const money = (quote: string, low: number) => ({ kind: 'money' as const, quote, low, unit: 'GBP' })
  const rows = (total: number): Given[] => [
    ['Build | 1,000', money('1,000', 1000)],
    ['Run | 2,500', money('2,500', 2500)],
    [`Total | ${total}`, money(String(total), total)],
  ]
  expect(textsOf(statementsOf('budget', rows(3500)))).toEqual(['The 2 rows add up to the stated total of 3,500 GBP.'])
  expect(textsOf(statementsOf('budget', rows(3600)))).toEqual(['! The 2 rows add up to 3,500 GBP; the stated total is 3,600.'])
})

test('at most ten, what cannot be right first', () => {
  const rows = Array.from({ length: 20 }, (_, index): Given => [
    `Step ${index + 1} by 1 August 2026.`,
    { quote: '1 August 2026', from: '2026-08-01' },
  ])
  const found = listCalculations(statementsOf('timeline', rows), today)
  expect(found.length).toBeLessThanOrEqual(10)
  expect(found.map(({ id }) => id)).toEqual(found.map((_, index) => `CAL-${index + 1}`))
})
