import * as words from '#words/overview.ts'
import { axisTicks } from './axis-ticks.ts'
import { monthLabel, wholeMonthLabel } from './dates.ts'

export type Series = { label: string; fill: 'fill-accent' | 'fill-control'; values: number[] }
type MonthChartProps = {
  /** Title of the chart. */
  title: string
  months: string[]
  /** Stacked, the first at the bottom. */
  series: Series[]
  format: (value: number) => string
  /** Formats the labels of the axis: short, with their unit. */
  tickFormat: (value: number) => string
}

/** Units of the drawing: its height, and for each month the distance between bars and the width of a bar. */
const size = { height: 100, step: 10, bar: 7 }

const swatches = { 'fill-accent': 'bg-accent', 'fill-control': 'bg-control' }

/** A bar for each month, and the same data as a table. */
export function MonthChart({ title, months, series, format, tickFormat }: MonthChartProps) {
  const totals = months.map((_, at) => series.reduce((sum, { values }) => sum + values[at]!, 0))
  const ticks = axisTicks(Math.max(0, ...totals))
  const top = ticks.at(-1)!
  const last = totals.at(-1) ?? 0
  const summary = words.highestInLastMonth(title, format(Math.max(0, ...totals)), format(last))
  return (
    <div className="grid gap-3 px-4 py-4 sm:px-5">
      {series.length > 1 && <Legend series={series} />}
      <div className="flex gap-2">
        <div aria-hidden className="relative h-40 font-mono text-xs text-ink-3 tabular-nums">
          {/* The longest label determines the width of the column. */}
          <span style={{ visibility: 'hidden' }}>
            {ticks.map(tickFormat).toSorted((one, other) => other.length - one.length)[0]}
          </span>
          {ticks.map((tick) => (
            <span key={tick} className="absolute right-0" style={{ bottom: `calc(${(tick / top) * 100}% - 0.5rem)` }}>
              {tickFormat(tick)}
            </span>
          ))}
        </div>
        <div className="min-w-0 flex-1">
          <svg
            role="img"
            aria-label={summary}
            viewBox={`0 0 ${months.length * size.step} ${size.height}`}
            preserveAspectRatio="none"
            className="h-40 w-full border-b border-control"
          >
            {ticks.slice(1).map((tick) => (
              <path
                key={tick}
                d={`M0 ${size.height - (tick / top) * size.height}h${months.length * size.step}`}
                className="stroke-line"
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {months.map((month, at) => {
              let foot = size.height
              return series.map(({ label, fill, values }) => {
                const height = (values[at]! / top) * size.height
                foot -= height
                const x = at * size.step + (size.step - size.bar) / 2
                return <rect key={`${month} ${label}`} x={x} y={foot} width={size.bar} height={height} className={fill} />
              })
            })}
          </svg>
          <div aria-hidden className="mt-2 flex font-mono text-xs text-ink-3">
            {months.map((month, at) => (
              <span key={month} className={`flex-1 text-center ${at % 2 === 0 ? 'max-sm:invisible max-sm:w-0' : ''}`}>
                {monthLabel(month)}
              </span>
            ))}
          </div>
        </div>
      </div>
      <MonthTable {...{ title, months, series, format }} />
    </div>
  )
}

const Legend = ({ series }: Pick<MonthChartProps, 'series'>) => (
  <ul className="flex flex-wrap justify-end gap-x-4 text-sm text-ink-2">
    {series.map(({ label, fill }) => (
      <li key={label} className="flex items-center gap-1.5">
        <span aria-hidden className={`size-2.5 rounded-xs ${swatches[fill]}`} />
        {label}
      </li>
    ))}
  </ul>
)

const MonthTable = ({ title, months, series, format }: Omit<MonthChartProps, 'tickFormat'>) => (
  <details className="text-sm">
    <summary className="cursor-pointer py-1 text-ink-2 hover:text-ink pointer-coarse:py-3">{words.showAsTable}</summary>
    <table className="mt-2 w-full">
      <caption className="sr-only">{title}</caption>
      <thead className="text-ink-3">
        <tr>
          <th scope="col" className="py-1 text-left font-normal">
            {words.month}
          </th>
          {series.map(({ label }) => (
            <th key={label} scope="col" className="py-1 text-right font-normal">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line tabular-nums">
        {months.map((month, at) => (
          <tr key={month}>
            <th scope="row" className="py-1 text-left font-normal">
              {wholeMonthLabel(month)}
            </th>
            {series.map(({ label, values }) => (
              <td key={label} className="py-1 text-right">
                {format(values[at]!)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
