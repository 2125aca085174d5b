import { Link } from 'react-router'
import type { ProjectPage } from '#shared/api/projects.ts'
import * as texts from '#words/projects.ts'

type Moved = NonNullable<ProjectPage['moved']>

/** How the plan differs from that of an earlier version. */
export const PlanMoved = ({ moved: { since, moves } }: { moved: Moved }) => (
  <section aria-label={texts.thePlanMoved} className="rounded-lg border border-copper bg-surface px-4 py-3 sm:px-5">
    <h2 className="font-medium">{texts.thePlanMoved}</h2>
    <p className="text-sm text-ink-3">
      {texts.sinceVersion(
        <Link
          to={`/documents/${since.documentId}?version=${since.version}`}
          className="text-ink-2 underline underline-offset-4 hover:text-ink"
        >
          {texts.titleAndVersion(since.title, since.version)}
        </Link>,
      )}
    </p>
    <ul className="mt-1.5 grid gap-1">
      {moves.map(({ key, what, name, words }) => (
        <li key={`${what} ${key}`} className="wrap-anywhere">
          <span className="font-medium">{name}.</span> <span className="text-ink-2">{words}</span>
        </li>
      ))}
    </ul>
  </section>
)
