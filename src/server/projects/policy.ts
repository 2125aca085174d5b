import { AppError } from '#shared/errors.ts'
import type { ClientId } from '#shared/client-id.ts'
import { isStaff, mayServe, type Viewer } from '#server/accounts/policy.ts'

declare const permission: unique symbol
/** A project together with the proof that the viewer may read or write it. */
export type PermittedProject<Action extends 'read' | 'write', Project> = Project & { readonly [permission]: Proof[Action] }
/** Anyone who may write may also read. */
type Proof = { read: { read: true }; write: { read: true; write: true } }

export const mayWriteProjects = (viewer: Viewer): boolean => isStaff(viewer)

/** Staff may write. A client account may read the projects of its own client. For all others the project does not seem to exist. */
export function permitProject<Action extends 'read' | 'write', Project extends { client: ClientId }>(
  action: Action,
  viewer: Viewer,
  project: Project | undefined,
): PermittedProject<Action, Project> {
  if (!project || !mayServe(viewer, project.client))
    throw new AppError('not-found', 'This project does not exist, or you may not see it.')
  if (action === 'write' && !mayWriteProjects(viewer)) throw new AppError('not-allowed', 'Only staff can change a project’s plan.')
  return project as PermittedProject<Action, Project>
}
