import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { AskedReview } from '#shared/api/reviews.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { DecideForm } from '#web/reviews/decide-form.tsx'
import { dayLabel } from '#web/reviews/days.ts'
import { decisionLabels, stateLabels } from '#web/reviews/labels.ts'
import { FullScreenLoading } from '#web/ui/spinner.tsx'
import * as words from '#words/document-page.ts'
import { DocumentMissing } from './document-missing.tsx'
import { DocumentPage } from './document-page.tsx'

/** A version for a reviewer without an account. */
export const ReviewByLink = () => (
  <QueryClientProvider client={queryClient}>
    <Screen />
  </QueryClientProvider>
)

function Screen() {
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery({ queryKey: ['reviewing', token], queryFn: () => api.reviews.open({ token }) })
  if (data)
    return (
      <DocumentPage
        printed={data.document}
        home="/"
        pictureOf={(block) => api.reviews.openPicture({ token, block })}
        fileOf={(format) => api.reviews.openFile({ token, format })}
      >
        <Asked review={data.review} token={token} onDecided={() => void refetch()} />
      </DocumentPage>
    )
  if (!error) return <FullScreenLoading />
  const home = { path: '/', label: words.goToStart }
  return <DocumentMissing error={error} onRetry={() => void refetch()} title={words.thisLinkLeadsNowhere} home={home} />
}

type AskedProps = { review: AskedReview; token: string; onDecided: () => void }

const Asked = ({ review, token, onDecided }: AskedProps) => (
  <section aria-labelledby="asked-title" className="grid gap-3 border-l-3 border-accent pl-4 text-sm">
    <h2 id="asked-title" className="text-base font-medium">
      {words.asksYouToReviewThis(review.name, review.askedBy)}
    </h2>
    {review.note && <p className="whitespace-pre-wrap wrap-anywhere text-ink-2">{review.note}</p>}
    {review.mayDecide && review.dueOn && <p className="text-ink-3">{words.byDay(dayLabel(review.dueOn))}</p>}
    <output className={review.decision ? 'text-ink-2' : 'sr-only'}>
      {review.decision && words.thankYou(decisionLabels[review.decision])}
    </output>
    {review.mayDecide && (
      <DecideForm
        place={token}
        contentHash={review.contentHash}
        decide={(decided) => api.reviews.openDecide({ token, ...decided })}
        onDecided={onDecided}
      />
    )}
    {!review.mayDecide && review.state !== 'open' && <p className="text-ink-3">{stateLabels[review.state]}</p>}
  </section>
)
