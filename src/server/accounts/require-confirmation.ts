import { AppError } from '#shared/errors.ts'
import type { Database } from '#server/platform/database.ts'
import type { Visit } from '#server/platform/serving/call.ts'
import { hashToken, readToken } from './sign-in-cookie.ts'
import { findConfirmation } from './sign-ins/store.ts'

type Services = { database: Database; isSecure: boolean }

/**
 * Throws if the password or passkey was entered too long ago for an action whose result would outlive a stolen sign-in. Call it within the
 * transaction of that action: a password change, which ends the sign-in, then waits for the transaction and finds its result.
 */
export async function requireConfirmation({ database, isSecure }: Services, { cookies }: Pick<Visit, 'cookies'>): Promise<void> {
  const found = await findConfirmation(database, hashToken(readToken(cookies, isSecure) ?? ''))
  if (!found) throw new AppError('not-signed-in', 'Your sign-in has ended. Sign in again.')
  if (found.isLate)
    throw new AppError('confirm-password', 'Confirm that it is you.', {
      details: 'Enter your password, or use your passkey, and try again.',
    })
}
