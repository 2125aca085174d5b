import { Link, useParams } from 'react-router'
import { AppError } from '#shared/errors.ts'
import { firm } from '#shared/firm.ts'
import { useProject } from '#web/projects/live-queries.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadingFailed } from '#web/ui/loading-failed.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as general from '#words/general.ts'
import * as words from '#words/projects.ts'
import FolderKanban from 'lucide-react/icons/folder-kanban'
import { ProjectView } from './project-view.tsx'

/** One project, by the id in its URL. */
export function ProjectScreen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useProject(id)
  if (data) return <ProjectView key={id} project={data} />
  const isMissing = error instanceof AppError && (error.code === 'not-found' || error.code === 'invalid-input')
  return (
    <div className="grid gap-6">
      <PageHeading
        title={isMissing ? words.thereIsNoSuchProject : general.project}
        documentTitle={`${general.project} – ${firm.name}`}
      />
      {isMissing && (
        <EmptyState
          icon={<FolderKanban aria-hidden size={22} strokeWidth={1.5} className="text-ink-3" />}
          title={words.nothingToShow}
          action={
            <Link to="/dashboard/projects" className={buttonStyle({ variant: 'primary' })}>
              {general.allProjects}
            </Link>
          }
        >
          {words.itDoesNotExistOr}
        </EmptyState>
      )}
      {error && !isMissing && <LoadingFailed onRetry={() => void refetch()} />}
      {!error && <output className="text-ink-3">{general.loading}</output>}
    </div>
  )
}
