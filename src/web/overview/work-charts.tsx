import type { BudgetOfMonth, StatesOfMonth } from '#shared/api/overview.ts'
import { Panel } from '#web/ui/panel.tsx'
import * as general from '#words/general.ts'
import { language } from '#words/language.ts'
import * as words from '#words/overview.ts'
import { moneyLabel } from '#web/ui/money.ts'
import { MonthChart } from './month-chart.tsx'

const count = (value: number) => value.toLocaleString(language)

/** Documents that were never approved, and those that were, at the end of each month. */
export const StatesChart = ({ states }: { states: StatesOfMonth[] }) => (
  <Panel title={words.documentsByState} note={<p className="text-sm text-ink-3">{words.twelveMonths}</p>}>
    <MonthChart
      title={words.documentsByStateAtEnd}
      months={states.map(({ month }) => month)}
      format={count}
      series={[
        { label: general.approved, fill: 'fill-accent', values: states.map(({ approved }) => approved) },
        { label: words.drafts, fill: 'fill-control', values: states.map(({ drafts }) => drafts) },
      ]}
    />
  </Panel>
)

/** What approved documents say that their projects cost, a drawing for each currency. */
export function BudgetChart({ budgets, months }: { budgets: BudgetOfMonth[]; months: string[] }) {
  const currencies = [...new Set(budgets.map(({ currency }) => currency))]
  const amountOf = (month: string, currency: string) =>
    budgets.find((one) => one.month === month && one.currency === currency)?.amount ?? 0
  return (
    <Panel title={words.budgetsOfApprovedDocuments} note={<p className="text-sm text-ink-3">{words.byMonthOfApproval}</p>}>
      {currencies.length === 0 && <p className="px-4 py-6 text-ink-3 sm:px-5">{words.noApprovedDocumentGivesBudget}</p>}
      <div className={currencies.length > 1 ? 'grid xl:grid-cols-2' : ''}>
        {currencies.map((currency) => (
          <MonthChart
            key={currency}
            title={currency ? words.budgetsInByMonth(currency) : words.budgetsByMonth}
            months={months}
            format={(value) => moneyLabel(value, currency)}
            series={[
              { label: currency || words.amount, fill: 'fill-accent', values: months.map((month) => amountOf(month, currency)) },
            ]}
          />
        ))}
      </div>
    </Panel>
  )
}
