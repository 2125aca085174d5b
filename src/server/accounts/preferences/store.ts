import { sql } from 'kysely'
import type { Preferences } from '#shared/api/settings.ts'
import type { Database } from '#server/platform/database.ts'

type Tables = {
  preferences: {
    account_id: string
    notifications: Preferences['notifications']
    digest: Preferences['digest']
    weekly_report: boolean
    theme: Preferences['theme']
    language: Preferences['language'] | null
    retention_days: number
  }
}
const own = (database: Database) => database.withTables<Tables>()

/** Preferences of an account that has not changed them. */
export const usualPreferences: Preferences = {
  notifications: { email: true, desktop: false, projectUpdates: true, clientActivity: true },
  digest: 'off',
  weeklyReport: false,
  theme: 'dark',
  language: 'en',
  retentionDays: 90,
}

export const getPreferences = async (database: Database, accountId: string): Promise<Preferences> =>
  (await own(database)
    .selectFrom('preferences')
    .select(({ fn, val }) => [
      'notifications',
      'digest',
      'weekly_report as weeklyReport',
      'theme',
      fn.coalesce('language', val(usualPreferences.language)).as('language'),
      'retention_days as retentionDays',
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirst()) ?? usualPreferences

type Change = { [Name in keyof Preferences]?: Preferences[Name] | undefined }

/** Simultaneous changes of different fields are both saved: a field that is not named does not change. */
export async function changePreferences(database: Database, accountId: string, change: Change): Promise<Preferences> {
  const {
    notifications = usualPreferences.notifications,
    digest = usualPreferences.digest,
    weeklyReport = usualPreferences.weeklyReport,
    theme = usualPreferences.theme,
    language = null,
    retentionDays = usualPreferences.retentionDays,
  } = change
  await own(database)
    .insertInto('preferences')
    .values({
      account_id: accountId,
      notifications,
      digest,
      weekly_report: weeklyReport,
      theme,
      language,
      retention_days: retentionDays,
    })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({
        account_id: accountId,
        ...(change.notifications && { notifications: sql<Preferences['notifications']>`excluded.notifications` }),
        ...(change.digest && { digest: change.digest }),
        ...(change.weeklyReport !== undefined && { weekly_report: change.weeklyReport }),
        ...(change.theme && { theme: change.theme }),
        ...(change.language && { language: change.language }),
        ...(change.retentionDays && { retention_days: change.retentionDays }),
      }),
    )
    .execute()
  return getPreferences(database, accountId)
}
