import { Link } from 'react-router'
import type { ClientOverview } from '#shared/api/overview.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { language } from '#words/language.ts'
import * as words from '#words/overview.ts'
import { dayLabel } from './dates.ts'

const small = buttonStyle({ size: 'small' })

/** Reviews that the viewer is asked in. Each links to its document, where it is read and decided. */
export const ClientWaiting = ({ told: { reviews } }: { told: ClientOverview }) => (
  <Panel
    title={words.waitingForYou}
    note={<p className="text-sm text-ink-3 tabular-nums">{reviews.length.toLocaleString(language)}</p>}
  >
    {reviews.length === 0 ? (
      <p className="px-4 py-6 text-ink-3 sm:px-5">{words.nothingWaitsForYouVersion}</p>
    ) : (
      <Reviews reviews={reviews} />
    )}
  </Panel>
)

const Reviews = ({ reviews }: Pick<ClientOverview, 'reviews'>) => (
  <ul className="divide-y divide-line">
    {reviews.map(({ title, version, askedBy, dueOn, link }) => (
      <li key={`${link} ${version}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{title}</p>
          <p className="text-sm wrap-anywhere text-ink-3">
            {words.versionAskedBy(version, askedBy)}
            {dueOn !== null && words.dueOn(dayLabel(dueOn))}
          </p>
        </div>
        <Link to={link} aria-label={words.decideOn(title)} className={small}>
          {words.decide}
        </Link>
      </li>
    ))}
  </ul>
)
