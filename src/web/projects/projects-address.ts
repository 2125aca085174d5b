import { projectHealths, projectStatuses } from '#shared/projects.ts'

export const projectViews = ['list', 'board', 'timeline'] as const
export type ProjectView = (typeof projectViews)[number]

/** View and filters of the projects screen. All of it is in the URL, so that the back button works and the link can be sent. */
export type ProjectsAddress = {
  view: ProjectView
  client?: string
  status?: string
  health?: string
  overdue: boolean
  archived: boolean
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null) => values.find((one) => one === value)

export function readProjectsAddress(parameters: URLSearchParams): ProjectsAddress {
  const client = parameters.get('client')
  const status = oneOf(projectStatuses, parameters.get('status'))
  const health = oneOf(projectHealths, parameters.get('health'))
  return {
    view: oneOf(projectViews, parameters.get('view')) ?? 'list',
    ...(client && { client }),
    ...(status && { status }),
    ...(health && { health }),
    overdue: parameters.get('overdue') === 'true',
    archived: parameters.get('archived') === 'true',
  }
}

export function writeProjectsAddress({ view, client, status, health, overdue, archived }: ProjectsAddress): string {
  const parameters = new URLSearchParams()
  if (view !== 'list') parameters.set('view', view)
  for (const [name, value] of Object.entries({ client, status, health })) if (value) parameters.set(name, value)
  if (overdue) parameters.set('overdue', 'true')
  if (archived) parameters.set('archived', 'true')
  return parameters.toString()
}
