import { hash, randomBytes } from 'node:crypto'
import type { Role } from '#shared/api/sharing.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import type { Seal } from '#server/platform/seal.ts'
import { cursorOf, emailKey } from './policy.ts'
import { endGrant, listInvitations, putGrant, putInvitation } from './store.ts'
import { writeInvitation } from './write-invitation.ts'

export type SharingServices = { database: Database; linkSeal: Seal }
type ToShare = { id: string } & Parameters<typeof writeInvitation>[0]['document']

type Request = {
  document: ToShare
  viewer: Viewer
  email: string
  role: Role
  /** None where it is always the newest approved one. */
  version: { id: string; number: string } | null
}

/** What the database keeps of a link. */
export const hashLink = (token: string): Buffer => hash('sha256', token, 'buffer')

/** Where a token is sealed; in another row it does not open. */
const placeOf = (grantId: string) => `invitations/${grantId}`

/** Gives an address a role in a version, and writes the invitation whose link gives the same. Whoever asks must be permitted to. */
export function shareDocument(
  { database, linkSeal }: SharingServices,
  { document, viewer, email: written, role, version }: Request,
) {
  const email = written.trim()
  const token = randomBytes(32).toString('base64url')
  return database.transaction().execute(async (transaction) => {
    const given = { email, emailKey: emailKey(email), role, sharedBy: viewer.accountId }
    const grant = { documentId: document.id, versionId: version?.id ?? null, ...given }
    const { id, sharedAt, expiresAt } = await putGrant(transaction, { ...grant, tokenHash: hashLink(token) })
    const words = writeInvitation({ document, version: version?.number, role, sharer: viewer.displayName, email, expiresAt })
    await putInvitation(transaction, { grantId: id, ...words, sealedToken: linkSeal.close(token, placeOf(id)) })
    const details = { documentId: document.id, version: version?.number ?? 'newest-approved', email, role }
    await recordAudit(transaction, { actor: viewer.accountId, action: 'document-shared', subject: id, details })
    return { id, documentId: document.id, to: email, ...words, token, createdAt: sharedAt }
  })
}

/** Ends what an address was given; ending it twice is the same as once. */
export function endSharing(
  { database }: SharingServices,
  { documentId, viewer, grantId }: { documentId: string; viewer: Viewer; grantId: string },
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    if (!(await endGrant(transaction, documentId, grantId))) return
    const event = { actor: viewer.accountId, action: 'sharing-ended', subject: grantId, details: { documentId } }
    await recordAudit(transaction, event)
  })
}

/** The invitations of an account with their tokens; one sealed with another key than this deployment's cannot be shown. */
export async function listOutbox({ database, linkSeal }: SharingServices, { accountId }: Viewer, after?: string) {
  const page = await listInvitations(database, accountId, after)
  const invitations = page.flatMap(({ sealedToken, ...invitation }) => {
    const token = linkSeal.open(sealedToken, placeOf(invitation.id))
    return token === undefined ? [] : [{ ...invitation, token }]
  })
  return { invitations, next: cursorOf(page) }
}
