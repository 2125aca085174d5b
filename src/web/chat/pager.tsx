import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button } from '#web/ui/button.tsx'
import * as words from '#words/chat.ts'

type PagerProps = {
  /** A label for the items. */
  label: string
  earlier: string
  later: string
  /** Index from 0. */
  at: number
  count: number
  onChoose: (at: number) => void
}

/** Switches between several items in the same place. At either end the button remains in place, and with it the focus. */
export const Pager = ({ label, earlier, later, at, count, onChoose }: PagerProps) => (
  <fieldset aria-label={label} className="flex items-center">
    <Button
      variant="quiet"
      size="small"
      aria-label={earlier}
      aria-disabled={at === 0}
      onClick={() => onChoose(Math.max(0, at - 1))}
    >
      <ChevronLeft aria-hidden size={14} />
    </Button>
    <output className="text-sm text-ink-3 tabular-nums">{words.placeOf(at + 1, count)}</output>
    <Button
      variant="quiet"
      size="small"
      aria-label={later}
      aria-disabled={at === count - 1}
      onClick={() => onChoose(Math.min(count - 1, at + 1))}
    >
      <ChevronRight aria-hidden size={14} />
    </Button>
  </fieldset>
)
