import { rm } from 'node:fs/promises'
import { hashPassword, randomPassword } from '#server/accounts/password-hash.ts'
import { type Credentials, closeAccount, listCredentials } from '#server/accounts/store.ts'
import { hasOnlySpecified } from '#server/clients/store.ts'
import { isSealed, openSealed } from '#server/platform/backup/sealing.ts'
import { restoreBackup } from '#server/platform/backup/restore-backup.ts'
import type { Database } from '#server/platform/database.ts'
import { keepAccessEnded, listEndedAccess } from '#server/platform/backup/keep-access-ended.ts'

/** Sign-ins and known browsers of the backup are left out: those that were ended since would otherwise work again. */
const leaveOut = ['sign_ins', 'devices']

/** Restores a backup into an empty database, or with `replace` into any; returns a message for the terminal. */
export async function restore(database: Database, file: string, options: Options = {}): Promise<string> {
  if (!(await isSealed(file))) return restoreOpen(database, file, options)
  const opened = await openSealed(file, (await (options.readPassword?.() ?? Promise.resolve(''))).trim())
  try {
    return await restoreOpen(database, opened, options)
  } finally {
    await rm(opened, { force: true })
  }
}

type Options = {
  replace?: boolean
  /** Called if the backup is encrypted. */
  readPassword?: () => Promise<string>
}

async function restoreOpen(database: Database, file: string, options: Options): Promise<string> {
  const outdated: string[] = []
  const access: string[] = []
  const compare = async (transaction: Database) => {
    const before = new Map((await listCredentials(transaction)).map((account) => [account.usernameKey, account]))
    const ended = await listEndedAccess(transaction)
    return async () => {
      access.push(...(await keepAccessEnded(transaction, ended)))
      for (const account of await listCredentials(transaction)) {
        const here = before.get(account.usernameKey)
        if (!here || !isStricter(here, account)) continue
        const passwordHash = await hashPassword(randomPassword())
        await closeAccount(transaction, { usernameKey: account.usernameKey, passwordHash, disabledAt: here.disabledAt })
        outdated.push(account.username)
      }
    }
  }
  const asMigrated = async (transaction: Database) => ((await hasOnlySpecified(transaction)) ? ['clients'] : [])
  const rows = await restoreBackup(database, file, { replace: options.replace ?? false, leaveOut, asMigrated, compare })
  return [
    `${rows} rows of ${file} are restored; everybody has to sign in again.`,
    ...(outdated.length > 0 ? [`Passwords were changed, or accounts disabled, since the backup: ${outdated.join(', ')}.`] : []),
    ...(outdated.length > 0
      ? ['No account of the backup can sign in there; "npm run account -- reset NAME" makes a new password.']
      : []),
    ...access,
    'The backup does not hold SECRET_KEY: give this server the one it had, since stored keys open only with it.',
  ].join('\n')
}

/** True if the password was changed or the account disabled after the backup was made. */
const isStricter = (here: Credentials, then: Credentials) =>
  here.passwordChangedAt > then.passwordChangedAt || (here.disabledAt !== null && then.disabledAt === null)
