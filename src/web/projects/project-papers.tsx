import { Link, useNavigate } from 'react-router'
import type { ProjectPage } from '#shared/api/projects.ts'
import { useSession } from '#web/accounts/session.ts'
import { fetchPart } from '#web/ui/connection.ts'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { typeName } from '#words/document-types.ts'
import * as general from '#words/general.ts'
import * as words from '#words/projects.ts'
import { dayLabel } from './labels.ts'

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

/** Opens with the client and the project filled in. */
function WriteFirst({ client, name }: Pick<ProjectPapersProps, 'client' | 'name'>) {
  const { dialogs, confirm } = useDialogs()
  const [navigate, person] = [useNavigate(), useSession()]
  const begin = async () => {
    const { beginDocument } = await fetchPart(() => import('#web/documents/begin-document.ts'))
    await beginDocument({ person, navigate, confirm }, { client, projectName: name })
  }
  return (
    <>
      <button
        type="button"
        onClick={() => void begin()}
        className="cursor-pointer text-ink-2 underline underline-offset-4 hover:text-ink"
      >
        {words.writeTheFirst}
      </button>
      {dialogs}
    </>
  )
}
