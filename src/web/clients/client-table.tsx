import { Link } from 'react-router'
import type { ClientRow } from '#shared/api/clients.ts'
import { momentDay } from '#web/ui/moment-day.ts'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import * as words from '#words/clients.ts'
import * as general from '#words/general.ts'
import { statusLabels } from './status-label.ts'

const headings = [
  general.client,
  words.sector,
  words.status,
  words.since,
  general.projects,
  general.documents,
  words.waiting,
  words.lastWritten,
]
const numbers = new Set([general.projects, general.documents, words.waiting])
const cell = 'px-4 py-2.5 align-baseline text-sm'

/** The clients as a table, which scrolls horizontally if it is wider than the screen. */
export const ClientTable = ({ clients }: { clients: ClientRow[] }) => (
  <ScrollRegion label={words.clientsAsTable} className="rounded-lg border border-line bg-surface">
    <table className="w-full min-w-[52rem]">
      <thead className="border-b border-line text-sm text-ink-3">
        <tr>
          {headings.map((heading) => (
            <th
              key={heading}
              scope="col"
              className={`px-4 py-2.5 font-normal ${numbers.has(heading) ? 'text-right' : 'text-left'}`}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {clients.map(({ id, name, sector, status, startYear, projects, documents, awaiting, lastAt }) => (
          <tr key={id} className="hover:bg-raised">
            <th scope="row" className="px-4 py-2.5 text-left font-medium">
              <Link
                to={`/clients/${id}`}
                className="inline-flex items-center wrap-anywhere underline-offset-4 hover:underline pointer-coarse:min-h-11"
              >
                {name}
              </Link>
            </th>
            <td className={`${cell} text-ink-2`}>{words.sectorName(sector)}</td>
            <td className={`${cell} ${status === 'active' ? 'text-ok' : 'text-ink-2'}`}>{statusLabels[status]}</td>
            <td className={`${cell} text-ink-2 tabular-nums`}>{startYear ?? '–'}</td>
            <td className={`${cell} text-right tabular-nums`}>{projects}</td>
            <td className={`${cell} text-right tabular-nums`}>{documents}</td>
            <td className={`${cell} text-right tabular-nums`}>{awaiting}</td>
            <td className={`${cell} whitespace-nowrap text-ink-2`}>{lastAt === null ? '–' : momentDay(lastAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
)
