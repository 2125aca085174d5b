import { AppError } from '#shared/errors.ts'
import type { ClientId } from '#shared/client-id.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'

declare const permission: unique symbol
/** A conversation together with the proof that it is the viewer's own. */
export type OwnConversation<Conversation> = Conversation & { readonly [permission]: 'own' }

/** A conversation is visible only to its owner, not even to administrators: to others it does not exist. */
export function permitConversation<Conversation extends { accountId: string }>(
  viewer: Viewer,
  conversation: Conversation | undefined,
): OwnConversation<Conversation> {
  if (conversation?.accountId !== viewer.accountId) throw new AppError('not-found', 'You have no such conversation.')
  return conversation as OwnConversation<Conversation>
}

/** Maximum number of questions of one account within the sign-in throttle's window; each reads whole documents. */
export const mostQuestions = 120

/** The default scope: everything for staff, the own company for a client account. */
export const usualScope = (viewer: Viewer): { client: ClientId | null } => ({ client: isStaff(viewer) ? null : viewer.client })
