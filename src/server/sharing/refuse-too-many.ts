import { AppError } from '#shared/errors.ts'
import { countAttempt } from '#server/accounts/store.ts'
import type { Database } from '#server/platform/database.ts'

type Count = { subject: string; limit: number }

/** Counts an attempt for each subject, within the sign-in throttle's window, and throws if one is over its limit. */
export async function refuseTooMany(database: Database, sentence: string, counts: Count[]): Promise<void> {
  for (const { subject, limit } of counts) {
    const { attempts, secondsLeft } = await countAttempt(database, subject)
    if (attempts > limit)
      throw new AppError('too-many-requests', sentence, {
        details: 'Try again in a few minutes.',
        retryAfter: Math.max(1, secondsLeft),
      })
  }
}
