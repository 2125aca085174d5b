import type { StaffOverview as Told } from '#shared/api/overview.ts'
import { FigureStrip } from '#web/ui/figure-strip.tsx'
import { ActivityList } from './activity-list.tsx'
import { AttentionList } from './attention-list.tsx'
import { BudgetChart, StatesChart } from './work-charts.tsx'

export const StaffOverview = ({ told: { attention, figures, budgets, states, activity } }: { told: Told }) => (
  <>
    <FigureStrip
      figures={figures.map(({ label, value, change }) => ({
        label,
        value: value.toLocaleString('en-GB'),
        change: `+${change.toLocaleString('en-GB')} in 30 days`,
      }))}
    />
    <AttentionList
      title="Needs attention"
      rows={attention}
      empty="Nothing needs you now. Reviews, projects that are late, enquiries, failed letters and documents that are out of date will stand here."
    />
    {/* Several currencies are drawings of their own, side by side below. */}
    <div className={`grid items-start gap-6 ${new Set(budgets.map(({ currency }) => currency)).size > 1 ? '' : 'xl:grid-cols-2'}`}>
      <StatesChart states={states} />
      <BudgetChart budgets={budgets} months={states.map(({ month }) => month)} />
    </div>
    <ActivityList rows={activity} />
  </>
)
