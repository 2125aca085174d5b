import { recordAudit } from '#server/audit/store.ts'
import { resealKeys } from '#server/keys/keep-keys.ts'
import { resealHooks } from '#server/hooks/make-hook.ts'
import { resealEmails } from '#server/mail/enqueue-email.ts'
import type { Database } from '#server/platform/database.ts'
import { resealReviewers } from '#server/reviews/ask-review.ts'
import { resealOpenLinks } from '#server/sharing/make-link.ts'
import { resealLinks } from '#server/sharing/share-document.ts'
import { AppError } from '#shared/errors.ts'

/** Minimum length in characters, the same as for SECRET_KEY. */
const shortest = 32

/** Encrypts all secrets of this deployment again with a new key, all or none. Returns a message for the terminal. */
export async function rotateSecret(database: Database, { from, to }: { from: string; to: string }): Promise<string> {
  if (to.length < shortest) throw new AppError('invalid-input', `The new key needs at least ${shortest} characters.`)
  if (to === from) throw new AppError('invalid-input', 'The new key is the one that there is.')
  const { keys, links } = await database.transaction().execute(async (transaction) => {
    const change = { from, to }
    const invited = await resealLinks(transaction, change)
    const made = await resealOpenLinks(transaction, change)
    const reviewing = await resealReviewers(transaction, change)
    const waiting = await resealEmails(transaction, change)
    const keys = (await resealKeys(transaction, change)) + (await resealHooks(transaction, change))
    const sealed = { keys, links: invited + made + reviewing + waiting }
    await recordAudit(transaction, { actor: 'operator', action: 'secret-key-rotated', subject: 'deployment', details: sealed })
    return sealed
  })
  return `${keys} saved keys and ${links} links are sealed with the new key.`
}
