/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/prefer-tag-over-role -- no tag is a list of choices below a field; the field has the focus, and takes the keys for the list */
import { MarkedText } from '#web/library/marked-text.tsx'
import * as words from '#words/search.ts'
import type { Entry, Group } from './palette-entry.ts'

type PaletteListProps = {
  id: string
  groups: Group[]
  /** Index of the selected entry among all. */
  at: number
  onPoint(at: number): void
  onOpen(entry: Entry, isBeside: boolean): void
}

/** The results, grouped by kind. */
export function PaletteList({ id, groups, at, onPoint, onOpen }: PaletteListProps) {
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0))
  return (
    <div id={id} role="listbox" aria-label={words.results} className="min-h-0 flex-1 overflow-y-auto p-1.5 empty:hidden">
      {groups.map(({ name, entries }, index) => (
        <div key={name} role="group" aria-label={name}>
          <p aria-hidden className="px-2.5 pt-2 pb-1 text-xs text-ink-3">
            {name}
          </p>
          {entries.map((entry, place) => {
            const number = starts[index]! + place
            return (
              <div
                key={entry.id}
                id={`${id}-${number}`}
                role="option"
                tabIndex={-1}
                aria-selected={number === at}
                onPointerMove={() => number !== at && onPoint(number)}
                onClick={({ metaKey, ctrlKey }) => onOpen(entry, metaKey || ctrlKey)}
                className="grid cursor-pointer gap-0.5 rounded-md px-2.5 py-1.5 aria-selected:bg-raised pointer-coarse:py-2.5"
              >
                <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className="min-w-0 wrap-anywhere">{entry.label}</span>
                  {entry.note && <span className="text-xs text-ink-3">{entry.note}</span>}
                </span>
                {entry.line && (
                  <span className="line-clamp-2 text-sm text-ink-2">
                    <MarkedText text={entry.line.text} marks={entry.line.marks} />
                  </span>
                )}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
