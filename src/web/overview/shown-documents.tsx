import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ShownDocument } from '#shared/api/overview.ts'
import { typeLabel } from '#web/documents/labels.ts'
import { VersionBadge } from '#web/documents/version-badge.tsx'
import { states } from '#words/document-states.ts'
import { dayLabel } from './dates.ts'

type ShownDocumentsProps<Row> = {
  rows: Row[]
  documentOf: (row: Row) => ShownDocument
  /** Rendered after the name: actions or information. */
  children?: (row: Row) => ReactNode
}

/** Documents, each in its visible version. */
export const ShownDocuments = <Row,>({ rows, documentOf, children }: ShownDocumentsProps<Row>) => (
  <ul className="divide-y divide-line">
    {rows.map((row) => {
      const { id, name, type, version, project, createdAt, webViewLink, state } = documentOf(row)
      return (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
          <div className="min-w-0 flex-[1_1_14rem]">
            <p className="flex items-baseline gap-2">
              <VersionBadge version={version} />
              <Link
                to={webViewLink}
                className="inline-flex min-w-0 items-center font-medium wrap-anywhere underline-offset-4 hover:underline pointer-coarse:min-h-11"
              >
                {name}
              </Link>
            </p>
            <p className="mt-0.5 text-sm wrap-anywhere text-ink-3">
              {typeLabel(type)} · {project !== name && `${project} · `}
              <time dateTime={createdAt}>{dayLabel(createdAt)}</time> · {states[state]}
            </p>
          </div>
          {children?.(row)}
        </li>
      )
    })}
  </ul>
)

const own = (document: ShownDocument) => document
export const DocumentRows = ({ rows, children }: { rows: ShownDocument[]; children?: (row: ShownDocument) => ReactNode }) => (
  <ShownDocuments rows={rows} documentOf={own}>
    {(row) => children?.(row)}
  </ShownDocuments>
)
