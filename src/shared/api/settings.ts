import { z } from 'zod'
import { languages } from '../languages.ts'
import { download, json } from './endpoint.ts'
import { Succeeded } from './succeeded.ts'

/** The preferences of an account; the defaults are from the specification. */
export const Preferences = z.object({
  notifications: z.object({ email: z.boolean(), desktop: z.boolean(), projectUpdates: z.boolean(), clientActivity: z.boolean() }),
  digest: z.enum(['off', 'daily', 'weekly']),
  /** The weekly report by email; for staff. */
  weeklyReport: z.boolean(),
  theme: z.enum(['dark', 'light']),
  language: z.enum(languages),
  /** Days. */
  retentionDays: z.int().min(7, 'Choose at least 7 days.').max(3650, 'Choose at most 3,650 days.'),
})
export type Preferences = z.infer<typeof Preferences>

export const Address = z
  .string()
  .trim()
  .max(254, 'An address has 254 characters at most.')
  .pipe(z.email('This is not an email address.'))
export const DisplayName = z.string().trim().min(1, 'A name is needed.').max(200, 'A name has 200 characters at most.')

const Profile = z.object({
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  /** A new address that is not confirmed yet by the link in its email. */
  awaited: z.string().nullable(),
  /** True if email can be sent; without it, an administrator changes addresses. */
  hasMail: z.boolean(),
})
export type Profile = z.infer<typeof Profile>

const nothing = z.object({})

export const settingsApi = {
  preferences: json({
    method: 'GET',
    path: '/preferences',
    summary: 'What you wish',
    access: 'signed-in',
    input: nothing,
    output: z.object({ preferences: Preferences }),
  }),
  changePreferences: json({
    method: 'POST',
    path: '/preferences',
    summary: 'Change some of what you wish',
    access: 'signed-in',
    input: z.strictObject(Preferences.partial().shape),
    output: Succeeded.extend({ preferences: Preferences }),
  }),
  profile: json({
    method: 'GET',
    path: '/profile',
    summary: 'Your name and address',
    access: 'signed-in',
    input: nothing,
    output: z.object({ profile: Profile }),
  }),
  changeProfile: json({
    method: 'POST',
    path: '/profile',
    summary:
      'Change your name, or request another address (needs a confirmed sign-in). It applies once you follow the link in its email',
    access: 'signed-in',
    input: z.strictObject({ displayName: DisplayName.optional(), email: Address.optional() }),
    output: Succeeded.extend({ profile: Profile }),
  }),
  confirmAddress: json({
    method: 'POST',
    path: '/profile/address',
    summary: 'Confirm an address through the link in its email',
    access: 'public',
    input: z.strictObject({ token: z.string().max(100) }),
    maxBytes: 1024,
    output: Succeeded.extend({ email: z.string() }),
  }),
  ownData: download({
    method: 'GET',
    path: '/my-data',
    summary: 'The stored data of your account, as JSON',
    access: 'signed-in',
    input: nothing,
  }),
}
