import { useState } from 'react'
import { api } from '#web/api/api.ts'
import { CompareWith } from '#web/comparison/compare-with.tsx'
import { momentLabel } from '#web/documents/labels.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import * as general from '#words/general.ts'
import * as words from '#words/reviews.ts'
import { DecideForm } from './decide-form.tsx'
import { versionLabels } from './labels.ts'
import { reloadReviews, useReviews } from './queries.ts'
import { ReviewView } from './review-view.tsx'

type ReviewPanelProps = { document: string; version: string }
type Listed = NonNullable<ReturnType<typeof useReviews>['data']>

/** The state of a version, its reviewers with their decisions, and its approvals. */
export function ReviewPanel({ document: id, version }: ReviewPanelProps) {
  const { data, isError } = useReviews(id, version)
  const [said, setSaid] = useState('')
  if (isError && !data) return <p className="text-sm text-ink-3">{words.reviewsCannotBeShownNow}</p>
  if (!data) return <output className="text-sm text-ink-3">{general.loading}</output>
  const open = data.reviews.find((review) => review.version === version && review.state === 'open')
  return (
    <div className="grid gap-5 pr-1 text-sm">
      <p>{words.versionIs(version, <strong className="font-semibold">{versionLabels[data.state]}</strong>)}</p>
      <output className={said ? 'text-ink-2' : 'sr-only'}>{said}</output>
      {open?.mayDecide && (
        <section aria-labelledby="review-asked" className="grid gap-3 rounded-lg border border-accent bg-surface p-3">
          <h3 id="review-asked" className="font-medium">
            {words.asksYouToDecide(open.askedBy)}
          </h3>
          <DecideForm
            place={open.id}
            contentHash={data.contentHash}
            decide={(decided) => api.reviews.decide({ id: open.id, ...decided })}
            onDecided={() => void reloadReviews()}
          />
        </section>
      )}
      {data.reviews.length > 0 && (
        <ol aria-label={words.reviews} className="grid gap-3">
          {data.reviews.map((review) => (
            <li key={review.id}>
              <ReviewView review={review} documentId={id} shown={version} onSaid={setSaid} />
            </li>
          ))}
        </ol>
      )}
      <Approvals approvals={data.approvals} documentId={id} shown={version} />
      <Files id={id} version={version} isApproved={data.state === 'approved'} />
    </div>
  )
}

type ApprovalsProps = Pick<Listed, 'approvals'> & { documentId: string; shown: string }

const Approvals = ({ approvals, documentId, shown }: ApprovalsProps) => (
  <section aria-labelledby="approvals-title" className="grid gap-2">
    <h3 id="approvals-title" className="font-medium">
      {words.whoApprovedWhat}
    </h3>
    {approvals.length === 0 && <p className="text-ink-3">{words.noVersionWasApprovedYet}</p>}
    <ul className="grid gap-2">
      {approvals.map(({ version, by, at, isWithdrawal, reason }) => (
        <li key={at} className="flex flex-wrap items-start gap-x-4 gap-y-1.5">
          <p className="min-w-0 flex-1 basis-44 wrap-anywhere">
            <span className="font-mono text-ink-3">{words.shortVersion(version)}</span>{' '}
            {isWithdrawal ? words.approvalTakenBackBy : words.approvedBy} {by},{' '}
            <time dateTime={at} className="text-ink-3">
              {momentLabel(at)}
            </time>
            {reason && <span className="block text-ink-2">“{reason}”</span>}
          </p>
          <CompareWith documentId={documentId} version={version} shown={shown} />
        </li>
      ))}
    </ul>
  </section>
)

type FilesProps = { id: string; version: string; isApproved: boolean }

const Files = ({ id, version, isApproved }: FilesProps) => (
  <section aria-labelledby="review-files" className="grid gap-2">
    <h3 id="review-files" className="font-medium">
      {words.onRecord}
    </h3>
    <p className="flex flex-wrap gap-1.5">
      {isApproved && (
        <>
          <FileLink href={api.reviews.certificate({ id, version })} label={words.certificateAsPdf} />
          <FileLink href={api.reviews.certificate({ id, version, format: 'docx' })} label={words.certificateAsWord} />
        </>
      )}
      <FileLink href={api.reviews.trail({ id, format: 'csv' })} label={words.trailAsCsv} />
      <FileLink href={api.reviews.trail({ id })} label={words.trailAsJson} />
    </p>
  </section>
)

const FileLink = ({ href, label }: { href: string; label: string }) => (
  <a href={href} download className={buttonStyle({ size: 'small' })}>
    {label}
  </a>
)
