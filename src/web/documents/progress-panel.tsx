import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Suspense } from 'react'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { useIntoView } from '#web/ui/use-into-view.ts'
import * as words from '#words/progress.ts'
import { ChapterList } from './chapter-list.tsx'
import type { GenerationProgress } from './generation-progress.ts'
import { clientLabel } from './labels.ts'
import type { PendingGeneration } from './pending-generation.ts'
import { announcementOf, portionOf, readingLabel, stepsOf, type Step } from './progress-steps.ts'
import { SegmentBar } from './segment-bar.tsx'
import { useNow } from './use-now.ts'

// Loaded on demand: the offline composer does not wait for a provider, use tools, design or stream text.
const AgentSteps = lazyPart(() => import('./agent-steps.tsx').then((file) => file.AgentSteps))
const ChapterWords = lazyPart(() => import('./chapter-words.tsx').then((file) => file.ChapterWords))
const StoppingWords = lazyPart(() => import('./stopping-words.tsx').then((file) => file.StoppingWords))

type ProgressPanelProps = {
  pending: PendingGeneration
  progress: GenerationProgress
  lost: boolean
  stopping: boolean
  onStop: () => void
}

export function ProgressPanel({ pending, progress, lost, stopping, onStop }: ProgressPanelProps) {
  const panel = useIntoView<HTMLElement>('start')
  const { done, all } = portionOf(progress)
  const shown = progress.shown.flatMap((id) => progress.chapters.find((chapter) => chapter.id === id) ?? [])
  // The offline composer writes faster than anyone can read.
  const isModel = progress.writer !== undefined && !progress.isOffline
  const hasWords = isModel && shown.some(({ text, wait }) => text !== '' || wait)
  const stoppingWords = (
    <Suspense>
      <StoppingWords progress={progress} />
    </Suspense>
  )
  return (
    <section ref={panel} aria-labelledby="progress-title" className="overflow-clip rounded-lg border border-line bg-surface p-5">
      <div className="flex items-center gap-x-4">
        <h2 id="progress-title" className="mr-auto font-medium">
          {words.generating}
        </h2>
        <Elapsed since={pending.startedAt} />
        {!progress.isOffline && (
          <Button size="small" aria-disabled={stopping} aria-describedby="stop-words" onClick={() => !stopping && onStop()}>
            {stopping ? words.stopping : words.stop}
          </Button>
        )}
      </div>
      <p className="mt-0.5 text-sm wrap-anywhere text-ink-2">
        {clientLabel(pending.client)} – {pending.project}
      </p>
      {!progress.isOffline && (
        <p id="stop-words" className="mt-0.5 text-sm text-ink-3">
          {stopping ? stoppingWords : words.stopWhatIsFinishedIs}
        </p>
      )}
      <SegmentBar label={words.progress} done={done} all={all} />
      <output className="sr-only">{stopping ? stoppingWords : announcementOf(progress)}</output>
      {lost && <output className="mb-4 block text-sm text-warning">{words.connectionWasLostIfWork}</output>}
      <Steps progress={progress} />
      {isModel && (
        <Suspense>
          <ChapterWords chapters={hasWords ? shown : []} />
        </Suspense>
      )}
      {progress.writer && (
        <p className={`border-t border-line pt-3 text-sm text-ink-3 ${hasWords ? '-mx-5 px-5' : 'mt-4'}`}>
          {words.writtenBy(progress.writer)}
        </p>
      )}
    </section>
  )
}

const hasAgentSteps = ({ tools, structure, brief, design }: GenerationProgress) =>
  tools.length > 0 || structure.wait || structure.note || brief?.mark || design

/** Shows the agent's work below the reading step, and the chapters below the writing step. */
const Steps = ({ progress }: { progress: GenerationProgress }) => (
  <ol className="grid gap-2.5">
    {stepsOf(progress).map((step) => (
      <li key={step.label}>
        <StepRow step={step} />
        {step.label === readingLabel(progress) && hasAgentSteps(progress) && (
          <Suspense>
            <AgentSteps progress={progress} />
          </Suspense>
        )}
        {step.label === words.writingTheChapters && progress.chapters.length > 0 && <ChapterList chapters={progress.chapters} />}
      </li>
    ))}
  </ol>
)

const stepStyle = { waiting: 'text-ink-3', active: 'font-medium text-ink', done: 'text-ink-2' }
const stateWord = { waiting: words.isWaiting, active: words.atWork, done: words.isDone }

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
  const seconds = Math.max(0, Math.floor((useNow() - since) / 1000))
  const parts = [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0'))
  return (
    <span role="timer" aria-label={words.elapsed} aria-live="off" className="font-mono text-xs text-ink-3 tabular-nums">
      {parts.join(':')}
    </span>
  )
}
