/* oxlint-disable jsx-a11y/prefer-tag-over-role -- each row has its own position, which table tags do not allow */
import type { RefObject } from 'react'
import type { LibraryRow as Row } from '#shared/api/library.ts'
import * as general from '#words/general.ts'
import * as words from '#words/library.ts'
import { columns, LibraryRow, type RowActions } from './library-row.tsx'
import { rowHeight } from './use-row-window.ts'

type LibraryTableProps = {
  list: RefObject<HTMLDivElement | null>
  rows: Map<number, Row>
  total: number
  range: readonly [number, number]
  isBusy: boolean
  actions: RowActions | undefined
}

const heads = [general.document, general.client, words.type, words.version, words.written, words.actions]

/** Renders only the visible rows, each at its position; the page scrolls as if all were rendered. */
export const LibraryTable = ({ list, rows, total, range: [first, last], isBusy, actions }: LibraryTableProps) => (
  <div
    role="table"
    aria-label={general.documents}
    aria-rowcount={total + 1}
    aria-busy={isBusy}
    className="min-w-0 rounded-lg border border-line bg-surface"
  >
    <div role="rowgroup">
      <div role="row" aria-rowindex={1} className={`h-9 border-b border-line text-xs text-ink-3 max-xl:sr-only ${columns}`}>
        {heads.map((head) => (
          <span key={head} role="columnheader" className={head === words.actions ? 'sr-only' : ''}>
            {head}
          </span>
        ))}
      </div>
    </div>
    <div ref={list} role="rowgroup" className="relative" style={{ height: total * rowHeight }}>
      {Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).map((number) => (
        <LibraryRow key={number} number={number} row={rows.get(number)} actions={actions} />
      ))}
    </div>
  </div>
)
