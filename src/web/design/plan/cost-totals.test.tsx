import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DesignFacts, DesignMoney } from '#shared/api/design.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import type { DesignEditing } from '../editing.ts'
import { CostTotals } from './cost-totals.tsx'
import { MissingCurrency } from './missing-currency.tsx'

const line = ([item, quantity, price]: [string, number, number?], more: object = {}) => ({
  id: `CST-${item}`,
  source: { from: 'person' },
  item,
  quantity,
  unit: 'piece',
  period: 'once',
  ...(price !== undefined && { unitPrice: price, currency: 'EUR' }),
  ...more,
})
const sum = (low: number, high = low): [number, number] => [low, high]

type Given = { costs: object[]; money: DesignMoney }
const editingOf = ({ costs, money }: Given) =>
  ({
    facts: { workstreams: [], costs } as unknown as DesignFacts,
    money,
    isReadOnly: false,
    change: () => undefined,
    newId: () => 'CST-9',
  }) as unknown as DesignEditing

const budget = {
  reference: 'S48',
  words: 'Budget is 420,000 euro',
  low: 420_000,
  high: 420_000,
  currency: 'EUR',
  period: 'once',
} as const
const running = {
  ...budget,
  reference: 'S49',
  words: 'Running costs not above 65,000 euro a year',
  low: 65_000,
  high: 65_000,
  period: 'year',
} as const
const told = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('what everything costs once and a year stands beside the amounts of the brief', () => {
  const costs = [line(['Scales', 3, 25_000]), line(['Tablets', 1])]
  const totals = [{ currency: 'EUR', once: sum(375_000, 435_000), year: sum(57_800) }]
  openScreen(<CostTotals editing={editingOf({ costs, money: { currency: 'EUR', amounts: [budget, running], totals } })} />)
  expect(screen.getByText('In all: €375,000 to €435,000 once and €57,800 a year.')).toBeTruthy()
  expect(screen.getByText('1 line has no price and is not included.')).toBeTruthy()
  expect(told()).toEqual([
    '“Budget is 420,000 euro” (S48): €375,000 to €435,000 once, €45,000 less to €15,000 more',
    '“Running costs not above 65,000 euro a year” (S49): €57,800 a year, €7,200 less',
  ])
})

test('several currencies are summed one by one, and an amount in another one is only quoted', () => {
  const costs = [line(['Scales', 2, 210_000]), line(['Support', 1, 500], { currency: 'GBP', period: 'month' })]
  const range = { ...budget, reference: 'S50', words: '£4,000 to £5,000 a year', low: 4_000, high: 5_000 }
  const amounts = [
    budget,
    { ...range, currency: 'GBP', period: 'year' as const },
    { ...budget, reference: 'S51', words: 'USD 5', currency: 'USD' },
  ]
  const totals = [
    { currency: 'EUR', once: sum(420_000), year: sum(0) },
    { currency: 'GBP', once: sum(0), year: sum(6_000) },
  ]
  openScreen(<CostTotals editing={editingOf({ costs, money: { amounts, totals } })} />)
  expect(screen.getByText('In all in EUR: €420,000 once and €0 a year.')).toBeTruthy()
  expect(screen.getByText('In all in GBP: £0 once and £6,000 a year.')).toBeTruthy()
  expect(told()).toEqual([
    '“Budget is 420,000 euro” (S48): €420,000 once, the same amount',
    '“£4,000 to £5,000 a year” (S50): £6,000 a year, £1,000 more than the higher amount',
    '“USD 5” (S51)',
  ])
})

test('all lines without a currency get that of the last line, else that of the brief, in one step', async () => {
  const change = vi.fn<DesignEditing['change']>()
  const given = { costs: [line(['Scales', 3]), line(['Tablets', 1])], money: { amounts: [], totals: [], currency: 'NOK' } }
  const { user } = openScreen(<MissingCurrency editing={{ ...editingOf(given), change }} />)
  expect(screen.getByText('2 lines have no currency.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Use NOK for them' }))
  const set = { op: 'set', field: 'currency', value: 'NOK' }
  expect(change.mock.calls).toEqual([
    [
      { ...set, id: 'CST-Scales' },
      { ...set, id: 'CST-Tablets' },
    ],
  ])
})
