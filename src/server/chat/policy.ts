import { AppError } from '#shared/errors.ts'
import type { ClientId } from '#shared/client-id.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'

declare const permission: unique symbol
/** A conversation together with the proof that it is the viewer's own. */
export type OwnConversation<Conversation> = Conversation & { readonly [permission]: 'own' }

/** A conversation is its owner's alone, for administrators too: to everybody else there is none. */
export function permitConversation<Conversation extends { accountId: string }>(
  viewer: Viewer,
  conversation: Conversation | undefined,
): OwnConversation<Conversation> {
  if (conversation?.accountId !== viewer.accountId) throw new AppError('not-found', 'There is no such conversation of yours.')
  return conversation as OwnConversation<Conversation>
}

/** Questions of one account within the sign-in throttle's window, each of which reads through documents. */
export const mostQuestions = 120

/** About what an account asks when it names nothing: staff all, an account of a client its own firm. */
export const usualScope = (viewer: Viewer): { client: ClientId | null } => ({ client: isStaff(viewer) ? null : viewer.client })
