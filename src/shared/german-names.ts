import type { ProjectHealth, ProjectStatus } from './projects.ts'

/** German names for the values in `projects.ts`. */
export const statusNames: Record<ProjectStatus, string> = {
  planning: 'In Planung',
  'in-progress': 'In Arbeit',
  'on-hold': 'Pausiert',
  completed: 'Abgeschlossen',
}
export const healthNames: Record<ProjectHealth, string> = {
  'on-track': 'Im Plan',
  'at-risk': 'Gefährdet',
  'off-track': 'Kritisch',
}
