import Check from 'lucide-react/icons/check'
import { memo } from 'react'
import * as texts from '#words/progress.ts'
import type { ChapterProgress } from './generation-progress.ts'

const style = { waiting: 'text-ink-3', writing: 'font-medium text-ink', written: 'text-ink-2' }
const stateWord = { waiting: texts.isWaiting, writing: texts.isBeingWritten, written: texts.isDone }

export const ChapterList = ({ chapters }: { chapters: ChapterProgress[] }) => (
  <ul aria-label={texts.chapters} className="mt-2 ml-[0.6rem] gap-x-6 border-l border-line pl-4 sm:columns-2">
    {chapters.map(({ id, heading, state, words, mark }) => (
      <ChapterRow key={id} heading={heading} state={state} words={words} isMarked={mark !== undefined} />
    ))}
  </ul>
)

type ChapterRowProps = Pick<ChapterProgress, 'heading' | 'state' | 'words'> & { isMarked: boolean }

// Memoised, because text arrives many times a second, while a row changes only twice.
const ChapterRow = memo(({ heading, state, words, isMarked }: ChapterRowProps) => (
  <li className={`grid break-inside-avoid grid-cols-[1rem_1fr_auto] items-center py-0.5 gap-x-1.5 text-sm ${style[state]}`}>
    {state === 'written' && !isMarked && <Check aria-hidden size={12} className="text-ok" />}
    {isMarked && <span aria-hidden className="mx-0.5 size-1.5 rounded-full bg-copper" />}
    {state === 'writing' && <span aria-hidden className="mx-0.5 h-3.5 w-[3px] animate-breathe bg-accent" />}
    <span className="col-start-2 truncate">
      {heading}
      <span className={isMarked ? 'text-xs text-copper' : 'sr-only'}>
        <span className="sr-only">: </span>
        {isMarked ? <span className="ml-1.5">{texts.marked}</span> : stateWord[state]}
      </span>
    </span>
    {state === 'written' && (
      <span aria-label={texts.wordCount(words)} className="font-mono text-xs text-ink-3 tabular-nums">
        {words}
      </span>
    )}
  </li>
))
