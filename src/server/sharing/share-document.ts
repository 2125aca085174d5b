import { hash, randomBytes } from 'node:crypto'
import type { Role } from '#shared/api/sharing.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { type MailServices, retryEmail, enqueueEmail } from '#server/mail/enqueue-email.ts'
import type { Database } from '#server/platform/database.ts'
import { createSeal, type Seal } from '#server/platform/seal.ts'
import { cursorOf, emailKey } from './policy.ts'
import type { EmailState } from '#server/mail/store.ts'
import { endGrant, findEmail, listInvitations, listSealedTokens, putGrant, putInvitation, putSealedToken } from './store.ts'
import { writeInvitation } from './write-invitation.ts'

export type SharingServices = MailServices & {
  database: Database
  linkSeal: Seal
  /** The public address of the product, if it is configured; required for sending email. */
  publicUrl: string | undefined
}
type ToShare = { id: string } & Parameters<typeof writeInvitation>[0]['document']

type Request = {
  document: ToShare
  viewer: Viewer
  email: string
  role: Role
  /** Null for always the newest approved version. */
  version: { id: string; number: string } | null
  /** True if the invitation opens the document by itself; otherwise it goes to the sign-in. */
  opensAlone: boolean
}

/** The purpose that links are sealed for. */
export const linkPurpose = 'share links'

/** The hash that the database stores of a link. */
export const hashLink = (token: string): Buffer => hash('sha256', token, 'buffer')

/** The address that a visitor with the link opens. */
export const linkOf = (address: string, token: string): string => `${address}/shared/${token}`

type Invited = { documentId: string; version: string | null; token: string | null }

/** The address for an invited person: without a token the document itself, which they can see after signing in. */
export const addressOf = (base: string, { documentId, version, token }: Invited): string =>
  token === null ? `${base}/documents/${documentId}${version === null ? '' : `?version=${version}`}` : linkOf(base, token)

const waiting: { state: EmailState; error: string | null } = { state: 'waiting', error: null }

/** The place that a token is sealed for; copied to another row, it cannot be opened. */
const placeOf = (grantId: string) => `invitations/${grantId}`

/**
 * Gives an address a role in a version, and writes an invitation with a link that gives the same. The caller must have checked the right to
 * share.
 */
export function shareDocument(services: SharingServices, { document, viewer, email: written, role, version, opensAlone }: Request) {
  const { database, linkSeal } = services
  const email = written.trim()
  const token = randomBytes(32).toString('base64url')
  return database.transaction().execute(async (transaction) => {
    const given = { email, emailKey: emailKey(email), role, sharedBy: viewer.accountId }
    const grant = { documentId: document.id, versionId: version?.id ?? null, ...given }
    const { id, sharedAt, expiresAt } = await putGrant(transaction, { ...grant, tokenHash: hashLink(token) })
    const told = { document, version: version?.number, role, sharer: viewer.displayName, email, expiresAt, opensAlone }
    const words = writeInvitation(told)
    const named = { documentId: document.id, version: version?.number ?? null }
    const link = addressOf(services.publicUrl ?? '', { ...named, token: opensAlone ? token : null })
    const letter = { to: email, ...words, link, writtenBy: viewer.accountId, documentId: document.id }
    const letterId = await enqueueEmail(transaction, services, letter)
    await putInvitation(transaction, { grantId: id, ...words, sealedToken: linkSeal.close(token, placeOf(id)), letterId })
    const details = { documentId: document.id, version: version?.number ?? 'newest-approved', email, role }
    await recordAudit(transaction, { actor: viewer.accountId, action: 'document-shared', subject: id, details })
    return { id, ...named, to: email, ...words, token, createdAt: sharedAt, delivery: letterId ? waiting : null }
  })
}

/** Queues the email of an invitation again after it failed. */
export function sendAgain(services: SharingServices, { accountId }: Viewer, grantId: string): Promise<boolean> {
  return services.database.transaction().execute(async (transaction) => {
    const id = await findEmail(transaction, grantId)
    return id !== undefined && (await retryEmail(transaction, services, { id, writtenBy: accountId }))
  })
}

/** Ends the share with an address; repeating the call changes nothing. */
export function endSharing(
  { database }: Pick<SharingServices, 'database'>,
  { documentId, viewer, grantId }: { documentId: string; viewer: Viewer; grantId: string },
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    if (!(await endGrant(transaction, documentId, grantId))) return
    const event = { actor: viewer.accountId, action: 'sharing-ended', subject: grantId, details: { documentId } }
    await recordAudit(transaction, event)
  })
}

/**
 * Seals the links of all invitations with a new key of the deployment. Returns their number; one that cannot be opened is left as it is.
 */
export async function resealLinks(transaction: Database, { from, to }: { from: string; to: string }): Promise<number> {
  const [old, next] = [createSeal(from, linkPurpose), createSeal(to, linkPurpose)]
  let count = 0
  for (const { grantId, sealedToken } of await listSealedTokens(transaction)) {
    const token = old.open(sealedToken, placeOf(grantId))
    if (token === undefined) continue
    await putSealedToken(transaction, grantId, next.close(token, placeOf(grantId)))
    count++
  }
  return count
}

/** Lists the invitations of an account with their tokens; without those sealed with another key than this deployment's. */
export async function listOutbox(
  { database, linkSeal }: Pick<SharingServices, 'database' | 'linkSeal'>,
  { accountId }: Viewer,
  after?: string,
) {
  const page = await listInvitations(database, accountId, after)
  const invitations = page.flatMap(({ sealedToken, letterState: state, letterError: error, ...invitation }) => {
    const token = linkSeal.open(sealedToken, placeOf(invitation.id))
    return token === undefined ? [] : [{ ...invitation, token, delivery: state && { state, error } }]
  })
  return { invitations, next: cursorOf(page) }
}
