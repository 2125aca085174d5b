import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { Button } from '#web/ui/button.tsx'

type ChangeWalkProps = {
  count: number
  /** From 1; 0 before the first. */
  current: number
  onWalk: (step: 1 | -1) => void
}

/** How many changes there are, and the way from one to the next. */
export const ChangeWalk = ({ count, current, onWalk }: ChangeWalkProps) => (
  <div role="group" aria-label="Changes" className="flex items-center gap-1">
    <output className="text-sm whitespace-nowrap text-ink-2 tabular-nums">
      {current > 0 ? `Change ${current} of ${count}` : count === 1 ? '1 change' : `${count} changes`}
    </output>
    <Button
      variant="quiet"
      size="icon"
      aria-label="Previous change"
      aria-keyshortcuts="p"
      title="Previous change (p)"
      onClick={() => onWalk(-1)}
    >
      <ChevronUp aria-hidden size={18} />
    </Button>
    <Button
      variant="quiet"
      size="icon"
      aria-label="Next change"
      aria-keyshortcuts="n"
      title="Next change (n)"
      onClick={() => onWalk(1)}
    >
      <ChevronDown aria-hidden size={18} />
    </Button>
  </div>
)
