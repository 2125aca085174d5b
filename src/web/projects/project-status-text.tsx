import { type ProjectStatus } from '#shared/projects.ts'
import { statusNames } from '#words/project-states.ts'

/** The status of a live project, as text. Colour is for health alone. */
export const ProjectStatusText = ({ status }: { status: ProjectStatus }) => <span className="text-sm">{statusNames[status]}</span>
