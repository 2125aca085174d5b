import { AppError } from '#shared/errors.ts'
import type { TokenMay } from '#shared/api/tokens.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Viewer } from './policy.ts'
import { createAccessToken, endingOf, hashAccessToken, mostTokens } from './tokens/policy.ts'
import { addToken, endToken, listTokens } from './tokens/store.ts'

type Asked = { name: string; may: TokenMay; days: number }
/** Throws if the token may not be created. */
type Confirm = (transaction: Database) => Promise<void>

/** Creates a token for the account. Its text is returned only once; the database stores a hash. */
export function makeToken(
  database: Database,
  { accountId }: Viewer,
  { name, may, days, confirm }: Asked & { confirm: Confirm },
): Promise<{ id: string; token: string }> {
  const token = createAccessToken()
  return database.transaction().execute(async (transaction) => {
    await confirm(transaction)
    if ((await listTokens(transaction, accountId)).length >= mostTokens)
      throw new AppError('conflict', `You have ${mostTokens} tokens already.`, { details: 'End one that is not needed.' })
    const given = { tokenHash: hashAccessToken(token), ending: endingOf(token) }
    const { id } = await addToken(transaction, { accountId, name, may, days, ...given })
    await recordAudit(transaction, { actor: accountId, action: 'token-made', subject: id, details: { name, may, days } })
    return { id, token }
  })
}

/** Ends a token of the account; repeating the call changes nothing. */
export const endOwnToken = (database: Database, { accountId }: Viewer, id: string): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    if (!(await endToken(transaction, accountId, id))) return
    await recordAudit(transaction, { actor: accountId, action: 'token-ended', subject: id })
  })
