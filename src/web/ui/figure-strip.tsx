import * as words from '#words/ui.ts'

type Figure = { label: string; value: string; change?: string }

/** With six figures, one could be alone in a row. */
const layoutOf = (count: number) => (count === 6 ? 'grid grid-cols-2 sm:grid-cols-3 xl:grid-cols-6' : 'flex flex-wrap')

/** Figures side by side, separated by thin lines; the last row fills the width. */
export const FigureStrip = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={`${layoutOf(figures.length)} gap-px overflow-clip rounded-lg border border-line bg-line`}>
    {figures.map(({ label, value, change }) => (
      <div key={label} className="flex flex-[1_1_8.5rem] flex-col bg-surface px-4 py-4 sm:px-5">
        <dt className="text-sm text-ink-2">{label}</dt>
        <dd className="mt-auto pt-1.5 text-3xl font-medium tracking-tight tabular-nums">{value}</dd>
        {change !== undefined && (
          <dd className="mt-0.5 font-mono text-xs text-ok">
            <span className="sr-only">{words.changeFollows}</span>
            {change}
          </dd>
        )}
      </div>
    ))}
  </dl>
)
