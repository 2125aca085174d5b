import { Link } from 'react-router'
import type { ProjectPage } from '#shared/api/projects.ts'
import { documentTypes } from '#shared/document-types.ts'
import { Panel } from '#web/ui/panel.tsx'
import { dayLabel } from './labels.ts'

type ProjectPapersProps = { papers: ProjectPage['papers']; client: string; name: string }

/** The documents of a project. */
export const ProjectPapers = ({ papers, client, name }: ProjectPapersProps) => (
  <Panel title="Documents">
    {papers.length === 0 ? (
      <p className="p-4 text-sm text-ink-3 sm:p-5">
        None yet.{' '}
        <Link
          to={`/dashboard/documents?client=${client}&project=${encodeURIComponent(name)}`}
          className="text-ink-2 underline underline-offset-4 hover:text-ink"
        >
          Write the first
        </Link>
      </p>
    ) : (
      <ul className="divide-y divide-line px-4 sm:px-5">
        {papers.map(({ id, title, type, version, isApproved, createdAt }) => (
          <li key={id} className="py-2.5">
            <Link
              to={`/documents/${id}`}
              className="inline-flex items-center wrap-anywhere underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {title}
            </Link>
            <p className="text-sm text-ink-3">
              {documentTypes[type].label} · {version} · {isApproved ? 'Approved' : 'Draft'} · {dayLabel(createdAt)}
            </p>
          </li>
        ))}
      </ul>
    )}
  </Panel>
)
