/** In the order of work; `on-hold` can follow any of the others, and returns to that one. */
export const projectStatuses = ['planning', 'in-progress', 'on-hold', 'completed'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

export const projectHealths = ['on-track', 'at-risk', 'off-track'] as const
export type ProjectHealth = (typeof projectHealths)[number]

export const itemStates = ['todo', 'doing', 'done', 'dropped'] as const
export type ItemState = (typeof itemStates)[number]

export const itemKinds = ['stage', 'milestone', 'task'] as const
export type ItemKind = (typeof itemKinds)[number]

/** Characters. */
export const projectLimits = { person: 100, title: 300, update: 4000 } as const

/** Returns the statuses that can follow; a project on hold can only return to its earlier status. */
export function nextStatuses(status: ProjectStatus, heldFrom: ProjectStatus | null): ProjectStatus[] {
  if (status === 'on-hold') return [heldFrom ?? 'planning']
  const steps: Record<Exclude<ProjectStatus, 'on-hold'>, ProjectStatus[]> = {
    planning: ['in-progress', 'on-hold'],
    'in-progress': ['planning', 'on-hold', 'completed'],
    completed: ['in-progress', 'on-hold'],
  }
  return steps[status]
}
export const statusNames: Record<ProjectStatus, string> = {
  planning: 'Planning',
  'in-progress': 'In Progress',
  'on-hold': 'On Hold',
  completed: 'Completed',
}
export const healthNames: Record<ProjectHealth, string> = {
  'on-track': 'On track',
  'at-risk': 'At risk',
  'off-track': 'Off track',
}
