import type { ClientRights } from '#shared/api/accounts.ts'
import type { ClientId } from '#shared/client-id.ts'
import { AppError } from '#shared/errors.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import { isStaff, type Viewer } from '../policy.ts'
import { isAddressWithin, isClient, putClientRights } from './store.ts'

/** Only staff may see and change the rights of client accounts. */
export function refuseClients(viewer: Viewer): void {
  if (!isStaff(viewer)) throw new AppError('not-allowed', 'What the accounts of a client may do is for staff to settle.')
}

/** Throws unless the client exists; null means staff. */
export async function refuseUnknownClient(database: Database, client: ClientId | null): Promise<void> {
  if (client !== null && !(await isClient(database, client))) throw new AppError('invalid-input', `There is no client ${client}.`)
}

export const permitChangingClientRights = (
  database: Database,
  viewer: Viewer,
  { client, ...rights }: ClientRights & { client: ClientId },
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await refuseUnknownClient(transaction, client)
    await putClientRights(transaction, client, rights)
    await recordAudit(transaction, { actor: viewer.accountId, action: 'client-rights-settled', subject: client, details: rights })
  })

/** True if an account may give access to people without an account, whose identity is not known. */
export const mayShareOutside = (viewer: Viewer): boolean => isStaff(viewer) || viewer.rights?.sharesOutside === true

/** A client account may share with its own company and with staff, or with others only if staff allow it. */
export async function refuseOutsideRecipient(database: Database, viewer: Viewer, email: string): Promise<void> {
  if (viewer.client === null || mayShareOutside(viewer)) return
  if (await isAddressWithin(database, viewer.client, email)) return
  throw new AppError('not-allowed', 'You may share with accounts of your own firm and with your consultants.', {
    details: 'Ask your consultants to share it with this address, or to let your firm do so.',
  })
}

/** Anyone with a link can open it, so creating one counts as sharing outside. */
export function refuseLinks(viewer: Viewer): void {
  if (mayShareOutside(viewer)) return
  throw new AppError('not-allowed', 'You may share with accounts of your own firm and with your consultants, not by a link.', {
    details: 'Ask your consultants for a link, or to let your firm make its own.',
  })
}

/** The address of a link opens it for anyone, so only its creator and accounts that may share outside see the address and who used it. */
export const maySeeUseOf = (viewer: Viewer, { makerId }: { makerId: string }): boolean =>
  makerId === viewer.accountId || mayShareOutside(viewer)

export function refuseVisits(viewer: Viewer, link: { makerId: string }): void {
  if (maySeeUseOf(viewer, link)) return
  throw new AppError('not-allowed', 'You may see who used the links that you made.', {
    details: 'Ask the person who made this link, or ask your consultants to let your company share outside.',
  })
}

/** A reviewer without an account decides by a link, which the person who asks can see. */
export function refuseOutsideReviewers(viewer: Viewer): void {
  if (mayShareOutside(viewer)) return
  throw new AppError('not-allowed', 'You may ask accounts of your own firm and your consultants.', {
    details: 'Ask your consultants to ask the others, or to let your firm do so.',
  })
}

/** Grants given by staff may be ended only by staff, unless they allow the client to do so. */
export function refuseEndingOfStaff(viewer: Viewer, { isOfStaff }: { isOfStaff: boolean }): void {
  if (!isOfStaff || isStaff(viewer) || viewer.rights?.endsGrantsOfStaff) return
  throw new AppError('not-allowed', 'Your consultants have shared this; ask them to end it.')
}
