import { AppError } from '#shared/errors.ts'
import type { ClientId } from '#shared/firm.ts'
import { mayServe, type Viewer } from '#server/accounts/policy.ts'

declare const permission: unique symbol
/** A thing together with the proof that the viewer may do `Action` to it. Only `permit` can make one. */
export type Permitted<Action extends string, Thing> = Thing & { readonly [permission]: Action }

type OfClient = { client: ClientId }
type Rule = (viewer: Viewer, thing: OfClient) => boolean

const rules = {
  read: (viewer, { client }) => mayServe(viewer, client),
  generate: (viewer, { client }) => mayServe(viewer, client),
  approve: (viewer, { client }) => mayServe(viewer, client),
  rollback: (viewer, { client }) => mayServe(viewer, client),
  share: (viewer, { client }) => mayServe(viewer, client),
} satisfies Record<string, Rule>

export function permit<Action extends keyof typeof rules, Thing extends OfClient>(
  action: Action,
  viewer: Viewer,
  thing: Thing | undefined,
): Permitted<Action, Thing> {
  // What the viewer may not read must look like what does not exist.
  if (!thing || !rules.read(viewer, thing)) throw new AppError('not-found', 'This document does not exist, or you may not see it.')
  if (!rules[action](viewer, thing)) throw new AppError('not-allowed', 'You may read this document, but not do this to it.')
  return thing as Permitted<Action, Thing>
}

/** What the viewer may do beyond reading. */
export const rightsOf = (viewer: Viewer, thing: OfClient) => ({
  generate: rules.generate(viewer, thing),
  approve: rules.approve(viewer, thing),
  rollback: rules.rollback(viewer, thing),
  share: rules.share(viewer, thing),
})
