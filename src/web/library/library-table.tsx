/* oxlint-disable jsx-a11y/prefer-tag-over-role -- each row has its own position, which table tags do not allow */
import type { RefObject } from 'react'
import type { LibraryRow as Row, ProjectGroup } from '#shared/api/library.ts'
import * as general from '#words/general.ts'
import * as words from '#words/library.ts'
import { columns, LibraryRow, type RowActions } from './library-row.tsx'
import type { Places } from './place-groups.ts'
import { rowHeight } from './use-row-window.ts'

type LibraryTableProps = {
  list: RefObject<HTMLDivElement | null>
  rows: Map<number, Row>
  places: Places
  /** The first and the last visible place. */
  range: readonly [number, number]
  isBusy: boolean
  actions: RowActions | undefined
}

const heads = [general.document, general.client, words.type, words.version, words.written, words.actions]

/** Renders only the visible rows, each at its position; the page scrolls as if all were rendered. */
export const LibraryTable = ({ list, rows, places, range: [first, last], isBusy, actions }: LibraryTableProps) => (
  <div
    role="table"
    aria-label={general.documents}
    aria-rowcount={places.count + 1}
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
    <div ref={list} role="rowgroup" className="relative" style={{ height: places.count * rowHeight }}>
      {Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).map((place) => {
        const shown = places.at(place)
        return 'group' in shown ? (
          <GroupRow key={place} place={place} group={shown.group} />
        ) : (
          <LibraryRow key={place} place={place} number={shown.row} row={rows.get(shown.row)} actions={actions} />
        )
      })}
    </div>
  </div>
)

const GroupRow = ({ place, group: { project, count } }: { place: number; group: ProjectGroup }) => (
  <div
    role="row"
    aria-rowindex={place + 2}
    style={{ top: place * rowHeight, height: rowHeight }}
    className="absolute inset-x-0 flex items-end border-b border-line px-3 pb-2 text-sm font-medium text-ink-2"
  >
    <span role="rowheader" className="truncate">
      {project} ({count})
    </span>
  </div>
)
