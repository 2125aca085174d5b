import Download from 'lucide-react/icons/download'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ProjectPage } from '#shared/api/projects.ts'
import { firm } from '#shared/firm.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { archiveProject } from '#web/projects/change-project.ts'
import { HealthPanel } from '#web/projects/health-panel.tsx'
import { MilestoneList } from '#web/projects/milestone-list.tsx'
import { PlanMoved } from '#web/projects/plan-moved.tsx'
import { ProgressPanel } from '#web/projects/progress-panel.tsx'
import { ProjectFacts } from '#web/projects/project-facts.tsx'
import { ProjectPapers } from '#web/projects/project-papers.tsx'
import { RemovedPlanItems, ProjectPlan } from '#web/projects/project-plan.tsx'
import { UpdateList } from '#web/projects/update-list.tsx'
import { startsDiffer } from '#web/projects/starts.ts'
import { TwoStarts } from '#web/projects/two-starts.tsx'
import { useMoving } from '#web/projects/use-moving.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as general from '#words/general.ts'
import * as words from '#words/projects.ts'
import { PathLinks } from '../path-links.tsx'
import { ProjectQuestions } from './project-questions.tsx'

const PlanEditor = lazyPart(() => import('../design/design-tables.tsx').then((file) => file.PlanEditor))
const StageTimeline = lazyPart(() => import('#web/projects/stage-timeline.tsx').then((file) => file.StageTimeline))

const projects = { label: general.projects, to: '/dashboard/projects' }

/** A project with its plan, progress, updates and documents. */
export function ProjectView({ project }: { project: ProjectPage }) {
  const { id, name, client, clientName, mayWrite, isArchived, source } = project
  const [planning, setPlanning] = useState<{ newStart?: string }>()
  const editButton = useRef<HTMLButtonElement>(null)
  const closePlan = () => {
    flushSync(() => setPlanning(undefined))
    editButton.current?.focus()
  }
  const { dialogs, ...dialog } = useDialogs()
  const { failure, move } = useMoving(dialog)
  const [archiveFailure, setArchiveFailure] = useState<string>()
  const archive = () => {
    setArchiveFailure(undefined)
    archiveProject(dialog, { id, name }, !isArchived).catch((error: unknown) => setArchiveFailure(sentenceFor(error)))
  }
  const said = failure ?? archiveFailure
  return (
    <div className="grid gap-5">
      <PathLinks path={[projects, ...(mayWrite ? [{ label: clientName, to: `/clients/${client}` }] : [])]} />
      <PageHeading title={name} documentTitle={`${name} – ${firm.name}`} description={clientName}>
        <div className="flex flex-wrap gap-2">
          {(['pdf', 'docx'] as const).map((format) => (
            <a key={format} href={api.projects.report({ id, format })} className={buttonStyle({ size: 'small' })} download>
              <Download aria-hidden size={14} />
              {words.weeklyReportAs(format === 'pdf' ? 'PDF' : general.word)}
            </a>
          ))}
          {mayWrite && (
            <Button size="small" onClick={archive}>
              {isArchived ? general.bringBack : general.archive}
            </Button>
          )}
        </div>
      </PageHeading>
      {said !== undefined && <ErrorBanner>{said}</ErrorBanner>}
      <ProjectFacts project={project} onMove={(status) => move({ id, name }, status)} />
      <HealthPanel project={project} />
      {project.moved && <PlanMoved moved={project.moved} />}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          {mayWrite && source && startsDiffer(project) && (
            <TwoStarts project={project} onUseInPlan={() => setPlanning({ newStart: project.startsOn! })} />
          )}
          {planning && source ? (
            <Suspense fallback={<output className="text-ink-3">{general.loading}</output>}>
              <PlanEditor source={source} newStart={planning.newStart} onClose={closePlan} />
            </Suspense>
          ) : (
            project.stages.length > 0 && (
              <Suspense>
                <StageTimeline project={project} />
              </Suspense>
            )
          )}
          <ProjectPlan project={project}>
            {mayWrite && source && project.stages.length > 0 && !planning && (
              <Button ref={editButton} size="small" onClick={() => setPlanning({})}>
                {words.editPlan}
              </Button>
            )}
          </ProjectPlan>
          {project.gone.length > 0 && <RemovedPlanItems project={id} items={project.gone} mayWrite={mayWrite} />}
        </div>
        <div className="grid min-w-0 gap-5">
          {project.percent !== null && <ProgressPanel percent={project.percent} progress={project.progress} />}
          {project.milestones.length > 0 && <MilestoneList project={id} milestones={project.milestones} mayWrite={mayWrite} />}
          {source && mayWrite && <ProjectQuestions source={source} />}
          <UpdateList project={project} />
          <ProjectPapers papers={project.papers} client={client} name={name} />
        </div>
      </div>
      {dialogs}
    </div>
  )
}
