import Trash from 'lucide-react/icons/trash-2'
import { Button } from '#web/ui/button.tsx'
import { remove as removeOf } from '#words/design.ts'
import * as words from '#words/design-selection.ts'
import { SelectionBar } from './selection-bar.tsx'
import type { Removal } from './use-removal.ts'

type RemovalBarProps = {
  removal: Removal
  /** Name of the list. */ of: string
  noun: keyof typeof words.counts
  least?: number | undefined
}

/** Removes the selected facts of a list in one step, then shows how many were removed. */
export function RemovalBar({ removal: { selection, mayRemove, said, remove }, of, noun, least = 0 }: RemovalBarProps) {
  const { length: count } = selection.selected
  if (count === 0) return said !== undefined && <output className="text-sm text-ink-2">{said}</output>
  return (
    <SelectionBar
      label={words.selectedOf(of)}
      selection={selection}
      note={!mayRemove && words.someRemain(least)}
      action={
        <Button size="small" disabled={!mayRemove} aria-keyshortcuts="Delete" onClick={remove}>
          <Trash aria-hidden size={16} />
          {removeOf(words.counts[noun](count))}
        </Button>
      }
    />
  )
}
