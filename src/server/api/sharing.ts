import { endAll } from '#server/sharing/open/end-all.ts'
import { newestApproved, type sharingApi } from '#shared/api/sharing.ts'
import { AppError } from '#shared/errors.ts'
import { mayShareOutside, refuseEndingOfStaff, refuseOutsideRecipient } from '#server/accounts/client-rights/policy.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import { findOutdated } from '#server/documents/list-outdated.ts'
import { permit, type Permitted, rightsOf } from '#server/documents/policy.ts'
import { type Document, findDocument, getDocumentAt, listVersions } from '#server/documents/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import { keepRead } from '#server/overview/store.ts'
import { addressOf, endSharing, listOutbox, sendAgain, shareDocument } from '#server/sharing/share-document.ts'
import { findState } from '#server/reviews/find-state.ts'
import { cursorOf, emailKey } from '#server/sharing/policy.ts'
import { findGrant, findGrantOf, listGrants } from '#server/sharing/store.ts'
import { presentOutdated } from './present-document.ts'
import { drawPicture, presentPrinted, type Services, sharedHandlers } from './shared.ts'

export type { Services }
type Readable = Permitted<'read', Document>

export const sharingHandlers: Handlers<typeof sharingApi, Viewer, Services> = {
  share: async ({ input: { id, email, role, version: named }, viewer, origin }, services) => {
    const found = permit('share', viewer, await findDocument(services.database, viewer, { id }))
    const version = await findNamed(services, viewer, { document: found, named })
    await refuseOutsideRecipient(services.database, viewer, emailKey(email))
    const document = { id, title: found.title, type: found.type, clientName: found.clientName }
    // Sharing with the same address again replaces the existing grant.
    const before = await findGrantOf(services.database, id, emailKey(email))
    if (before) refuseEndingOfStaff(viewer, before)
    const opensAlone = mayShareOutside(viewer)
    const invitation = await shareDocument(services, { document, viewer, email, role, version, opensAlone })
    return { success: true, invitation: presentInvitation(invitation, viewer, { ...services, origin }) }
  },

  grants: async ({ input: { id, after }, viewer }, { database }) => {
    const page = await listGrants(database, (await permitSharing(database, viewer, id)).id, after)
    const seen = await seenOf(database, viewer, { id, grants: page })
    return {
      next: cursorOf(page),
      grants: seen.map(({ id: grant, email, role, version, sharedBy, sharedAt, expiresAt }) => ({
        id: grant,
        email,
        role,
        version,
        sharedBy,
        sharedAt: sharedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
    }
  },

  revoke: async ({ input: { id, grant: grantId }, viewer }, services) => {
    await permitSharing(services.database, viewer, id)
    const grant = await findGrant(services.database, id, grantId)
    const [seen] = grant ? await seenOf(services.database, viewer, { id, grants: [grant] }) : []
    if (seen) refuseEndingOfStaff(viewer, seen)
    if (seen) await endSharing(services, { documentId: id, viewer, grantId })
    return { success: true }
  },

  endAll: async ({ input: { id }, viewer }, { database }) => {
    const document = permit('arrange', viewer, await findDocument(database, viewer, { id }))
    return { success: true, ended: await endAll(database, viewer, { documentId: document.id }) }
  },

  outbox: async ({ input: { after }, viewer, origin }, services) => {
    const { invitations, next } = await listOutbox(services, viewer, after)
    return { next, invitations: invitations.map((invitation) => presentInvitation(invitation, viewer, { ...services, origin })) }
  },

  sendAgain: async ({ input: { id }, viewer }, services) => {
    if (await sendAgain(services, viewer, id)) return { success: true }
    throw new AppError('not-found', 'None of your emails to this address is waiting to be sent again.')
  },

  printed: async ({ input, viewer }, services) => {
    const document = await read(services, viewer, input)
    const { accountId } = viewer
    const [presented, outdated, state] = await Promise.all([
      presentPrinted(services, document, viewer),
      findOutdated(services.database, viewer, document),
      findState(services.database, viewer, document),
      keepRead(services.database, { accountId, documentId: document.id, versionId: document.versionId }),
    ])
    return {
      ...presented,
      state,
      mayShare: rightsOf(viewer, document).share,
      approvedVersion: document.approvedVersion,
      mayPublish: rightsOf(viewer, document).publish && !document.isPublished,
      outOfDate: presentOutdated(viewer, document, outdated),
    }
  },

  picture: async ({ input, viewer }, services) => drawPicture(services, await read(services, viewer, input), input.block),

  ...sharedHandlers,
}

type Asked = { id: string; version?: string | undefined }

async function read({ database }: Services, viewer: Viewer, { id, version }: Asked): Promise<Readable> {
  const document = permit('read', viewer, await findDocument(database, viewer, { id }))
  return getDocumentAt(database, viewer, { document, number: version })
}

type Naming = { document: Permitted<'share', Document>; named: string | undefined }

/**
 * Finds the version to share: the named one, otherwise the approved one, otherwise the visible one; null means always the newest approved
 * version.
 */
export async function findNamed({ database }: Pick<Services, 'database'>, viewer: Viewer, { document, named }: Naming) {
  if (named !== newestApproved) {
    const number = named ?? document.approvedVersion ?? document.version
    const { versionId: id } = await getDocumentAt(database, viewer, { document: permit('read', viewer, document), number })
    return { id, number }
  }
  if (document.approvedVersion !== null) return null
  throw new AppError('conflict', 'No version of this document is approved yet.', { details: 'Approve one, or share a version.' })
}

/** Returns the grants of a document whose versions the viewer may see. */
async function seenOf<Given extends { version: string | null }>(
  database: Database,
  viewer: Viewer,
  { id, grants }: { id: string; grants: Given[] },
): Promise<Given[]> {
  const document = await permitSharing(database, viewer, id)
  if (isStaff(viewer)) return grants
  const versions = await listVersions(database, viewer, permit('read', viewer, document))
  return grants.filter(({ version }) => version === null || versions.some(({ number }) => number === version))
}

const permitSharing = async (database: Database, viewer: Viewer, id: string) =>
  permit('share', viewer, await findDocument(database, viewer, { id }))

type Written = Omit<Awaited<ReturnType<typeof shareDocument>>, 'createdAt'> & { createdAt: Date }

type Presenting = Pick<Services, 'publicUrl'> & { origin: string }

const presentInvitation = (written: Written, viewer: Viewer, { publicUrl, origin }: Presenting) => {
  const { token, version, createdAt, ...invitation } = written
  const { documentId } = invitation
  const link = addressOf(publicUrl ?? origin, { documentId, version, token: mayShareOutside(viewer) ? token : null })
  return { ...invitation, link, createdAt: createdAt.toISOString() }
}
