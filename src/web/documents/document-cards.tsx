import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import type { DocumentV3 } from '#shared/api/documents-v3.ts'
import { DocumentLink } from './document-link.tsx'
import { approvalLabel, clientLabel, momentLabel, typeLabel } from './labels.ts'
import { RecentDocuments } from './recent-documents.tsx'
import { VersionBadge } from './version-badge.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'

const OutOfDateNote = lazyPart(() => import('./out-of-date-note.tsx').then((file) => file.OutOfDateNote))

const shown = 6

type DocumentCardsProps = {
  query: UseQueryResult<DocumentV3[]>
  /** The buttons at the bottom of a card. */
  renderActions: (document: DocumentV3) => ReactNode
}

/** Recent documents as cards. */
export const DocumentCards = ({ query, renderActions }: DocumentCardsProps) => (
  <RecentDocuments query={query} shown={shown} listStyle="grid gap-3 @xl:grid-cols-2">
    {(document) => (
      <li key={document.id} className="flex min-w-0 flex-col rounded-lg border border-line bg-surface p-4">
        <h3 className="font-medium">
          <DocumentLink to={document.webViewLink}>{document.title}</DocumentLink>
        </h3>
        <p className="mt-1 text-sm wrap-anywhere text-ink-2">
          {[clientLabel(document.client), !document.title.includes(document.project) && document.project]
            .filter(Boolean)
            .join(' – ')}
        </p>
        <p className="mt-1 text-sm text-ink-3">
          {typeLabel(document.type)}
          <span className="ml-2 font-mono text-xs tabular-nums">{momentLabel(document.createdAt)}</span>
        </p>
        <p className="mt-2 mb-3.5 flex flex-wrap items-center gap-x-2.5 text-sm">
          <VersionBadge version={document.version} />
          <span className={document.approved ? 'text-ok' : 'text-warning'}>{approvalLabel(document.approved)}</span>
        </p>
        {document.outOfDate && (
          <div className="mb-3.5">
            <Suspense>
              <OutOfDateNote outOfDate={document.outOfDate} />
            </Suspense>
          </div>
        )}
        <div className="mt-auto flex flex-wrap gap-1.5">{renderActions(document)}</div>
      </li>
    )}
  </RecentDocuments>
)
