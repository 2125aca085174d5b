import type { z } from 'zod'
import { newestApproved, type PrintedDocument, type sharingApi } from '#shared/api/sharing.ts'
import { documentTypes } from '#shared/document-types.ts'
import { AppError } from '#shared/errors.ts'
import { clients } from '#shared/firm.ts'
import type { Format } from '#shared/formats.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import { findOutdated } from '#server/documents/list-outdated.ts'
import { permit, type Permitted, rightsOf } from '#server/documents/policy.ts'
import {
  type Document,
  findDocument,
  findSharedDocument,
  getDocumentAt,
  getVersion,
  listVersions,
  type Version,
} from '#server/documents/store.ts'
import type { DrawnPicture } from '#server/exports/create-pictures.ts'
import type { Database } from '#server/platform/database.ts'
import type { Handlers, NamedBytes } from '#server/platform/serving/call.ts'
import { followLink } from '#server/sharing/follow-link.ts'
import { endSharing, listOutbox, shareDocument, type SharingServices } from '#server/sharing/share-document.ts'
import { cursorOf } from '#server/sharing/policy.ts'
import { findGrant, listGrants } from '#server/sharing/store.ts'
import { makeDownload, presentOutdated } from './present-document.ts'

export type Services = SharingServices & {
  /** Where the product is reached, if that was said. */
  publicUrl: string | undefined
  makeFile(version: Version, format: Format): Promise<Uint8Array>
  drawBlock(content: Version['content'], blockId: string): Promise<DrawnPicture>
}
type Readable = Permitted<'read', Document>

export const sharingHandlers: Handlers<typeof sharingApi, Viewer, Services> = {
  share: async ({ input: { id, email, role, version: named }, viewer, origin }, services) => {
    const found = permit('share', viewer, await findDocument(services.database, viewer, { id }))
    const version = await findNamed(services, viewer, { document: found, named })
    const document = { id, title: found.title, type: found.type, clientName: clients[found.client].name }
    const invitation = await shareDocument(services, { document, viewer, email, role, version })
    return { success: true, invitation: presentInvitation(invitation, origin, services) }
  },

  grants: async ({ input: { id, after }, viewer }, { database }) => {
    const page = await listGrants(database, (await permitSharing(database, viewer, id)).id, after)
    const seen = await seenOf(database, viewer, { id, grants: page })
    return {
      next: cursorOf(page),
      grants: seen.map(({ sharedAt, expiresAt, ...grant }) => ({
        ...grant,
        sharedAt: sharedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
    }
  },

  revoke: async ({ input: { id, grant: grantId }, viewer }, services) => {
    await permitSharing(services.database, viewer, id)
    const grant = await findGrant(services.database, id, grantId)
    if (grant && (await seenOf(services.database, viewer, { id, grants: [grant] })).length > 0)
      await endSharing(services, { documentId: id, viewer, grantId })
    return { success: true }
  },

  outbox: async ({ input: { after }, viewer, origin }, services) => {
    const { invitations, next } = await listOutbox(services, viewer, after)
    return { next, invitations: invitations.map((invitation) => presentInvitation(invitation, origin, services)) }
  },

  printed: async ({ input, viewer }, services) => {
    const document = await read(services, viewer, input)
    const [presented, outdated] = await Promise.all([
      present(services, document),
      findOutdated(services.database, viewer, document),
    ])
    return {
      ...presented,
      mayShare: rightsOf(viewer, document).share,
      approvedVersion: document.approvedVersion,
      mayPublish: rightsOf(viewer, document).publish && document.status === 'Draft' && !document.isPublished,
      outOfDate: presentOutdated(viewer, document, outdated),
    }
  },

  picture: async ({ input, viewer }, services) => drawPicture(services, await read(services, viewer, input), input.block),

  sharedDocument: async ({ input: { token }, address }, services) => {
    const { document, isNewest } = await readShared(services, token, address)
    const mayNothing = { mayShare: false, approvedVersion: null, mayPublish: false, outOfDate: null }
    const printed = { ...(await present(services, document)), ...mayNothing }
    return { document: printed, role: document.role!, isNewest }
  },

  sharedPicture: async ({ input: { token, block }, address }, services) =>
    drawPicture(services, (await readShared(services, token, address)).document, block),

  sharedFile: async ({ input: { token, format }, address }, services) => {
    const { document } = await readShared(services, token, address)
    return makeDownload(services, document, { format })
  },
}

type Asked = { id: string; version?: string | undefined }

async function read({ database }: Services, viewer: Viewer, { id, version }: Asked): Promise<Readable> {
  const document = permit('read', viewer, await findDocument(database, viewer, { id }))
  return getDocumentAt(database, viewer, { document, number: version })
}

type Naming = { document: Permitted<'share', Document>; named: string | undefined }

/** The version that is shared: the one named, else the approved one, else the one that is shown; none for always the newest approved. */
async function findNamed({ database }: Services, viewer: Viewer, { document, named }: Naming) {
  if (named !== newestApproved) {
    const number = named ?? document.approvedVersion ?? document.version
    const { versionId: id } = await getDocumentAt(database, viewer, { document: permit('read', viewer, document), number })
    return { id, number }
  }
  if (document.approvedVersion !== null) return null
  throw new AppError('conflict', 'No version of this document is approved yet.', { details: 'Approve one, or share a version.' })
}

/** What is shared of a document, as far as the viewer is shown the versions that it names. */
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

/** Whoever holds a link is nobody, but for the role that the link gives in its document. */
async function readShared(
  { database }: Services,
  token: string,
  address: string,
): Promise<{ document: Readable; isNewest: boolean }> {
  const shared = await followLink(database, token, address)
  const document = permit('read', null, await findSharedDocument(database, shared))
  return { document, isNewest: shared.versionId === null }
}

async function drawPicture({ database, drawBlock }: Services, document: Readable, block: string): Promise<NamedBytes> {
  const { content } = await getVersion(database, document)
  const { hash, bytes } = await drawBlock(content, block)
  return { bytes, filename: `${block}.svg`, mediaType: 'image/svg+xml', shownAs: hash }
}

async function present(
  { database }: Services,
  document: Readable,
): Promise<Omit<z.input<typeof PrintedDocument>, 'mayShare' | 'approvedVersion' | 'mayPublish' | 'outOfDate'>> {
  const { content, writer, createdAt, approvedBy, approvedAt } = await getVersion(database, document)
  return {
    id: document.id,
    title: document.title,
    type: documentTypes[document.type].label,
    client: clients[document.client].name,
    project: document.project,
    version: document.version,
    status: document.status,
    approval: approvedAt && { by: approvedBy!, at: approvedAt.toISOString() },
    createdAt: createdAt.toISOString(),
    writer,
    content,
  }
}

type Written = Omit<Awaited<ReturnType<typeof shareDocument>>, 'createdAt'> & { createdAt: Date }

const presentInvitation = ({ token, createdAt, ...invitation }: Written, origin: string, { publicUrl }: Services) => ({
  ...invitation,
  link: `${publicUrl ?? origin}/shared/${token}`,
  createdAt: createdAt.toISOString(),
})
