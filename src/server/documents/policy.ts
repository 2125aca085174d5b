import type { Role } from '#shared/api/sharing.ts'
import type { Brief } from '#shared/brief.ts'
import { AppError } from '#shared/errors.ts'
import type { ClientId } from '#shared/client-id.ts'
import { isStaff, mayApproveFor, mayServe, mayWriteFor, type Viewer } from '#server/accounts/policy.ts'

declare const permission: unique symbol
/** A thing together with the proof that the viewer may do `Action` to it. Only `permit` can make one. */
export type Permitted<Action extends string, Thing> = Thing & { readonly [permission]: Action }

/** `role`: the role in which the thing was shared with the viewer, if it was. */
type OfClient = { client: ClientId; role?: Role | null }
type Rule = (viewer: Viewer | null, thing: OfClient) => boolean

const serves: Rule = (viewer, { client }) => viewer !== null && mayServe(viewer, client)
const isOfStaff: Rule = (viewer) => viewer !== null && isStaff(viewer)
const servesOrWrites: Rule = (viewer, thing) => serves(viewer, thing) || thing.role === 'writer'

const rules = {
  read: (viewer, thing) => serves(viewer, thing) || thing.role === 'reader' || thing.role === 'writer',
  generate: servesOrWrites,
  /** Edits, rewriting and answers in a new version. */
  write: (viewer, thing) => (viewer !== null && mayWriteFor(viewer, thing.client)) || thing.role === 'writer',
  rollback: servesOrWrites,
  approve: (viewer, { client }) => viewer !== null && mayApproveFor(viewer, client),
  /** Only staff see drafts until they publish one to the client. */
  publish: isOfStaff,
  /** Names and the archive belong to the library of the staff. */
  arrange: isOfStaff,
  /** Staff choose which of the client's people a question goes to. */
  ask: isOfStaff,
  share: serves,
  /** The client's own people answer questions; staff take the answers into a version. */
  answer: (viewer, thing) => serves(viewer, thing) && !isOfStaff(viewer, thing),
  seeAnswers: serves,
} satisfies Record<string, Rule>

export function permit<Action extends keyof typeof rules, Thing extends OfClient>(
  action: Action,
  /** Null for an anonymous reader, who has only the role granted with the thing itself, as by a link. */
  viewer: Viewer | null,
  thing: Thing | undefined,
): Permitted<Action, Thing> {
  // A thing that the viewer may not read must look as if it did not exist.
  if (!thing || !rules.read(viewer, thing)) throw new AppError('not-found', 'This document does not exist, or you may not see it.')
  if (!rules[action](viewer, thing)) throw new AppError('not-allowed', 'You may read this document, but not do this to it.')
  return thing as Permitted<Action, Thing>
}

/** For a brief, `role` is the viewer's role in the document with the same type, client and project (`findRole`), not in any other. */
export function permitBrief(viewer: Viewer, brief: Brief, role: Role | null): Permitted<'generate', Brief> {
  permit('generate', viewer, { client: brief.client, role })
  return brief as Permitted<'generate', Brief>
}

/** The viewer's rights beyond reading. */
export const rightsOf = (viewer: Viewer, thing: OfClient) => ({
  generate: rules.generate(viewer, thing),
  write: rules.write(viewer, thing),
  approve: rules.approve(viewer, thing),
  publish: rules.publish(viewer, thing),
  rollback: rules.rollback(viewer, thing),
  share: rules.share(viewer, thing),
})
