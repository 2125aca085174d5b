import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { Button } from '#web/ui/button.tsx'
import * as words from '#words/comparison.ts'

type ChangeWalkProps = {
  count: number
  /** From 1; 0 before the first change. */
  current: number
  onWalk: (step: 1 | -1) => void
}

/** The number of changes, and buttons to step through them. */
export const ChangeWalk = ({ count, current, onWalk }: ChangeWalkProps) => (
  <fieldset aria-label={words.changes} className="min-w-0 flex items-center gap-1">
    <output className="max-[28rem]:sr-only text-sm whitespace-nowrap text-ink-2 tabular-nums">
      {current > 0 ? words.changeOf(current, count) : words.changeCount(count)}
    </output>
    <Button
      variant="quiet"
      size="icon"
      aria-label={words.previousChange}
      aria-keyshortcuts="p"
      title={words.previousChangeP}
      onClick={() => onWalk(-1)}
    >
      <ChevronUp aria-hidden size={18} />
    </Button>
    <Button
      variant="quiet"
      size="icon"
      aria-label={words.nextChange}
      aria-keyshortcuts="n"
      title={words.nextChangeN}
      onClick={() => onWalk(1)}
    >
      <ChevronDown aria-hidden size={18} />
    </Button>
  </fieldset>
)
