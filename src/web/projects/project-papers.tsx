import { Link } from 'react-router'
import type { ProjectPage } from '#shared/api/projects.ts'
import { Panel } from '#web/ui/panel.tsx'
import { typeName } from '#words/document-types.ts'
import * as general from '#words/general.ts'
import * as words from '#words/projects.ts'
import { dayLabel } from './labels.ts'
import { WriteFirst } from './write-first.tsx'

type ProjectPapersProps = { papers: ProjectPage['papers']; client: string; name: string }

/** The documents of a project. */
export const ProjectPapers = ({ papers, client, name }: ProjectPapersProps) => (
  <Panel title={general.documents}>
    {papers.length === 0 ? (
      <p className="p-4 text-sm text-ink-3 sm:p-5">{words.noneYet(<WriteFirst client={client} name={name} />)}</p>
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
              {typeName(type)} · {version} · {isApproved ? general.approved : general.draft} · {dayLabel(createdAt)}
            </p>
          </li>
        ))}
      </ul>
    )}
  </Panel>
)
