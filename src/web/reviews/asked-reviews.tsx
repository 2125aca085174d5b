import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import { useQuery } from '@tanstack/react-query'
import { BarPanel } from '#web/ui/bar-panel.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import * as words from '#words/review-count.ts'
import { askedQuery } from './asked-query.ts'

const AskedReviewsList = lazyPart(() => import('./asked-reviews-list.tsx').then((file) => file.AskedReviewsList))

/** The reviews asked of the account, the most urgent first; hidden if there are none. */
export function AskedReviews() {
  const { data: reviews = [] } = useQuery(askedQuery)
  return (
    <BarPanel
      title={words.reviewsAskedOfYou}
      sum={reviews.length > 0 ? words.toReview(reviews.length) : ''}
      icon={<ClipboardCheck aria-hidden size={16} className="shrink-0 text-accent" />}
    >
      {(close) => <AskedReviewsList onClose={close} />}
    </BarPanel>
  )
}
