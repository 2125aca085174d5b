import { type ProjectStatus } from '#shared/projects.ts'
import { statusNames } from '#words/project-states.ts'
import { StatusBadge } from './status-badge.tsx'

/** Of a project that lives: one that is on hold is named as people say it. */
export const ProjectStatusBadge = ({ status }: { status: ProjectStatus }) => (
  <StatusBadge status={status === 'on-hold' ? statusNames[status] : status} />
)
