import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { ShownTable } from '#shared/api/shown-table.ts'
import type { BlockOf, Cell, Column } from '#shared/content/blocks.ts'
import { computeTable } from '#shared/content/compute-table.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { cellText } from '#web/documents/content/cell-text.ts'
import * as texts from '#words/cells.ts'

/** A cell of a table, by the fact that its row prints. */
export type Place = { block: string; fact: string; column: string }
export const isSamePlace = (one: Place | undefined, other: Place) =>
  one?.block === other.block && one.fact === other.fact && one.column === other.column

type CellGridProps = {
  block: BlockOf<'table'>
  shown: ShownTable
  /** The address of the design at these facts. */
  design: string
  open: Place | undefined
  form: ReactNode
  onOpen: (place: Place) => void
}

const textOf = (cell: Cell, column: Column) => (Array.isArray(cell) ? plainText(cell) : cellText(cell, column))

/** The steps of the arrow keys, in rows and columns. */
const steps: Record<string, [number, number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }

const cellAt = (grid: Element | null, row: number, column: number) =>
  grid?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)

/** A table of the document whose cells are edited in place: one tab stop, and the arrow keys within it. */
export function CellGrid({ block, shown, design, open, form, onOpen }: CellGridProps) {
  const { rows } = computeTable(block)
  const [current, setCurrent] = useState({ row: 0, column: 0 })
  const [asked, setAsked] = useState<{ row: number; column: number }>()
  const placeOf = (row: number, column: Column): Place | undefined => {
    const fact = shown.rows[row]
    return fact?.fields[column.id] && { block: block.id, fact: fact.fact, column: column.id }
  }
  const choose = (row: number, at: number) => {
    const place = placeOf(row, block.columns[at]!)
    if (place) onOpen(place)
    else setAsked({ row, column: at })
  }
  const onKeyDown = (event: KeyboardEvent, row: number, at: number) => {
    if (event.target !== event.currentTarget) return
    const step = steps[event.key]
    const next = step && cellAt(event.currentTarget.closest('table'), row + step[0], at + step[1])
    if (next) next.focus()
    else if (event.key === 'Enter' || event.key === 'F2') choose(row, at)
    if (step || event.key === 'Enter') event.preventDefault()
  }
  return (
    // Its cells are focused one by one.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
    <table role="grid" aria-label={block.caption} className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-line bg-raised text-ink-2">
          {block.columns.map(({ id, heading }) => (
            <th key={id} scope="col" className="px-3 py-2 font-medium">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={shown.rows[index]?.fact ?? index} className="border-b border-line last:border-0">
            {block.columns.map((column, at) => {
              const place = placeOf(index, column)
              const isOpen = place !== undefined && isSamePlace(open, place)
              return (
                <td
                  key={column.id}
                  // A cell of a grid may be read-only.
                  // oxlint-disable-next-line jsx-a11y/role-supports-aria-props
                  aria-readonly={!place}
                  tabIndex={current.row === index && current.column === at ? 0 : -1}
                  data-row={index}
                  data-column={at}
                  data-cell={place && `${place.block} ${place.fact} ${place.column}`}
                  className="min-w-16 px-3 py-2 align-top wrap-anywhere"
                  onFocus={() => setCurrent({ row: index, column: at })}
                  onBlur={() => setAsked(undefined)}
                  onKeyDown={(event) => onKeyDown(event, index, at)}
                  onClick={() => choose(index, at)}
                >
                  {isOpen ? form : textOf(row[at] ?? null, column)}
                  {asked?.row === index && asked.column === at && <WhyNot {...{ shown, column, design }} />}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Why a cell cannot be edited here. */
function WhyNot({ shown, column, design }: { shown: ShownTable; column: Column; design: string }) {
  const origin = shown.calculated[column.id] ?? (column.formula ? 'sum' : undefined)
  return (
    <output className="block text-xs text-ink-2">
      {origin ? (
        texts.origins[origin]
      ) : (
        <>
          {texts.elsewhere}{' '}
          <Link to={design} className="text-accent underline underline-offset-2" onMouseDown={(event) => event.preventDefault()}>
            {texts.editInDesign}
          </Link>
        </>
      )}
    </output>
  )
}
