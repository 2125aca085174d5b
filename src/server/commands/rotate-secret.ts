import { recordAudit } from '#server/audit/store.ts'
import { resealKeys } from '#server/keys/keep-keys.ts'
import type { Database } from '#server/platform/database.ts'
import { resealLinks } from '#server/sharing/share-document.ts'
import { AppError } from '#shared/errors.ts'

/** Characters, as for SECRET_KEY. */
const shortest = 32

/** Seals anew, with another key, all that the key of this deployment has sealed; whole or not at all. Answers what to tell. */
export async function rotateSecret(database: Database, { from, to }: { from: string; to: string }): Promise<string> {
  if (to.length < shortest) throw new AppError('invalid-input', `The new key needs at least ${shortest} characters.`)
  if (to === from) throw new AppError('invalid-input', 'The new key is the one that there is.')
  const { keys, links } = await database.transaction().execute(async (transaction) => {
    const sealed = { keys: await resealKeys(transaction, { from, to }), links: await resealLinks(transaction, { from, to }) }
    await recordAudit(transaction, { actor: 'operator', action: 'secret-key-rotated', subject: 'deployment', details: sealed })
    return sealed
  })
  return `${keys} kept keys and ${links} links of invitations are sealed with the new key.`
}
