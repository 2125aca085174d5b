import type { ProjectStatus } from '#shared/projects.ts'
import { AppError } from '#shared/errors.ts'
import { api } from '#web/api/api.ts'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { offerEnding } from '#web/documents/offer-ending.ts'
import * as words from '#words/projects.ts'
import { reloadProjects } from './live-queries.ts'

type Settled = Omit<Parameters<typeof api.projects.settle>[0], 'id'>

export async function updateProject(id: string, change: Settled) {
  const { open } = await api.projects.settle({ id, ...change })
  await reloadProjects()
  return { open }
}

/** Archives or restores a project. After archiving, offers to end links and other access that still open its documents. */
export async function archiveProject(dialog: Dialogs, { id, name }: Moved, archived: boolean): Promise<void> {
  const { open } = await updateProject(id, { archived })
  if (open) await offerEnding(dialog, { name, open, end: () => api.projects.endSharing({ id }) })
}

type Moved = { id: string; name: string }

/** Changes a project's status. Completing it with open tasks asks for confirmation. Returns whether the status changed. */
export async function moveProject(dialog: Dialogs, { id, name }: Moved, status: ProjectStatus): Promise<boolean> {
  try {
    await updateProject(id, { status })
    return true
  } catch (error) {
    const isOpen = status === 'completed' && error instanceof AppError && /still open/.test(error.message)
    if (!isOpen) throw error
    const question = { text: words.completeAnyway(name), note: error.message, yes: words.complete, no: words.notYet }
    if (!(await dialog.confirm(question))) return false
    await updateProject(id, { status, despiteOpen: true })
    return true
  }
}

type Said = Omit<Parameters<typeof api.projects.updateItem>[0], 'id' | 'key'>

export async function updatePlanItem(id: string, key: string, change: Said): Promise<void> {
  await api.projects.updateItem({ id, key, ...change })
  await reloadProjects()
}
