import type { MailServices } from '#server/mail/enqueue-email.ts'
import type { Guards, Handlers } from '#server/platform/serving/call.ts'
import type { settingsApi } from '#shared/api/settings.ts'
import { AppError } from '#shared/errors.ts'
import { changeProfile, confirmAddress } from '../addresses/change-profile.ts'
import { getProfile } from '../addresses/store.ts'
import { isStaff, throttledAddress, type Viewer } from '../policy.ts'
import { changePreferences, getPreferences } from '../preferences/store.ts'
import { requireConfirmation } from '../require-confirmation.ts'
import type { AccountsContext } from '../sign-in.ts'
import { countTries } from '../throttle-attempts.ts'
import { gatherOwnData, type OwnDataMeans } from './gather-own-data.ts'

export type SettingsContext = AccountsContext & MailServices & OwnDataMeans

/** Maximum number of invalid links from one address, and of emails sent by one account, within the sign-in throttle's window. */
const [mostDeadLinks, mostLetters] = [60, 5]

export const settingsGuards: Guards<typeof settingsApi, SettingsContext> = {
  confirmAddress: ({ address }, { database }) =>
    countTries(database, { subject: `address-link:${throttledAddress(address)}`, limit: mostDeadLinks }),
}

const present = async ({ accountId }: Viewer, { database, mailer }: SettingsContext) => ({
  ...(await getProfile(database, accountId)),
  hasMail: mailer !== undefined,
})

export const settingsHandlers: Handlers<typeof settingsApi, Viewer, SettingsContext> = {
  preferences: async ({ viewer }, { database }) => ({ preferences: await getPreferences(database, viewer.accountId) }),

  changePreferences: async ({ viewer, input }, { database }) => {
    if (input.weeklyReport && !isStaff(viewer)) throw new AppError('not-allowed', 'The weekly report by mail is for staff.')
    return { success: true, preferences: await changePreferences(database, viewer.accountId, input) }
  },

  profile: async ({ viewer }, context) => ({ profile: await present(viewer, context) }),

  changeProfile: async ({ viewer, origin, cookies, input }, context) => {
    const isNew = input.email !== undefined && input.email !== viewer.email
    if (isNew) await requireConfirmation(context, { cookies })
    if (isNew) await countTries(context.database, { subject: `letters:${viewer.accountId}`, limit: mostLetters })
    await changeProfile(context, { viewer, origin }, input)
    return { success: true, profile: await present(viewer, context) }
  },

  confirmAddress: async ({ input: { token } }, { database }) => ({ success: true, email: await confirmAddress(database, token) }),

  ownData: async ({ viewer }, means) => ({
    filename: 'my-data.json',
    mediaType: 'application/json',
    bytes: Buffer.from(JSON.stringify(await gatherOwnData(means, viewer), undefined, 2)),
  }),
}
