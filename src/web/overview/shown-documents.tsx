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
  /** True below the name of their project. */
  isOfProject?: boolean
  /** Rendered after the name: actions or information. */
  children?: (row: Row) => ReactNode
}

/** Documents, each in its visible version. */
export const ShownDocuments = <Row,>({ rows, documentOf, isOfProject = false, children }: ShownDocumentsProps<Row>) => (
  <ul className="divide-y divide-line">
    {rows.map((row) => {
      const { id, name, type, version, project, createdAt, webViewLink, state } = documentOf(row)
      const isNamedByType = isOfProject && name === project
      return (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
          <div className="min-w-0 flex-[1_1_14rem]">
            <p className="flex items-baseline gap-2">
              <VersionBadge version={version} />
              <Link
                to={webViewLink}
                className="inline-flex min-w-0 items-center font-medium wrap-anywhere underline-offset-4 hover:underline pointer-coarse:min-h-11"
              >
                {isNamedByType ? typeLabel(type) : name}
              </Link>
            </p>
            <p className="mt-0.5 text-sm wrap-anywhere text-ink-3">
              {!isNamedByType && `${typeLabel(type)} · `}
              {!isOfProject && project !== name && `${project} · `}
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
type DocumentRowsProps = { rows: ShownDocument[]; children?: (row: ShownDocument) => ReactNode }

export const DocumentRows = ({ rows, children }: DocumentRowsProps) => (
  <ShownDocuments rows={rows} documentOf={own}>
    {(row) => children?.(row)}
  </ShownDocuments>
)

/** The same below the names of their projects, in the order of the first document of each. */
export const DocumentsByProject = ({ rows, children }: DocumentRowsProps) =>
  [...new Set(rows.map(({ project }) => project))].map((project) => (
    <section key={project} aria-label={project} className="border-t border-line first:border-0">
      <h3 className="px-4 pt-3 font-medium wrap-anywhere sm:px-5">{project}</h3>
      <ShownDocuments rows={rows.filter((row) => row.project === project)} documentOf={own} isOfProject>
        {(row) => children?.(row)}
      </ShownDocuments>
    </section>
  ))
