import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button } from '#web/ui/button.tsx'
import { useIntoView } from '#web/ui/use-into-view.ts'
import * as words from '#words/progress.ts'
import { ChapterList } from './chapter-list.tsx'
import { ChapterWords } from './chapter-words.tsx'
import type { GenerationProgress } from './generation-progress.ts'
import { storageStatusSentence } from './storage-status-sentence.ts'
import { clientLabel } from './labels.ts'
import type { PendingGeneration } from './pending-generation.ts'
import { announcementOf, portionOf, stepsOf, type Step } from './progress-steps.ts'
import { SegmentBar } from './segment-bar.tsx'
import { useNow } from './use-now.ts'
import { WaitNotice } from './wait-notice.tsx'

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
  const hasWords = shown.some(({ text, wait }) => text !== '' || wait)
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
          {stopping ? storageStatusSentence(progress, false) : words.stopWhatIsFinishedIs}
        </p>
      )}
      <SegmentBar label={words.progress} done={done} all={all} />
      <output className="sr-only">{stopping ? storageStatusSentence(progress, false) : announcementOf(progress)}</output>
      {lost && <output className="mb-4 block text-sm text-warning">{words.connectionWasLostIfWork}</output>}
      <Steps progress={progress} />
      {hasWords && <ChapterWords chapters={shown} />}
      {progress.writer && (
        <p className={`border-t border-line pt-3 text-sm text-ink-3 ${hasWords ? '-mx-5 px-5' : 'mt-4'}`}>
          {words.writtenBy(progress.writer)}
        </p>
      )}
    </section>
  )
}

/** Below the reading stands what the agent does, below the writing the chapters. */
const Steps = ({ progress }: { progress: GenerationProgress }) => (
  <ol className="grid gap-2.5">
    {stepsOf(progress).map((step) => (
      <li key={step.label}>
        <StepRow step={step} />
        {step.label === words.readingTheBrief && <AgentSteps progress={progress} />}
        {step.label === words.writingTheChapters && progress.chapters.length > 0 && <ChapterList chapters={progress.chapters} />}
      </li>
    ))}
  </ol>
)

const AgentSteps = ({ progress: { tools, structure, brief } }: { progress: GenerationProgress }) => (
  <div className="ml-7 grid gap-1 not-empty:mt-1.5">
    {tools.length > 0 && (
      <ul aria-label={words.whatAgentDoes} className="grid gap-0.5 text-sm text-ink-3">
        {tools.map(({ text, times }, index) => (
          <li key={index}>
            {text}
            {times > 1 && words.repeated(times)}
          </li>
        ))}
      </ul>
    )}
    {structure.wait && <WaitNotice wait={structure.wait} />}
    {brief?.mark && <p className="text-sm text-copper">{brief.mark}</p>}
  </div>
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
