import { AppError } from '#shared/errors.ts'
import { throttledAddress } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import { refuseTooMany } from './refuse-too-many.ts'
import { mostDeadLinks } from './policy.ts'
import { hashLink } from './share-document.ts'
import { findLinkByToken, type FoundLink } from './links/store.ts'
import { findByLink, type Shared } from './store.ts'

/** The link of a grant, which belongs to one person; or, with `link`, one that anyone who has it may open. */
export type Followed = Shared & { link: FoundLink | undefined }

/** Finds the document that a link refers to. */
export async function followLink(database: Database, token: string, address: string): Promise<Followed> {
  const hash = hashLink(token)
  const shared = await findByLink(database, hash)
  if (shared) return { ...shared, link: undefined }
  const link = await findLinkByToken(database, hash)
  if (link) return { documentId: link.documentId, versionId: link.versionId, role: 'reader', grantId: link.id, link }
  return refuseDeadLink(database, address)
}

/** Only invalid links count, so that other people's guesses never lock out a visitor with a valid one. */
export async function refuseDeadLink(database: Database, address: string): Promise<never> {
  await refuseTooMany(database, 'Too many links that lead nowhere were opened from here.', [
    { subject: `link:${throttledAddress(address)}`, limit: mostDeadLinks },
  ])
  throw new AppError('not-found', 'This link does not work, or no longer does.', {
    details: 'It may have expired, been ended or been replaced by a newer one. Ask the sender for a new link.',
  })
}
