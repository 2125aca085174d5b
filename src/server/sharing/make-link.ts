import { randomBytes, randomUUID } from 'node:crypto'
import { dayLength } from '#shared/calendar.ts'
import { recordAudit } from '#server/audit/store.ts'
import { hashPassword } from '#server/accounts/password-hash.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import { createSeal } from '#server/platform/seal.ts'
import { addLink, endLink, listLinks, listSealedLinks, putSealedLink } from './links/store.ts'
import { type MailServices, enqueueEmail } from '#server/mail/enqueue-email.ts'
import { hashLink, linkOf, linkPurpose, type SharingServices } from './share-document.ts'
import { type InvitationFacts, writeInvitation } from './write-invitation.ts'

type Services = Pick<SharingServices, keyof MailServices | 'database' | 'linkSeal' | 'publicUrl'>

type Invited = InvitationFacts['document'] & { id: string }
type Request = {
  viewer: Viewer
  document: Invited
  /** Null for always the newest approved version. */
  version: { id: string; number: string } | null
  label: string
  /** The recipient, if a mail server is set up. */
  email: string | undefined
  password: string | undefined
  asksEmail: boolean
  checksEmail: boolean
  mayDownload: boolean
  mayComment: boolean
  watermark: boolean
  /** Number of days until it expires; null for no limit. */
  days: number | null
}

/** The place that a link's token is sealed for. */
const placeOf = (linkId: string) => `links/${linkId}`

/** Creates a link, and emails it on request. The caller must have checked the right to share. */
export async function makeLink(services: Services, request: Request): Promise<{ id: string; isPosted: boolean }> {
  const { database, linkSeal, publicUrl = '' } = services
  const { viewer, document, version, label, email, password, days, ...given } = request
  const documentId = document.id
  const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')]
  const passwordHash = password === undefined ? null : await hashPassword(password)
  const sealed = { tokenHash: hashLink(token), sealedToken: linkSeal.close(token, placeOf(id)), passwordHash }
  const named = { id, documentId, versionId: version?.id ?? null, label, createdBy: viewer.accountId }
  const expiresAt = days === null ? null : new Date(Date.now() + days * dayLength)
  return database.transaction().execute(async (transaction) => {
    await addLink(transaction, { ...named, ...sealed, ...given, expiresAt })
    const details = { documentId, version: version?.number ?? 'newest-approved', hasPassword: password !== undefined }
    await recordAudit(transaction, { actor: viewer.accountId, action: 'link-made', subject: id, details })
    if (email === undefined) return { id, isPosted: false }
    const told = { document, version: version?.number, sharer: viewer.displayName, email, expiresAt, opensAlone: true }
    const link = linkOf(publicUrl, token)
    const letter = { to: email, ...writeInvitation({ ...told, role: 'reader' }), link, writtenBy: viewer.accountId, documentId }
    return { id, isPosted: (await enqueueEmail(transaction, services, letter)) !== undefined }
  })
}

/** Ends a link; repeating the call changes nothing. */
export function revokeLink(
  { database }: Pick<Services, 'database'>,
  { viewer, id, documentId }: { viewer: Viewer; id: string; documentId: string },
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    if (!(await endLink(transaction, id))) return
    await recordAudit(transaction, { actor: viewer.accountId, action: 'link-ended', subject: id, details: { documentId } })
  })
}

/** Lists the links of a document with their tokens; without those sealed with another key than this deployment's. */
export async function listOpenLinks({ database, linkSeal }: Services, documentId: string) {
  const links = await listLinks(database, documentId)
  return links.flatMap(({ sealedToken, ...link }) => {
    const token = linkSeal.open(sealedToken, placeOf(link.id))
    return token === undefined ? [] : [{ ...link, token }]
  })
}

/** Seals all links with a new key of the deployment. Returns their number; one that cannot be opened is left as it is. */
export async function resealOpenLinks(transaction: Database, { from, to }: { from: string; to: string }): Promise<number> {
  const [old, next] = [createSeal(from, linkPurpose), createSeal(to, linkPurpose)]
  let count = 0
  for (const { id, sealedToken } of await listSealedLinks(transaction)) {
    const token = old.open(sealedToken, placeOf(id))
    if (token === undefined) continue
    await putSealedLink(transaction, id, next.close(token, placeOf(id)))
    count++
  }
  return count
}
