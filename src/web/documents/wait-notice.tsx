import * as words from '#words/progress.ts'
import type { Wait } from './generation-progress.ts'
import { secondsLeft } from './progress-steps.ts'
import { useNow } from './use-now.ts'

/** Why no text arrives, and for how long. Announced to screen readers elsewhere, once. */
export function WaitNotice({ wait }: { wait: Wait }) {
  const left = secondsLeft(wait, useNow())
  return (
    <p className="text-sm text-warning">
      {wait.reason} <span className="tabular-nums">{left > 0 ? words.tryingAgainInSLeft(left) : words.tryingAgainNow}</span>
    </p>
  )
}
