import type { Transaction } from 'kysely'
import { recordAudit } from '#server/audit/store.ts'
import { enqueueEmail, type MailServices } from '#server/mail/enqueue-email.ts'
import type { Database } from '#server/platform/database.ts'
import type { Visit } from '#server/platform/serving/call.ts'
import { AppError } from '#shared/errors.ts'
import { firm } from '#shared/firm.ts'
import type { Viewer } from '../policy.ts'
import type { AccountsContext } from '../sign-in.ts'
import { createToken, hashToken } from '../sign-in-cookie.ts'
import { putPendingAddress, deletePendingAddress, putAddress, putDisplayName, confirmPendingAddress } from './store.ts'

type Services = MailServices & Pick<AccountsContext, 'database' | 'publicUrl'>
type Change = { displayName?: string | undefined; email?: string | undefined }

/**
 * A new name applies at once. An email address gives access to everything shared with it, so a new one must first be confirmed by email.
 */
export async function changeProfile(
  services: Services,
  { viewer, origin }: { viewer: Viewer } & Pick<Visit, 'origin'>,
  { displayName, email }: Change,
): Promise<void> {
  const { accountId } = viewer
  await services.database.transaction().execute(async (transaction) => {
    if (displayName !== undefined) await putDisplayName(transaction, accountId, displayName)
    if (email === viewer.email) await deletePendingAddress(transaction, accountId)
    else if (email !== undefined) await askAddress(transaction, services, { accountId, email, origin })
  })
}

type Asked = { accountId: string; email: string; origin: string }

async function askAddress(
  transaction: Transaction<unknown>,
  services: Services,
  { accountId, email, origin }: Asked,
): Promise<void> {
  const token = createToken()
  const letter = await enqueueEmail(transaction, services, {
    to: email,
    subject: `Is this your address at ${firm.name}?`,
    text: `Somebody with an account at ${firm.name} says that this is their address. If it was you, follow this link within a day; if not, do nothing.`,
    link: `${services.publicUrl ?? origin}/confirm-address/${token}`,
    writtenBy: accountId,
    documentId: null,
  })
  if (letter === undefined)
    throw new AppError('conflict', 'This server cannot send email, so a new address cannot be confirmed.', {
      details: 'Ask an administrator to change it.',
    })
  await putPendingAddress(transaction, { accountId, email, tokenHash: hashToken(token) })
  await recordAudit(transaction, { actor: accountId, action: 'address-asked', subject: accountId })
}

/** The token proves access to that mailbox, because it was sent only there. */
export const confirmAddress = (database: Database, token: string): Promise<string> =>
  database.transaction().execute(async (transaction) => {
    const awaited = await confirmPendingAddress(transaction, hashToken(token))
    if (!awaited)
      throw new AppError('not-found', 'This link does not hold.', {
        details: 'It may be older than a day, or another was asked for since.',
      })
    await putAddress(transaction, awaited.accountId, awaited.email)
    await recordAudit(transaction, { actor: awaited.accountId, action: 'address-changed', subject: awaited.accountId })
    return awaited.email
  })
