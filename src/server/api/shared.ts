import type { z } from 'zod'
import { today } from '#shared/calendar.ts'
import type { PrintedDocument, sharingApi } from '#shared/api/sharing.ts'
import { documentTypes } from '#shared/document-types.ts'
import { AppError } from '#shared/errors.ts'
import { firm } from '#shared/firm.ts'
import type { Format } from '#shared/formats.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import { permit, type Permitted } from '#server/documents/policy.ts'
import { type Document, findSharedDocument, getVersion, type Version } from '#server/documents/store.ts'
import type { FileReader } from '#server/exports/create-exports.ts'
import type { DrawnPicture } from '#server/exports/create-pictures.ts'
import type { Handlers, NamedBytes, Visit } from '#server/platform/serving/call.ts'
import { followLink } from '#server/sharing/follow-link.ts'
import { addVisit, type FoundLink } from '#server/sharing/links/store.ts'
import { openLink, readOpened, visitorOf } from '#server/sharing/open-link.ts'
import { guestOfLink } from '#server/sharing/policy.ts'
import { recordGuest } from '#server/sharing/record-guest.ts'
import type { SharingServices } from '#server/sharing/share-document.ts'
import { makeDownload } from './present-document.ts'

export type Services = SharingServices & {
  isSecure: boolean
  /** Only PDF files can have a watermark; a file with one is not cached. */
  makeFile(version: Version, format: Format, reader?: FileReader): Promise<Uint8Array>
  drawBlock(content: Version['content'], blockId: string): Promise<DrawnPicture>
}
type Readable = Permitted<'read', Document>
type Called = 'openShared' | 'sharedDoor' | 'sharedDocument' | 'sharedPicture' | 'sharedFile'

/** The calls that are open to anyone with a link, signed in or not. */
export const sharedHandlers: Pick<Handlers<typeof sharingApi, Viewer, Services>, Called> = {
  openShared: async ({ input: { token, ...said }, ...came }, services) => {
    const { link } = await followLink(services.database, token, came.address)
    const { password, email, code } = said
    return { success: true, isOpen: !link || (await openLink(services, link, { said: { password, email, code }, came })) }
  },

  sharedDoor: async ({ input: { token }, address }, { database }) => {
    const { link } = await followLink(database, token, address)
    const { passwordHash = null, asksEmail = false, checksEmail = false } = link ?? {}
    return { asksPassword: passwordHash !== null, asksEmail, checksEmail }
  },

  sharedDocument: async ({ input: { token }, ...came }, services) => {
    const { document, isNewest, link, visitor, grantId } = await readShared(services, token, came)
    const mayNothing = { mayShare: false, approvedVersion: null, mayPublish: false, outOfDate: null }
    const printed = { ...(await presentPrinted(services, document)), ...mayNothing }
    if (link) await addVisit(services.database, link.id, { ...visitor, what: 'opened' })
    const details = { address: came.address, versionId: document.versionId }
    await recordGuest(services.database, grantId, { actor: guestOfLink, action: 'link-opened', subject: grantId, details })
    const { mayDownload = true, mayComment = false } = link ?? {}
    return {
      document: printed,
      role: document.role!,
      isNewest,
      mayDownload,
      mayComment,
      watermark: watermarkOf(link, visitor.email),
    }
  },

  sharedPicture: async ({ input: { token, block }, ...came }, services) =>
    drawPicture(services, (await readShared(services, token, came)).document, block),

  sharedFile: async ({ input: { token, format }, ...came }, services) => {
    const { document, link, visitor, grantId: grant } = await readShared(services, token, came)
    const reader = { actor: guestOfLink, address: came.address, grant }
    if (!link) return makeDownload(services, document, { format, reader })
    const watermark = watermarkOf(link, visitor.email)
    await permitFile(services, { link, format, visitor })
    return makeDownload(services, document, { format, reader, ...(watermark !== null && { watermark }) })
  },
}

type Came = Pick<Visit, 'address' | 'cookies' | 'agent'>

/** A visitor with a link is anonymous and has only the role that the link gives in its document. */
export async function readShared({ database, linkSeal }: Pick<Services, 'database' | 'linkSeal'>, token: string, came: Came) {
  const shared = await followLink(database, token, came.address)
  const { email } = shared.link ? readOpened({ linkSeal }, shared.link, came.cookies) : { email: null }
  const document = permit('read', null, await findSharedDocument(database, shared))
  return {
    document,
    isNewest: shared.versionId === null,
    link: shared.link,
    grantId: shared.grantId,
    visitor: visitorOf(came, email),
  }
}

type AskedFile = { link: FoundLink; format: Format; visitor: ReturnType<typeof visitorOf> }

async function permitFile({ database }: Services, { link, format, visitor }: AskedFile): Promise<void> {
  if (!link.mayDownload) throw new AppError('not-allowed', 'This link shows the document, and does not give its files.')
  if (link.watermark && format !== 'pdf')
    throw new AppError('not-allowed', 'This link gives the document as a PDF only.', { details: 'Choose PDF.' })
  await addVisit(database, link.id, { ...visitor, what: 'downloaded' })
}

/** The recipient shown in the watermark; the date if the link did not ask for an email address. */
const watermarkOf = (link: FoundLink | undefined, email: string | null): string | null =>
  link?.watermark ? (email ?? `Opened ${today()}`) : null

export async function drawPicture({ database, drawBlock }: Services, document: Readable, block: string): Promise<NamedBytes> {
  const { content } = await getVersion(database, document)
  const { hash, bytes } = await drawBlock(content, block)
  return { bytes, filename: `${block}.svg`, mediaType: 'image/svg+xml', shownAs: hash }
}

type OfViewer = 'mayShare' | 'approvedVersion' | 'mayPublish' | 'outOfDate'

/** Presents a version for the page, for its viewer or a visitor with a link. */
export async function presentPrinted(
  { database }: Pick<Services, 'database'>,
  document: Readable,
  viewer?: Viewer,
): Promise<Omit<z.input<typeof PrintedDocument>, OfViewer>> {
  const { content, writer, createdAt, approvedBy, approvedByOutside, approvedAt } = await getVersion(database, document)
  const isInside = viewer !== undefined && isStaff(viewer)
  return {
    id: document.id,
    title: document.title,
    type: documentTypes[document.type].label,
    client: document.clientName,
    project: document.project,
    version: document.version,
    status: document.status,
    state: document.status === 'Approved' ? 'approved' : 'draft',
    approval: approvedAt && { by: (isInside ? approvedBy : approvedByOutside)!, at: approvedAt.toISOString() },
    createdAt: createdAt.toISOString(),
    // People outside the firm do not see which composer or model wrote it.
    writer: isInside ? writer : firm.name,
    content,
  }
}
