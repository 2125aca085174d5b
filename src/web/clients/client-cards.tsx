import { Link } from 'react-router'
import type { ClientRow } from '#shared/api/clients.ts'
import * as words from '#words/clients.ts'
import { documentCount, projectCount } from '#words/counts.ts'
import { statusLabels } from './status-label.ts'

/** Each client as a card, with counts of its work and open approvals. */
export const ClientCards = ({ clients }: { clients: ClientRow[] }) => (
  <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
    {clients.map(({ id, name, sector, status, projects, documents, awaiting, owner }) => (
      <li
        key={id}
        className="relative grid content-start gap-2 rounded-lg border border-line bg-surface p-4 focus-within:bg-raised hover:bg-raised"
      >
        <div className="flex items-start justify-between gap-3">
          <Link to={`/clients/${id}`} className="min-w-0 font-medium wrap-anywhere after:absolute after:inset-0 after:rounded-lg">
            {name}
          </Link>
          <p className={`shrink-0 text-sm ${status === 'active' ? 'text-ok' : 'text-ink-3'}`}>{statusLabels[status]}</p>
        </div>
        <p className="text-sm wrap-anywhere text-ink-3">{[words.sectorName(sector), owner].filter(Boolean).join(' · ')}</p>
        <p className="text-sm text-ink-2 tabular-nums">
          {projectCount(projects)} · {documentCount(documents)}
        </p>
        {awaiting > 0 && <p className="text-sm text-warning tabular-nums">{words.waitingForApproval(awaiting)}</p>}
      </li>
    ))}
  </ul>
)
