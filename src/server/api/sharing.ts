import type { z } from 'zod'
import type { PrintedDocument, sharingApi } from '#shared/api/sharing.ts'
import { documentTypes } from '#shared/document-types.ts'
import { clients } from '#shared/firm.ts'
import type { Format } from '#shared/formats.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { findOutdated } from '#server/documents/list-outdated.ts'
import { permit, type Permitted, rightsOf } from '#server/documents/policy.ts'
import { type Document, findDocument, getDocumentAt, getPastVersion, getVersion, type Version } from '#server/documents/store.ts'
import type { DrawnPicture } from '#server/exports/create-pictures.ts'
import type { Handlers, NamedBytes } from '#server/platform/serving/call.ts'
import { followLink } from '#server/sharing/follow-link.ts'
import { endSharing, listOutbox, shareDocument, type SharingServices } from '#server/sharing/share-document.ts'
import { listGrants } from '#server/sharing/store.ts'
import { makeDownload, presentOutdated } from './present-document.ts'

export type Services = SharingServices & {
  /** Where the product is reached, if that was said. */
  publicUrl: string | undefined
  makeFile(version: Version, format: Format): Promise<Uint8Array>
  drawBlock(content: Version['content'], blockId: string): Promise<DrawnPicture>
}
type Readable = Permitted<'read', Document>

export const sharingHandlers: Handlers<typeof sharingApi, Viewer, Services> = {
  share: async ({ input: { id, email, role }, viewer, origin }, services) => {
    const found = permit('share', viewer, await findDocument(services.database, viewer, { id }))
    const document = { ...found, clientName: clients[found.client].name }
    const invitation = await shareDocument(services, { document, viewer, email, role })
    return { success: true, invitation: presentInvitation(invitation, origin, services) }
  },

  grants: async ({ input: { id }, viewer }, { database }) => {
    permit('share', viewer, await findDocument(database, viewer, { id }))
    const grants = await listGrants(database, id)
    return {
      grants: grants.map(({ sharedAt, expiresAt, ...grant }) => ({
        ...grant,
        sharedAt: sharedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
    }
  },

  revoke: async ({ input: { id, grant: grantId }, viewer }, services) => {
    permit('share', viewer, await findDocument(services.database, viewer, { id }))
    await endSharing(services, { documentId: id, viewer, grantId })
    return { success: true }
  },

  outbox: async ({ viewer, origin }, services) => {
    const invitations = await listOutbox(services, viewer)
    return { invitations: invitations.map((invitation) => presentInvitation(invitation, origin, services)) }
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
      outOfDate: presentOutdated(viewer, document, outdated),
    }
  },

  picture: async ({ input, viewer }, services) => drawPicture(services, await read(services, viewer, input), input.block),

  sharedDocument: async ({ input: { token }, address }, services) => {
    const document = await readShared(services, token, address)
    const printed = { ...(await present(services, document)), mayShare: false, outOfDate: null }
    return { document: printed, role: document.role! }
  },

  sharedPicture: async ({ input: { token, block }, address }, services) =>
    drawPicture(services, await readShared(services, token, address), block),

  sharedFile: async ({ input: { token, format }, address }, services) => {
    const document = await readShared(services, token, address)
    return makeDownload(services, document, { format })
  },
}

type Asked = { id: string; version?: string | undefined }

async function read({ database }: Services, viewer: Viewer, { id, version }: Asked): Promise<Readable> {
  const document = permit('read', viewer, await findDocument(database, viewer, { id }))
  return getDocumentAt(database, document, version)
}

/** Whoever holds a link is nobody, but for the role that the link gives in its document. */
async function readShared({ database }: Services, token: string, address: string): Promise<Readable> {
  const { documentId: id, role } = await followLink(database, token, address)
  const found = await findDocument(database, null, { id })
  return permit('read', null, found && { ...found, role })
}

async function drawPicture({ database, drawBlock }: Services, document: Readable, block: string): Promise<NamedBytes> {
  const { content } = await getVersion(database, document)
  const { hash, bytes } = await drawBlock(content, block)
  return { bytes, filename: `${block}.svg`, mediaType: 'image/svg+xml', shownAs: hash }
}

async function present(
  { database }: Services,
  document: Readable,
): Promise<Omit<z.input<typeof PrintedDocument>, 'mayShare' | 'outOfDate'>> {
  const [{ content, writer, createdAt }, { approvedBy, approvedAt }] = await Promise.all([
    getVersion(database, document),
    getPastVersion(database, document, document.version),
  ])
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
