import { useState } from 'react'
import type { ProjectStatus } from '#shared/projects.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { moveProject } from './change-project.ts'

/** Changes the status of projects, and reports why one could not be changed. */
export function useMoving(dialog: Dialogs) {
  const [failure, setFailure] = useState<string>()
  const move = async (project: { id: string; name: string }, status: ProjectStatus) => {
    setFailure(undefined)
    try {
      await moveProject(dialog, project, status)
    } catch (error) {
      setFailure(sentenceFor(error))
    }
  }
  return { failure, move: (project: { id: string; name: string }, status: ProjectStatus) => void move(project, status) }
}
