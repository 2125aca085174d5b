import { Link } from 'react-router'
import type { ActivityRow } from '#shared/api/overview.ts'
import { Panel } from '#web/ui/panel.tsx'
import * as words from '#words/overview.ts'
import { longDayLabel, timeLabel } from './dates.ts'
import { TypeName } from './type-name.tsx'
import { type ActivityRun, daysAgo, groupActivity } from './group-activity.ts'

const near = [words.today, words.yesterday]

/** Actions on documents, newest first, by day. */
export const ActivityList = ({ rows }: { rows: ActivityRow[] }) => (
  <Panel title={words.activity}>
    {rows.length === 0 && <p className="px-4 py-6 text-ink-3 sm:px-5">{words.nothingHasHappenedYetWhat}</p>}
    {groupActivity(rows).map(({ day, runs }) => (
      <section key={day} aria-label={longDayLabel(day)} className="border-t border-line first:border-0">
        <h3 className="px-4 pt-3 pb-1 text-sm text-ink-3 sm:px-5">{near[daysAgo(day, new Date())] ?? longDayLabel(day)}</h3>
        <ul className="pb-2">
          {runs.map((run, at) => (
            <li key={`${run[0].at} ${at}`} className="px-4 py-1.5 sm:px-5">
              <Run run={run} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </Panel>
)

const Run = ({ run }: { run: ActivityRun }) =>
  run.length === 1 ? (
    <Event row={run[0]} />
  ) : (
    <details>
      <summary className="cursor-pointer wrap-anywhere pointer-coarse:py-2">
        {words.didToDocuments[run[0].verb](run[0].who, run.length)} <Time at={run[0].at} />
      </summary>
      <ul className="grid gap-1 py-1 pl-5">
        {run.map((row, at) => (
          <li key={`${row.at} ${at}`}>
            <Event row={row} />
          </li>
        ))}
      </ul>
    </details>
  )

const Event = ({ row: { at, who, what, document, type, link } }: { row: ActivityRow }) => (
  <p className="wrap-anywhere">
    {words.didTo(
      who,
      what,
      <Link to={link} className="underline underline-offset-4">
        {document}
      </Link>,
    )}{' '}
    <TypeName type={type} /> <Time at={at} />
  </p>
)

const Time = ({ at }: { at: string }) => (
  <time dateTime={at} className="ml-1.5 text-sm text-ink-3 tabular-nums">
    {timeLabel(at)}
  </time>
)
