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
import * as general from '#words/general.ts'
import * as words from '#words/projects.ts'

export { prepareProjects } from '#web/projects/queries.ts'

const heading = { title: general.projects, documentTitle: `${general.projects} – ${firm.name}` }

export const Projects = () => (useOwnClient() ? <NoProjects /> : <SampleProjects />)

function SampleProjects() {
  const { data, isError, refetch } = useProjects()
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <PageHeading {...heading} description={words.whatIsBeingBuiltHow} />
        <InertButton>
          <Plus aria-hidden size={16} />
          {words.newProjectButton}
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
          {words.projectOverview}
        </h2>
        <FigureStrip figures={projectFigures} />
      </section>
    </>
  )
}

const NoProjects = () => (
  <>
    <PageHeading {...heading} description={words.whatWeBuildWithYou} />
    <div className="mt-7">
      <EmptyState
        icon={<FolderKanban aria-hidden size={22} strokeWidth={1.5} className="text-ink-3" />}
        title={general.nothingToShowYet}
      >
        {words.yourProjectsWillAppear}
      </EmptyState>
    </div>
  </>
)
