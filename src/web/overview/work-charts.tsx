import type { BudgetOfMonth, StatesOfMonth } from '#shared/api/overview.ts'
import { Panel } from '#web/ui/panel.tsx'
import { moneyLabel } from './money.ts'
import { MonthChart } from './month-chart.tsx'

const count = (value: number) => value.toLocaleString('en-GB')

/** Documents that were never approved, and those that were, at the end of each month. */
export const StatesChart = ({ states }: { states: StatesOfMonth[] }) => (
  <Panel title="Documents by state" note={<p className="text-sm text-ink-3">12 months</p>}>
    <MonthChart
      title="Documents by state, at the end of each month"
      months={states.map(({ month }) => month)}
      format={count}
      series={[
        { label: 'Approved', fill: 'fill-accent', values: states.map(({ approved }) => approved) },
        { label: 'Drafts', fill: 'fill-control', values: states.map(({ drafts }) => drafts) },
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
    <Panel title="Budgets of approved documents" note={<p className="text-sm text-ink-3">By month of approval</p>}>
      {currencies.length === 0 && (
        <p className="px-4 py-6 text-ink-3 sm:px-5">
          No approved document gives a budget yet. Approve one whose brief has a sum, and it will stand here.
        </p>
      )}
      <div className={currencies.length > 1 ? 'grid xl:grid-cols-2' : ''}>
        {currencies.map((currency) => (
          <MonthChart
            key={currency}
            title={`Budgets of approved documents${currency && ` in ${currency}`}, by month`}
            months={months}
            format={(value) => moneyLabel(value, currency)}
            series={[
              { label: currency || 'Amount', fill: 'fill-accent', values: months.map((month) => amountOf(month, currency)) },
            ]}
          />
        ))}
      </div>
    </Panel>
  )
}
