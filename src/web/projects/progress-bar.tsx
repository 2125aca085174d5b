import { ShareBar } from '#web/ui/share-bar.tsx'
import * as words from '#words/projects.ts'
import { percentLabel } from './labels.ts'

/** How much of the plan is done. A project without a plan has no bar. */
export const ProgressBar = ({ percent }: { percent: number | null }) =>
  percent === null ? (
    <span className="text-sm text-ink-3">{words.noPlanYet}</span>
  ) : (
    <span className="flex items-center gap-2.5">
      <progress aria-label={words.progress} value={percent} max={100} className="sr-only" />
      <ShareBar percent={percent} />
      <span aria-hidden className="w-10 text-right font-mono text-xs text-ink-2 tabular-nums">
        {percentLabel(percent)}
      </span>
    </span>
  )
