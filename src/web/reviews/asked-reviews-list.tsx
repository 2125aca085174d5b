import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import * as words from '#words/asked-reviews.ts'
import { askedQuery } from './asked-query.ts'
import { dayLabel, isOverdue } from './days.ts'

/** In the bar's panel: each document to review, with its due date. */
export function AskedReviewsList({ onClose }: { onClose: () => void }) {
  const { data: reviews = [] } = useQuery(askedQuery)
  return (
    <ul className="max-h-[60dvh] divide-y divide-line overflow-y-auto">
      {reviews.map(({ id, documentId, title, version, askedBy, dueOn }) => (
        <li key={id} className="grid gap-0.5 px-4 py-3 text-sm wrap-anywhere">
          <Link
            to={`/documents/${documentId}?version=${version}&panel=review`}
            onClick={onClose}
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
  )
}
