import { Button } from '#web/ui/button.tsx'
import * as words from '#words/begun-elsewhere.ts'
import type { PendingGeneration } from './pending-generation.ts'

type BegunElsewhereProps = { pending: PendingGeneration; onWatch: () => void }

/** Offers to follow work that was started in another tab, even if that tab was closed. */
export const BegunElsewhere = ({ pending, onWatch }: BegunElsewhereProps) => (
  <section
    aria-label={words.begunInAnotherTab}
    className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface px-4 py-3 text-sm"
  >
    <p className="min-w-0 wrap-anywhere">{words.wasBegunInAnotherTab(pending.project)}</p>
    <Button size="small" onClick={onWatch}>
      {words.showItHere}
    </Button>
  </section>
)
