import Check from 'lucide-react/icons/check'
import { Fragment } from 'react'
import * as words from '#words/progress.ts'
import type { ChapterProgress } from './generation-progress.ts'
import { WaitNotice } from './wait-notice.tsx'

const cites = /(\[[A-Z]{2,4}-\d+(?:[,;]\s*[A-Z]{2,4}-\d+)*\])/

/** The last lines of each chapter being written. A chapter does not change its place, so that its text can be read. */
export const ChapterWords = ({ chapters }: { chapters: ChapterProgress[] }) =>
  chapters.length > 0 && (
    <section aria-label={words.beingWritten} className="-mx-5 mt-5 grid gap-5 border-t border-line bg-background px-5 py-5">
      {chapters.map((chapter, place) => (
        <article key={place} aria-labelledby={`words-${place}`} className="mx-auto w-full max-w-[42rem] min-w-0">
          <h3 id={`words-${place}`} className="mb-1.5 flex items-center gap-2 text-sm font-medium text-accent">
            {chapter.state === 'written' && !chapter.mark && <Check aria-hidden size={14} className="shrink-0 text-ok" />}
            <span className="min-w-0 wrap-anywhere">{chapter.heading}</span>
          </h3>
          <Words chapter={chapter} />
        </article>
      ))}
    </section>
  )

function Words({ chapter: { text, state, mark, note, wait } }: { chapter: ChapterProgress }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  return (
    // Five whole lines: older ones scroll out at the top, and nothing below moves.
    <div className="flex h-35 flex-col-reverse overflow-hidden">
      <div className="min-h-full shrink-0">
        {mark && <p className="text-sm text-copper">{mark}</p>}
        {note && !wait && <p className="text-sm text-ink-3">{note}</p>}
        {wait && <WaitNotice wait={wait} />}
        <div className={`font-serif text-[1.0625rem] leading-7 ${state === 'written' ? 'text-ink-3' : 'text-ink'}`}>
          {paragraphs.map((paragraph, index) => (
            <p key={index} className="wrap-anywhere not-first:mt-7">
              <Cited text={paragraph} />
            </p>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Text with the ids of facts highlighted; formatting is left out until the document is complete. */
const Cited = ({ text }: { text: string }) =>
  text
    .replaceAll(/\*\*|`/g, '')
    .split(cites)
    .map((part, index) =>
      index % 2 === 1 ? (
        <span key={index} className="font-mono text-[0.7em] text-ink-3">
          {part}
        </span>
      ) : (
        <Fragment key={index}>{part}</Fragment>
      ),
    )
