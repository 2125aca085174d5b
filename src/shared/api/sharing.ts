import { z } from 'zod'
import { Content } from '../content/content.ts'
import { documentStates } from '../document-states.ts'
import { formatNames } from '../formats.ts'
import { download, json } from './endpoint.ts'
import { OpenSharing } from './open-sharing.ts'
import { OutOfDate } from './out-of-date.ts'
import { VersionNumber } from './version-number.ts'
import { Succeeded } from './succeeded.ts'

const id = z.uuid()
/** A list of more than 200 continues after the id in `next`; null at the end. */
const [after, next] = [id.optional(), id.nullable()] as const
/** Instead of a version number: recipients always see the newest approved version. */
export const newestApproved = 'newest-approved'
export const Role = z.enum(['reader', 'writer'])
export type Role = z.infer<typeof Role>
/** 256 random bits as base64url. */
export const LinkToken = z.string().regex(/^[\w-]{43}$/, 'This link is not whole.')

/** A share of a document with an address, and when it expires; sharing again starts anew. */
export const Grant = z.object({
  id,
  email: z.string(),
  role: Role,
  /** The visible version; null for always the newest approved one. */
  version: z.string().nullable(),
  sharedBy: z.string(),
  sharedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type Grant = z.infer<typeof Grant>

/** The state of an email. */
export const Delivery = z.object({ state: z.enum(['waiting', 'sent', 'failed']), error: z.string().nullable() })
export type Delivery = z.infer<typeof Delivery>

/** A message about a share: emailed if a mail server is set up, otherwise to be copied. */
export const Invitation = z.object({
  /** The id of the share, by which it can be revoked. */
  id,
  documentId: id,
  to: z.string(),
  subject: z.string(),
  /** Ends where the link follows. */
  text: z.string(),
  link: z.url(),
  /** The state of the email; null if no mail server is set up, and it must be copied. */
  delivery: Delivery.nullable(),
  createdAt: z.iso.datetime(),
})
export type Invitation = z.infer<typeof Invitation>

/** A version as the page shows it. */
export const PrintedDocument = z.object({
  id,
  title: z.string(),
  type: z.string(),
  client: z.string(),
  project: z.string(),
  version: z.string(),
  status: z.enum(['Draft', 'Approved']),
  state: z.enum(documentStates),
  /** The approver and the time, if it is approved. */
  approval: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
  createdAt: z.iso.datetime(),
  /** The author, in words. */
  writer: z.string(),
  mayShare: z.boolean(),
  /** The newest approved version, for viewers who may share the document: the default of a new link. */
  approvedVersion: z.string().nullable(),
  /** True if the viewer may publish this version to the client's accounts, and it is not published yet. */
  mayPublish: z.boolean(),
  /** Only for the current version; an earlier one or a shared link shows nothing about other versions. */
  outOfDate: OutOfDate.nullable(),
  content: Content,
})
export type PrintedDocument = z.infer<typeof PrintedDocument>

export const sharingApi = {
  share: json({
    method: 'POST',
    path: '/documents/:id/share',
    summary: 'Let somebody read or edit one version; the same address again changes the role and the version',
    access: 'signed-in',
    input: z.object({
      id,
      email: z.email('This is not an email address.').max(254),
      role: Role.default('reader'),
      /** By default the approved version, or the current one if none is approved. */
      version: z.union([VersionNumber, z.literal(newestApproved)]).optional(),
    }),
    output: Succeeded.extend({ invitation: Invitation }),
  }),
  grants: json({
    method: 'GET',
    path: '/documents/:id/grants',
    summary: 'With whom a document is shared',
    access: 'signed-in',
    input: z.object({ id, after }),
    output: z.object({ grants: z.array(Grant), next }),
  }),
  revoke: json({
    method: 'POST',
    path: '/documents/:id/grants/:grant/revoke',
    summary: 'End what was shared; its link ends too',
    access: 'signed-in',
    input: z.object({ id, grant: id }),
    output: Succeeded,
  }),
  endAll: json({
    method: 'POST',
    path: '/documents/:id/sharing/end',
    summary: 'End all links and shares of a document; answers how many there were',
    access: 'signed-in',
    input: z.object({ id }),
    output: Succeeded.extend({ ended: OpenSharing }),
  }),
  outbox: json({
    method: 'GET',
    path: '/outbox',
    summary: 'Invitations that this account wrote, newest first, to be copied',
    access: 'signed-in',
    input: z.object({ after }),
    output: z.object({ invitations: z.array(Invitation), next }),
  }),
  sendAgain: json({
    method: 'POST',
    path: '/outbox/:id/send',
    summary: 'Send an invitation again whose email failed',
    access: 'signed-in',
    input: z.object({ id }),
    output: Succeeded,
  }),
  printed: json({
    method: 'GET',
    path: '/documents/:id/printed',
    summary: 'A version with its content, for the page that shows it; the current one unless another is named',
    access: 'signed-in',
    input: z.object({ id, version: z.string().max(40).optional() }),
    output: PrintedDocument,
  }),
  picture: download({
    method: 'GET',
    path: '/documents/:id/pictures/:block',
    summary: 'A diagram or chart of a version as SVG, drawn as it is printed',
    access: 'signed-in',
    input: z.object({ id, block: z.string().max(200), version: z.string().max(40).optional() }),
  }),
  openShared: json({
    method: 'POST',
    path: '/shared/:token/open',
    summary: 'Open a link that asks for a password or an address, which may be checked by a code; sets a cookie',
    access: 'public',
    input: z.strictObject({
      token: LinkToken,
      password: z.string().max(200).optional(),
      email: z.email('This is not an email address.').max(254).optional(),
      code: z
        .string()
        .regex(/^\d{6}$/, 'The code has six digits.')
        .optional(),
    }),
    maxBytes: 4096,
    /** False if a code was sent to the address instead. */
    output: Succeeded.extend({ isOpen: z.boolean() }),
  }),
  sharedDoor: json({
    method: 'GET',
    path: '/shared/:token/door',
    summary: 'What a link requires before it shows its document',
    access: 'public',
    input: z.object({ token: LinkToken }),
    output: z.object({ asksPassword: z.boolean(), asksEmail: z.boolean(), checksEmail: z.boolean() }),
  }),
  sharedDocument: json({
    method: 'GET',
    path: '/shared/:token',
    summary: 'The version that a link shows, for anyone who has the link',
    access: 'public',
    input: z.object({ token: LinkToken }),
    output: z.object({
      document: PrintedDocument,
      role: Role,
      /** True if the link always shows the newest approved version. */
      isNewest: z.boolean(),
      mayDownload: z.boolean(),
      mayComment: z.boolean(),
      /** The recipient, printed across each page; null if the link has no watermark. */
      watermark: z.string().nullable(),
    }),
  }),
  sharedPicture: download({
    method: 'GET',
    path: '/shared/:token/pictures/:block',
    summary: 'A diagram or chart of a shared document as SVG',
    access: 'public',
    input: z.object({ token: LinkToken, block: z.string().max(200) }),
  }),
  sharedFile: download({
    method: 'GET',
    path: '/shared/:token/download',
    summary: 'A shared document as a file',
    access: 'public',
    input: z.object({ token: LinkToken, format: z.enum(formatNames).default('pdf') }),
  }),
}
