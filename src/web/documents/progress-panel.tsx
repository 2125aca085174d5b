import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useState } from 'react'
import { ChapterList } from './chapter-list.tsx'
import { announcementOf, portionOf, stepsOf, type GenerationProgress, type Step } from './generation-progress.ts'
import { clientLabel } from './labels.ts'
import type { PendingGeneration } from './pending-generation.ts'
import { useIntoView } from '#web/ui/use-into-view.ts'
import { SegmentBar } from './segment-bar.tsx'

type ProgressPanelProps = { pending: PendingGeneration; progress: GenerationProgress; lost: boolean }

export function ProgressPanel({ pending, progress, lost }: ProgressPanelProps) {
  const panel = useIntoView<HTMLElement>('start')
  const { done, all } = portionOf(progress)
  return (
    <section ref={panel} aria-labelledby="progress-title" className="rounded-lg border border-line bg-surface p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="progress-title" className="font-medium">
          Generating
        </h2>
        <Elapsed since={pending.startedAt} />
      </div>
      <p className="mt-0.5 text-sm wrap-anywhere text-ink-2">
        {clientLabel(pending.client)} – {pending.project}
      </p>
      <SegmentBar label="Progress" done={done} all={all} />
      <output className="sr-only">{announcementOf(progress)}</output>
      {lost && (
        <output className="mb-4 block text-sm text-warning">
          The connection was lost. The work goes on and is followed from here.
        </output>
      )}
      <ol className="grid gap-2.5">
        {stepsOf(progress).map((step, index) => (
          <li key={step.label}>
            <StepRow step={step} />
            {index === 2 && progress.chapters.length > 0 && <ChapterList chapters={progress.chapters} />}
          </li>
        ))}
      </ol>
      {progress.writer && <p className="mt-4 border-t border-line pt-3 text-sm text-ink-3">Written by {progress.writer}</p>}
    </section>
  )
}

const stepStyle = { waiting: 'text-ink-3', active: 'font-medium text-ink', done: 'text-ink-2' }
const stateWord = { waiting: 'waiting', active: 'at work', done: 'done' }

const StepRow = ({ step: { label, detail, state } }: { step: Step }) => (
  <div className={`grid grid-cols-[1.25rem_1fr_auto] items-center gap-x-2 text-sm ${stepStyle[state]}`}>
    {state === 'done' && <Check aria-hidden size={14} className="text-ok" />}
    {state === 'active' && <ChevronRight aria-hidden size={14} className="animate-breathe text-accent" />}
    <span className="col-start-2">
      {label}
      <span className="sr-only">: {stateWord[state]}</span>
    </span>
    <span className="font-mono text-xs font-normal max-sm:col-start-2 text-ink-3 tabular-nums">{detail}</span>
  </div>
)

function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((now - since) / 1000))
  const parts = [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0'))
  return (
    <span role="timer" aria-label="Elapsed" aria-live="off" className="font-mono text-xs text-ink-3 tabular-nums">
      {parts.join(':')}
    </span>
  )
}
