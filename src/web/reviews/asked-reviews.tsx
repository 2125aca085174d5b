import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { BarPanel } from '#web/ui/bar-panel.tsx'
import * as words from '#words/asked-reviews.ts'
import { askedQuery } from './asked-query.ts'
import { dayLabel, isOverdue } from './days.ts'

/** What the account is asked to review, the most urgent first; nothing where it is asked nothing. */
export function AskedReviews() {
  const { data: reviews = [] } = useQuery(askedQuery)
  return (
    <BarPanel
      title={words.reviewsAskedOfYou}
      sum={reviews.length > 0 ? words.toReview(reviews.length) : ''}
      icon={<ClipboardCheck aria-hidden size={16} className="shrink-0 text-accent" />}
    >
      {(close) => (
        <ul className="max-h-[60dvh] divide-y divide-line overflow-y-auto">
          {reviews.map(({ id, documentId, title, version, askedBy, dueOn }) => (
            <li key={id} className="grid gap-0.5 px-4 py-3 text-sm wrap-anywhere">
              <Link
                to={`/documents/${documentId}?version=${version}&panel=review`}
                onClick={close}
                className="text-accent underline underline-offset-2"
              >
                {title}
              </Link>
              <p className="text-ink-3">{words.versionAskedBy(version, askedBy)}</p>
              {dueOn && (
                <p className={isOverdue(dueOn) ? 'text-danger' : 'text-ink-2'}>
                  {isOverdue(dueOn) ? words.wasDueOn(dayLabel(dueOn)) : words.isDueBy(dayLabel(dueOn))}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </BarPanel>
  )
}
