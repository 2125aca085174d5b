import { Link } from 'react-router'
import type { ActivityRow } from '#shared/api/overview.ts'
import { momentLabel } from '#web/documents/labels.ts'
import { Panel } from '#web/ui/panel.tsx'
import * as words from '#words/overview.ts'

/** What was done to documents, newest first. */
export const ActivityList = ({ rows }: { rows: ActivityRow[] }) => (
  <Panel title={words.activity}>
    {rows.length === 0 ? (
      <p className="px-4 py-6 text-ink-3 sm:px-5">{words.nothingHasHappenedYetWhat}</p>
    ) : (
      <ul className="divide-y divide-line">
        {rows.map(({ at, who, what, document, link }, index) => (
          <li key={`${at} ${index}`} className="px-4 py-3 sm:px-5">
            <p className="wrap-anywhere">
              {words.didTo(
                who,
                what,
                <Link to={link} className="underline underline-offset-4">
                  {document}
                </Link>,
              )}
            </p>
            <p className="mt-0.5 font-mono text-xs text-ink-3">
              <time dateTime={at}>{momentLabel(at)}</time>
            </p>
          </li>
        ))}
      </ul>
    )}
  </Panel>
)
