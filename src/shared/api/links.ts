import { z } from 'zod'
import { json } from './endpoint.ts'
import { newestApproved } from './sharing.ts'
import { VersionNumber } from './version-number.ts'
import { Succeeded } from './succeeded.ts'

const id = z.uuid()
const time = z.iso.datetime()

/** Maximum and default number of days for which a link is valid. */
export const linkDays = { most: 365, usual: 30 }
export const leastLinkPassword = 8

export const visited = ['opened', 'downloaded', 'commented', 'refused'] as const
export type Visited = (typeof visited)[number]

/** A link that anyone who has it may open, with its conditions and rights. */
export const Link = z.object({
  id,
  label: z.string(),
  link: z.url(),
  /** The version that it shows; null for always the newest approved one. */
  version: z.string().nullable(),
  hasPassword: z.boolean(),
  asksEmail: z.boolean(),
  /** By a code sent to the address. */
  checksEmail: z.boolean(),
  mayDownload: z.boolean(),
  /** Also allows reading comments on the version, except internal ones. */
  mayComment: z.boolean(),
  watermark: z.boolean(),
  createdBy: z.string(),
  createdAt: time,
  expiresAt: time.nullable(),
  timesOpened: z.number(),
  lastOpenedAt: time.nullable(),
})
export type Link = z.infer<typeof Link>

/** A link in a list: accounts that may not share outside see neither the address nor the visits of other people's links. */
export const ListedLink = Link.extend({ link: z.url().nullable(), timesOpened: z.number().nullable() })
export type ListedLink = z.infer<typeof ListedLink>

export const LinkVisit = z.object({
  at: time,
  what: z.enum(visited),
  /** Number within one minute, from one network. */
  times: z.int(),
  /** As entered; verified only if the link checks it. */
  email: z.string().nullable(),
  /** The network of the visitor's address. */
  network: z.string(),
  /** The visitor's browser, by its own description. */
  agent: z.string(),
})
export type LinkVisit = z.infer<typeof LinkVisit>

export const linksApi = {
  list: json({
    method: 'GET',
    path: '/documents/:id/links',
    summary: 'The links of a document that work, newest first',
    access: 'signed-in',
    input: z.object({ id }),
    output: z.object({ links: z.array(ListedLink) }),
  }),
  make: json({
    method: 'POST',
    path: '/documents/:id/links',
    summary: 'Make a link to one version, for anyone who has it',
    access: 'signed-in',
    input: z.object({
      id,
      label: z.string().trim().min(1, 'Say whom the link is for.').max(100),
      /** An address to email the link to, if a mail server is set up. */
      email: z.email('This is not an email address.').max(254).optional(),
      /** By default the approved version, or the current one if none is approved. */
      version: z.union([VersionNumber, z.literal(newestApproved)]).optional(),
      password: z.string().min(leastLinkPassword, `A password has at least ${leastLinkPassword} characters.`).max(200).optional(),
      asksEmail: z.boolean().default(false),
      /** Visitors must prove that they own the email address that they enter; only if a mail server is set up. */
      checksEmail: z.boolean().default(false),
      mayDownload: z.boolean().default(true),
      mayComment: z.boolean().default(false),
      watermark: z.boolean().default(false),
      /** Days until it expires; null for no limit. */
      days: z.int().min(1).max(linkDays.most).nullable().default(linkDays.usual),
    }),
    /** True if an email with the link was queued. */
    output: Succeeded.extend({ link: Link, isPosted: z.boolean() }),
  }),
  revoke: json({
    method: 'POST',
    path: '/links/:id/revoke',
    summary: 'End a link',
    access: 'signed-in',
    input: z.object({ id }),
    output: Succeeded,
  }),
  visits: json({
    method: 'GET',
    path: '/links/:id/visits',
    summary: 'Who came by a link, newest first',
    access: 'signed-in',
    input: z.object({ id }),
    output: z.object({ visits: z.array(LinkVisit) }),
  }),
}
