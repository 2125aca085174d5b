import { useState } from 'react'
import type { BudgetOfMonth, StatesOfMonth } from '#shared/api/overview.ts'
import { Panel } from '#web/ui/panel.tsx'
import * as general from '#words/general.ts'
import { language } from '#words/language.ts'
import * as words from '#words/overview.ts'
import { moneyLabel, shortMoneyLabel } from '#web/ui/money.ts'
import { Options } from '#web/ui/options.tsx'
import { Select } from '#web/ui/select.tsx'
import { MonthChart } from './month-chart.tsx'

const count = (value: number) => value.toLocaleString(language)

/** Numbers of documents with and without an approval at the end of each month. */
export const StatesChart = ({ states }: { states: StatesOfMonth[] }) => (
  <Panel title={words.documentsByState} note={<p className="text-sm text-ink-3">{words.twelveMonths}</p>}>
    <MonthChart
      title={words.documentsByStateAtEnd}
      months={states.map(({ month }) => month)}
      format={count}
      tickFormat={count}
      series={[
        { label: general.approved, fill: 'fill-accent', values: states.map(({ approved }) => approved) },
        { label: general.draft, fill: 'fill-control', values: states.map(({ drafts }) => drafts) },
      ]}
    />
  </Panel>
)

/** Budgets of projects from approved documents, one currency at a time, first the one with the largest sum. */
export function BudgetChart({ budgets, months }: { budgets: BudgetOfMonth[]; months: string[] }) {
  const [chosen, setChosen] = useState<string>()
  const sumOf = (currency: string) => budgets.reduce((sum, one) => sum + (one.currency === currency ? one.amount : 0), 0)
  const currencies = [...new Set(budgets.map(({ currency }) => currency))].toSorted((one, other) => sumOf(other) - sumOf(one))
  const currency = chosen !== undefined && currencies.includes(chosen) ? chosen : currencies[0]
  const amounts = months.map((month) => budgets.find((one) => one.month === month && one.currency === currency)?.amount ?? 0)
  return (
    <Panel
      title={words.budgetsOfApprovedDocuments}
      note={
        <div className="flex items-center gap-3">
          <p className="text-sm text-ink-3">{words.byMonthOfApproval}</p>
          {currency !== undefined && currencies.length > 1 && (
            <Select aria-label={words.currency} value={currency} onChange={({ target }) => setChosen(target.value)}>
              <Options of={currencies.map((value) => ({ value, label: value || words.noCurrency }))} />
            </Select>
          )}
        </div>
      }
    >
      {currency === undefined ? (
        <p className="px-4 py-6 text-ink-3 sm:px-5">{words.noApprovedDocumentGivesBudget}</p>
      ) : (
        <MonthChart
          title={currency ? words.budgetsInByMonth(currency) : words.budgetsByMonth}
          months={months}
          format={(value) => moneyLabel(value, currency)}
          tickFormat={(value) => shortMoneyLabel(value, currency)}
          series={[{ label: currency || words.amount, fill: 'fill-accent', values: amounts }]}
        />
      )}
    </Panel>
  )
}
