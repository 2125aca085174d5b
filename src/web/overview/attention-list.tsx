import { Link } from 'react-router'
import type { Attention } from '#shared/api/overview.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

const labels: Record<Attention['kind'], string> = {
  overdue: 'Overdue',
  due: 'Due soon',
  asked: 'Your review',
  enquiry: 'Enquiry',
  failed: 'Failed',
  'out-of-date': 'Out of date',
  marked: 'Marked',
}
const urgent: ReadonlySet<Attention['kind']> = new Set(['overdue', 'failed'])

/** What somebody should look at, the most pressing first, each with one action. */
export const AttentionList = ({ rows }: { rows: Attention[] }) => (
  <Panel title="Needs attention" note={<p className="text-sm text-ink-3 tabular-nums">{rows.length}</p>}>
    {rows.length === 0 ? (
      <p className="px-4 py-6 text-ink-3 sm:px-5">
        Nothing needs you now. Reviews, enquiries, failed letters and documents that are out of date will stand here.
      </p>
    ) : (
      <ul className="max-h-96 divide-y divide-line overflow-y-auto">
        {rows.map(({ kind, title, detail, action, link }) => (
          <li key={`${kind} ${link} ${detail}`} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
            <p className={`w-24 shrink-0 text-sm ${urgent.has(kind) ? 'text-danger' : 'text-warning'}`}>{labels[kind]}</p>
            <div className="min-w-0 flex-[1_1_14rem]">
              <p className="font-medium wrap-anywhere">{title}</p>
              <p className="line-clamp-2 text-sm wrap-anywhere text-ink-3">{detail}</p>
            </div>
            <Link to={link} aria-label={`${action}: ${title}`} className={buttonStyle({ size: 'small' })}>
              {action}
            </Link>
          </li>
        ))}
      </ul>
    )}
  </Panel>
)
