import FolderKanban from 'lucide-react/icons/folder-kanban'
import Plus from 'lucide-react/icons/plus'
import { Suspense } from 'react'
import { firm } from '#shared/firm.ts'
import { useOwnClient } from '#web/accounts/own-client.ts'
import { useLiveProjects } from '#web/projects/live-queries.ts'
import { NewProjectForm } from '#web/projects/new-project-form.tsx'
import { ProjectBoard } from '#web/projects/project-board.tsx'
import { ProjectFilters } from '#web/projects/project-filters.tsx'
import { ProjectList } from '#web/projects/project-list.tsx'
import { readProjectsAddress, writeProjectsAddress } from '#web/projects/projects-address.ts'
import { useMoving } from '#web/projects/use-moving.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { LoadingFailed } from '#web/ui/loading-failed.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { useAddressChoices } from '#web/ui/use-address-choices.ts'
import { projectCount } from '#words/counts.ts'
import * as general from '#words/general.ts'
import * as words from '#words/projects.ts'

const ProjectTimeline = lazyPart(() => import('#web/projects/project-timeline.tsx').then((file) => file.ProjectTimeline))

/** The projects of all clients that the user serves: as a list, by status, and on a timeline. */
export function LiveProjects() {
  const [parameters, setParameters] = useAddressChoices()
  const address = readProjectsAddress(parameters)
  const { data, isError, isPending, refetch } = useLiveProjects(address)
  const isClient = useOwnClient() !== undefined
  const isBeginning = parameters.get('begin') === 'true'
  const setBeginning = (isOpen: boolean) =>
    setParameters([writeProjectsAddress(address), isOpen && 'begin=true'].filter(Boolean).join('&'))
  const { dialogs, ...dialog } = useDialogs()
  const { failure, move } = useMoving(dialog)
  const projects = (data?.projects ?? []).filter(({ overdue }) => overdue > 0 || !address.overdue)
  const isNarrowed = Boolean(address.client ?? address.status ?? address.health) || address.overdue || address.archived
  return (
    <div className="grid gap-5">
      <PageHeading
        title={general.projects}
        documentTitle={`${general.projects} – ${firm.name}`}
        description={isClient ? words.yourPlansAreThoseOf : words.eachPlanIsThatOf}
      >
        {data?.mayWrite && !isBeginning && (
          <Button variant="primary" onClick={() => setBeginning(true)}>
            <Plus aria-hidden size={16} />
            {words.newProjectButton}
          </Button>
        )}
      </PageHeading>
      {data?.mayWrite && isBeginning && <NewProjectForm onCancel={() => setBeginning(false)} />}
      <ProjectFilters
        address={address}
        onChange={(change) => setParameters(writeProjectsAddress({ ...address, ...change } as typeof address))}
      />
      <output className="text-sm text-ink-3 tabular-nums">
        {isPending ? general.loading : data && projectCount(projects.length)}
      </output>
      {failure !== undefined && <ErrorBanner>{failure}</ErrorBanner>}
      {isError && <LoadingFailed onRetry={() => void refetch()} />}
      {isPending && <Outline />}
      {data && projects.length === 0 && (
        <EmptyState
          icon={<FolderKanban aria-hidden size={22} strokeWidth={1.5} className="text-ink-3" />}
          title={isNarrowed ? words.nothingMatches : words.noProjectYet}
          action={
            isNarrowed && (
              <Button onClick={() => setParameters(writeProjectsAddress({ view: address.view, overdue: false, archived: false }))}>
                {words.clearFilters}
              </Button>
            )
          }
        >
          {isNarrowed ? words.noProjectMatches : data.mayWrite ? words.projectBeginsWithItsFirst : words.projectAppearsOnceShared}
        </EmptyState>
      )}
      {projects.length > 0 && address.view === 'list' && <ProjectList projects={projects} mayWrite={data!.mayWrite} />}
      {projects.length > 0 && address.view === 'board' && (
        <ProjectBoard projects={projects} mayWrite={data!.mayWrite} onMove={move} />
      )}
      {projects.length > 0 && address.view === 'timeline' && (
        <Suspense fallback={<Outline />}>
          <ProjectTimeline projects={projects} />
        </Suspense>
      )}
      {dialogs}
    </div>
  )
}

/** Placeholder while the projects load. */
const Outline = () => (
  <div aria-hidden className="divide-y divide-line rounded-lg border border-line bg-surface">
    {[0, 1, 2].map((row) => (
      <div key={row} className="h-16 animate-breathe px-4 py-3">
        <div className="h-4 w-40 rounded-sm bg-raised" />
      </div>
    ))}
  </div>
)
