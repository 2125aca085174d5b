import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import * as words from '#words/design-selection.ts'
import type { Selection } from './use-selection.ts'

type SelectionBarProps = {
  label: string
  selection: Pick<Selection, 'selected' | 'select'>
  /** Beside the number of selected items. */
  note?: ReactNode
  /** The only action. */
  action?: ReactNode
  /** Several actions, below the number. */
  children?: ReactNode
}

/** What can be done with the selected items of a list; it stays in view while the list is scrolled. */
export const SelectionBar = ({ label, selection: { selected, select }, note, action, children }: SelectionBarProps) => (
  <section
    aria-label={label}
    className={`selection-bar z-10 grid gap-2 rounded-lg border border-line bg-surface p-3 shadow-lg ${children ? '@3xl:sticky' : 'sticky'}`}
  >
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="text-sm font-medium tabular-nums">{words.selected(selected.length)}</p>
      <div className="min-w-0 flex-1 text-sm text-ink-2">{note}</div>
      <Button
        variant="quiet"
        size="small"
        onClick={() =>
          select(
            selected.map(({ id }) => id),
            false,
          )
        }
      >
        {words.clearSelection}
      </Button>
      {action}
    </div>
    {children}
  </section>
)
