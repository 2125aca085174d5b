import type { Cell } from '#shared/content/blocks.ts'
import { computeTable } from '#shared/content/compute-table.ts'
import type { BlockProps } from './block-props.ts'
import { cellText } from './cell-text.ts'

const plain = (cell: Cell) => (Array.isArray(cell) ? cell.map(({ text }) => text).join('') : String(cell ?? ''))

/** Shows every kind of chart as bars, one series after the other, which are readable at any width. */
export function ChartWords({ block, around: { tables } }: BlockProps<'chart'>) {
  const table = tables.get(block.table)
  const rows = table ? computeTable(table).rows : []
  const at = (id: string) => table?.columns.findIndex((column) => column.id === id) ?? -1
  return (
    <>
      {block.series.map((series) => {
        const column = table?.columns[at(series)]
        const values = rows.map((row) => row[at(series)])
        const largest = Math.max(...values.map((value) => (typeof value === 'number' ? value : 0)), 0)
        return (
          <dl key={series} className="mb-4 grid grid-cols-[minmax(5rem,auto)_1fr_auto] items-center gap-x-3 gap-y-1.5">
            {column && block.series.length > 1 && <dt className="col-span-3 font-medium">{column.heading}</dt>}
            {rows.map((row, index) => {
              const value = values[index]
              if (!column || typeof value !== 'number') return null
              return (
                <div key={index} className="col-span-3 grid grid-cols-subgrid items-center">
                  <dt className="text-ink-2 wrap-anywhere">{plain(row[at(block.categories)] ?? null)}</dt>
                  <dd aria-hidden className="h-2.5 bg-raised">
                    <div
                      className="h-full bg-accent"
                      style={{ width: `${largest > 0 ? (100 * Math.max(value, 0)) / largest : 0}%` }}
                    />
                  </dd>
                  <dd className="font-mono text-xs tabular-nums">{cellText(value, column)}</dd>
                </div>
              )
            })}
          </dl>
        )
      })}
      <p className="text-ink-2">{block.alt}</p>
    </>
  )
}
