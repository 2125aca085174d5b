import type { StaffOverview as Overview } from '#shared/api/overview.ts'
import { FigureStrip } from '#web/ui/figure-strip.tsx'
import { language } from '#words/language.ts'
import * as words from '#words/overview.ts'
import { ActivityList } from './activity-list.tsx'
import { AttentionList } from './attention-list.tsx'
import { BudgetChart, StatesChart } from './work-charts.tsx'

export const StaffOverview = ({ told: { attention, figures, budgets, states, activity } }: { told: Overview }) => (
  <>
    <FigureStrip
      figures={figures.map(({ of, value, change }) => ({
        label: words.counts[of],
        value: value.toLocaleString(language),
        change: words.in30Days(change.toLocaleString(language)),
      }))}
    />
    <AttentionList title={words.needsAttention} rows={attention} empty={words.nothingNeedsYouNowReviews} />
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <StatesChart states={states} />
      <BudgetChart budgets={budgets} months={states.map(({ month }) => month)} />
    </div>
    <ActivityList rows={activity} />
  </>
)
