import { type ProjectStatus } from '#shared/projects.ts'
import { statusNames } from '#words/project-states.ts'
import { StatusBadge } from './status-badge.tsx'

/** The status of a live project, which has its own label for "on hold". */
export const ProjectStatusBadge = ({ status }: { status: ProjectStatus }) => (
  <StatusBadge status={status === 'on-hold' ? statusNames[status] : status} />
)
