import { Link } from 'react-router'
import type { ReactNode } from 'react'
import type { ProjectPage } from '#shared/api/projects.ts'
import type { ProjectStatus } from '#shared/projects.ts'
import * as words from '#words/projects.ts'
import { updateProject } from './change-project.ts'
import { HealthBadge } from './health-badge.tsx'
import { InlineField } from './inline-field.tsx'
import { dayLabel } from './labels.ts'
import { EndField, LeadField } from './project-fields.tsx'
import { ProjectStatusText } from './project-status-text.tsx'
import { StatusSelect } from './status-select.tsx'

type ProjectFactsProps = { project: ProjectPage; onMove(status: ProjectStatus): void }

/** The project's own fields, and the document its plan comes from. */
export function ProjectFacts({ project, onMove }: ProjectFactsProps) {
  const { id, name, status, heldFrom, health, statedHealth, lead, startsOn, endsOn, start, source, mayWrite } = project
  return (
    <dl className="grid grid-cols-2 gap-px overflow-clip rounded-lg border border-line bg-line md:grid-cols-3 xl:grid-cols-6">
      <Fact label={words.status}>
        {mayWrite ? (
          <StatusSelect name={name} status={status} heldFrom={heldFrom} onMove={onMove} />
        ) : (
          <ProjectStatusText status={status} />
        )}
      </Fact>
      <Fact label={words.health}>
        <HealthBadge health={health} />
        <p className="text-xs text-ink-3">{statedHealth === null ? words.automatic : words.manual}</p>
      </Fact>
      <Fact label={words.lead}>{mayWrite ? <LeadField project={project} /> : lead || '–'}</Fact>
      <Fact label={startsOn === null && start !== null ? words.startsFromPlan : words.starts}>
        {mayWrite ? (
          <InlineField
            label={words.startOf(name)}
            type="date"
            placeholder={words.notSet}
            value={startsOn ?? start ?? ''}
            onSave={(next) => updateProject(id, { startsOn: next || null })}
          />
        ) : start ? (
          dayLabel(start)
        ) : (
          words.notSet
        )}
      </Fact>
      <Fact label={words.endsLabel}>{mayWrite ? <EndField project={project} /> : endsOn ? dayLabel(endsOn) : words.notSet}</Fact>
      <Fact label={words.planFrom}>
        {source ? (
          <Link
            to={`/documents/${source.documentId}?version=${source.version}`}
            className="text-sm wrap-anywhere underline underline-offset-4 pointer-coarse:py-2"
          >
            {words.titleAndVersion(source.title, source.version)}
          </Link>
        ) : (
          <span className="text-sm text-ink-3">{words.noDocumentYet}</span>
        )}
      </Fact>
    </dl>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0 bg-surface px-3.5 py-2.5">
    <dt className="text-xs text-ink-3">{label}</dt>
    <dd className="mt-1 min-w-0">{children}</dd>
  </div>
)
