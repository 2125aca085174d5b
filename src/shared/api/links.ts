import { z } from 'zod'
import { json } from './endpoint.ts'
import { newestApproved } from './sharing.ts'
import { VersionNumber } from './version-number.ts'
import { Succeeded } from './succeeded.ts'

const id = z.uuid()
const time = z.iso.datetime()

/** Days that a link works at most, and unless something is said. */
export const linkDays = { most: 365, usual: 30 }
export const leastLinkPassword = 8

export const visited = ['opened', 'downloaded', 'commented', 'refused'] as const
export type Visited = (typeof visited)[number]

/** An address that whoever has it may open, with what it asks of them and gives them. */
export const Link = z.object({
  id,
  label: z.string(),
  link: z.url(),
  /** Which version it shows; none where it is always the newest approved one. */
  version: z.string().nullable(),
  hasPassword: z.boolean(),
  asksEmail: z.boolean(),
  /** By a code that is sent to it. */
  checksEmail: z.boolean(),
  mayDownload: z.boolean(),
  /** And reads what is said of the version, but for what staff keep to themselves. */
  mayComment: z.boolean(),
  watermark: z.boolean(),
  createdBy: z.string(),
  createdAt: time,
  expiresAt: time.nullable(),
  timesOpened: z.number(),
  lastOpenedAt: time.nullable(),
})
export type Link = z.infer<typeof Link>

/** As a list shows it: whoever may not share outside is given neither the address nor the use of another's link. */
export const ListedLink = Link.extend({ link: z.url().nullable(), timesOpened: z.number().nullable() })
export type ListedLink = z.infer<typeof ListedLink>

export const LinkVisit = z.object({
  at: time,
  what: z.enum(visited),
  /** Within one minute, from one network. */
  times: z.int(),
  /** As they said; it is surely theirs only where the link checks it. */
  email: z.string().nullable(),
  /** Of the address they came from. */
  network: z.string(),
  /** Their browser, as it names itself. */
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
    summary: 'Make a link that shows one version to whoever has it',
    access: 'signed-in',
    input: z.object({
      id,
      label: z.string().trim().min(1, 'Say whom the link is for.').max(100),
      /** An address that the link is sent to, where a mail server is set up. */
      email: z.email('This is no email address.').max(254).optional(),
      /** The approved version unless one is named, and the current one where none is approved. */
      version: z.union([VersionNumber, z.literal(newestApproved)]).optional(),
      password: z.string().min(leastLinkPassword, `A password has at least ${leastLinkPassword} characters.`).max(200).optional(),
      asksEmail: z.boolean().default(false),
      /** Whoever opens it has to have the address that they give; only where a mail server is set up. */
      checksEmail: z.boolean().default(false),
      mayDownload: z.boolean().default(true),
      mayComment: z.boolean().default(false),
      watermark: z.boolean().default(false),
      /** Days until it ends; null where it works until it is ended. */
      days: z.int().min(1).max(linkDays.most).nullable().default(linkDays.usual),
    }),
    /** Whether an email with the link is on its way. */
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
