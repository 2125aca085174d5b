import FolderKanban from 'lucide-react/icons/folder-kanban'
import Plus from 'lucide-react/icons/plus'
import { firm, projectFigures } from '#shared/firm.ts'
import { useOwnClient } from '#web/accounts/own-client.ts'
import { ProjectCard } from '#web/projects/project-card.tsx'
import { useProjects } from '#web/projects/queries.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FigureStrip } from '#web/ui/figure-strip.tsx'
import { InertButton } from '#web/ui/inert-button.tsx'
import { LoadingFailed } from '#web/ui/loading-failed.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export { prepareProjects } from '#web/projects/queries.ts'

const heading = { title: 'Projects', documentTitle: `Projects – ${firm.name}` }

export const Projects = () => (useOwnClient() ? <NoProjects /> : <SampleProjects />)

function SampleProjects() {
  const { data, isError, refetch } = useProjects()
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <PageHeading {...heading} description="What is being built, how far it is, and until when." />
        <InertButton>
          <Plus aria-hidden size={16} />
          New Project
        </InertButton>
      </div>
      {isError && (
        <div className="mt-7">
          <LoadingFailed onRetry={() => void refetch()} />
        </div>
      )}
      {data && (
        <ul className="mt-7 grid gap-4 lg:grid-cols-2">
          {data.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </ul>
      )}
      <section aria-labelledby="project-overview" className="mt-8">
        <h2 id="project-overview" className="mb-3 text-lg font-medium tracking-tight">
          Project Overview
        </h2>
        <FigureStrip figures={projectFigures} />
      </section>
    </>
  )
}

const NoProjects = () => (
  <>
    <PageHeading {...heading} description="What the firm builds with you." />
    <div className="mt-7">
      <EmptyState
        icon={<FolderKanban aria-hidden size={22} strokeWidth={1.5} className="text-ink-3" />}
        title="Nothing to show yet"
      >
        Your own projects will stand here. What is written for them you find under Documents.
      </EmptyState>
    </div>
  </>
)
