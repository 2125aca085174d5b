import type { BlockOf, Cell, Column } from '#shared/content/blocks.ts'
import { computeTable } from '#shared/content/compute-table.ts'
import { plainText } from '#shared/content/plain-text.ts'
import type { Revision } from '#shared/content/revised.ts'
import { revisionOf, tableRevision } from '#shared/content/revision-of.ts'
import type { BlockProps, Surroundings } from './block-props.ts'
import { Caption } from './caption.tsx'
import { cellText } from './cell-text.ts'
import { InlineView } from './inline-view.tsx'
import { Added, Removed, Replaced } from './revised-words.tsx'

const isNumeric = ({ kind }: Column) => kind === 'number' || kind === 'money' || kind === 'percent'
const cellStyle = (column: Column) => `px-3 py-2 align-top ${isNumeric(column) ? 'text-right font-mono tabular-nums' : 'min-w-16'}`

const Marked = ({ children, revision }: { children: string; revision?: Revision | null | undefined }) =>
  !revision ? children : revision === 'added' ? <Added>{children}</Added> : <Removed>{children}</Removed>

type CellViewProps = { cell: Cell; column: Column; before?: { was: Cell } | undefined; revision?: Revision | null | undefined }

/** A value in an added or removed row is marked like text. */
function CellView({ cell, column, before, revision }: CellViewProps) {
  const textOf = (value: Cell) => (Array.isArray(value) ? plainText(value) : cellText(value, column))
  if (before) return <Replaced was={textOf(before.was)} is={textOf(cell)} />
  if (Array.isArray(cell)) return <InlineView text={cell} plain />
  const text = cellText(cell, column)
  return text && <Marked revision={revision}>{text}</Marked>
}

/** A table on a slide has no caption, so its column headings name it. In a comparison, both versions may have it. */
function nameOf(block: BlockOf<'table'>, { inVersion }: Surroundings): string {
  const notes = [inVersion && `version ${inVersion}`, revisionOf(block) === 'removed' && 'removed']
  const name = block.caption || block.columns.map(({ heading }) => heading).join(', ')
  return [name, ...notes.filter(Boolean)].join(', ')
}

/** Scrolls horizontally if the page is too narrow. */
export function TableView({ block, around }: BlockProps<'table'>) {
  const { rows, totals } = computeTable(block)
  const { rowRevisions, columnRevisions, cellsWere = [], captionWas } = tableRevision(block)
  const cellBefore = (row: number, column: number) => cellsWere.find((one) => one.row === row && one.column === column)
  return (
    <figure id={`content-${block.id}`} className="my-6 font-sans text-sm leading-normal">
      <Caption number={around.numbers.get(block.id)} was={captionWas}>
        {block.caption}
      </Caption>
      <section
        // A box that scrolls has to be reachable from the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={nameOf(block, around)}
        className="relative overflow-x-auto border-y border-line print:overflow-visible"
      >
        <table className="w-full border-collapse text-left">
          <colgroup>
            {block.columns.map(({ id, width }) => (
              <col key={id} {...(width !== undefined && { style: { width: `${width}%` } })} />
            ))}
          </colgroup>
          <thead>
            <tr className="border-b border-line bg-raised text-ink-2">
              {block.columns.map((column, at) => (
                <th key={column.id} scope="col" className={`px-3 py-2 font-medium ${isNumeric(column) ? 'text-right' : ''}`}>
                  <Marked revision={columnRevisions?.[at]}>{column.heading}</Marked>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr
                key={index}
                data-revision={rowRevisions?.[index] ?? undefined}
                className="break-inside-avoid border-b border-line last:border-0"
              >
                {block.columns.map((column, at) => (
                  <td
                    key={column.id}
                    data-part={Array.isArray(row[at]) ? `cell ${index} ${at}` : undefined}
                    className={cellStyle(column)}
                  >
                    <CellView
                      cell={row[at] ?? null}
                      column={column}
                      before={cellBefore(index, at)}
                      revision={rowRevisions?.[index] ?? columnRevisions?.[at]}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {totals && (
            <tfoot>
              <tr className="border-t border-control font-semibold">
                {block.columns.map((column, at) => (
                  <td key={column.id} className={cellStyle(column)}>
                    {totals[at] === null && at === 0 ? 'Total' : cellText(totals[at] ?? null, column)}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
    </figure>
  )
}
