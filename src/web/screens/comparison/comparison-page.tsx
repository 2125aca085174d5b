import FileCheck from 'lucide-react/icons/file-check'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Comparison } from '#shared/api/comparison.ts'
import { firm } from '#shared/firm.ts'
import { FactChanges } from '#web/comparison/fact-changes.tsx'
import { isChanged, RevisedView } from '#web/comparison/revised-view.tsx'
import { useChanges } from '#web/comparison/use-changes.ts'
import { WaitingList } from '#web/documents/waiting/waiting-list.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as general from '#words/general.ts'
import * as words from '#words/comparison.ts'
import { DocumentBar } from '../document-bar.tsx'
import { type Made, MadeNote } from '../printed-document/made-note.tsx'
import { ChangeWalk } from './change-walk.tsx'
import { ComparisonChoices } from './comparison-choices.tsx'
import type { Choice } from './choice.ts'

type ComparisonPageProps = { documentId: string; comparison: Comparison; isBeside: boolean; onChoose: (choice: Choice) => void }

/** The changed facts first, then the text of both versions. */
export function ComparisonPage({ documentId, comparison, isBeside, onChoose }: ComparisonPageProps) {
  const { title, from, to, facts, content } = comparison
  const main = useRef<HTMLElement>(null)
  const { count, current, walk } = useChanges(main, `${from} ${to} ${isBeside} ${facts.length}`)
  const isSame = facts.length === 0 && !isChanged(content.sections)
  return (
    <>
      <DocumentBar home="/dashboard" path={[{ label: title, to: `/documents/${documentId}` }]} title={general.whatChanged}>
        {!isSame && <ChangeWalk count={count} current={current} onWalk={walk} />}
        <WaitingList />
      </DocumentBar>
      <main
        ref={main}
        className={`mx-auto grid grid-cols-[minmax(0,1fr)] gap-8 px-4 pt-6 pb-16 sm:px-6 ${isBeside ? 'max-w-[84rem]' : 'max-w-[56rem]'}`}
      >
        <PageHeading
          title={words.whatChangedFromTo(from, to)}
          documentTitle={`${words.fromAndToOf(from, to, title)} – ${firm.name}`}
          description={title}
        />
        <JustMade documentId={documentId} to={to} />
        <ComparisonChoices documentId={documentId} comparison={comparison} isBeside={isBeside} onChoose={onChoose} />
        {isSame ? (
          <EmptyState icon={<FileCheck aria-hidden className="text-ink-3" />} title={words.noDifference}>
            {words.versionsAndSaySameWord(from, to)}
          </EmptyState>
        ) : (
          <>
            <section aria-labelledby="facts-title" className="grid gap-3">
              <h2 id="facts-title" className="text-lg font-medium tracking-tight">
                {words.facts}
              </h2>
              {facts.length > 0 ? <FactChanges facts={facts} /> : <p className="text-ink-3">{words.noFactChangedOnlyWords}</p>}
            </section>
            <section aria-labelledby="text-title" className="grid grid-cols-[minmax(0,1fr)] gap-1">
              <h2 id="text-title" className="text-lg font-medium tracking-tight">
                {words.text}
              </h2>
              <RevisedView documentId={documentId} from={from} to={to} content={content} isBeside={isBeside} />
            </section>
          </>
        )}
      </main>
    </>
  )
}

/** For a user who has just made the version: links to undo it or to continue. */
function JustMade({ documentId, to }: { documentId: string; to: string }) {
  const { made } = (useLocation().state ?? {}) as { made?: Made }
  const navigate = useNavigate()
  if (made?.version !== to) return null
  return <MadeNote id={documentId} made={made} isCompared onGone={() => void navigate(`/documents/${documentId}`)} />
}
