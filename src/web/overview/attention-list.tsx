import { Link } from 'react-router'
import type { Attention } from '#shared/api/overview.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import * as general from '#words/general.ts'
import * as words from '#words/overview.ts'

const labels: Record<Attention['kind'], string> = {
  overdue: words.overdue,
  late: words.late,
  due: words.dueSoon,
  'date-near': words.dateNear,
  asked: words.yourReview,
  enquiry: words.enquiry,
  failed: general.failed,
  'too-long': words.planTooLong,
  'out-of-date': words.outOfDate,
  marked: words.marked,
  quiet: words.quiet,
}
const urgent: ReadonlySet<Attention['kind']> = new Set(['overdue', 'late', 'failed'])

type AttentionListProps = { title: string; rows: Attention[]; empty: string }

/** What somebody should look at, the most pressing first, each with one action. */
export const AttentionList = ({ title, rows, empty }: AttentionListProps) => (
  <Panel title={title} note={<p className="text-sm text-ink-3 tabular-nums">{rows.length}</p>}>
    {rows.length === 0 ? (
      <p className="px-4 py-6 text-ink-3 sm:px-5">{empty}</p>
    ) : (
      <ul className="max-h-96 divide-y divide-line overflow-y-auto">
        {rows.map(({ kind, title: name, detail, action, link }) => (
          <li key={`${kind} ${link} ${detail}`} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
            <p className={`w-24 shrink-0 text-sm ${urgent.has(kind) ? 'text-danger' : 'text-warning'}`}>{labels[kind]}</p>
            <div className="min-w-0 flex-[1_1_19rem]">
              <p className="font-medium wrap-anywhere">{name}</p>
              <p className="line-clamp-2 text-sm wrap-anywhere text-ink-3">{detail}</p>
            </div>
            <Link to={link} aria-label={`${action}: ${name}`} className={buttonStyle({ size: 'small' })}>
              {action}
            </Link>
          </li>
        ))}
      </ul>
    )}
  </Panel>
)
