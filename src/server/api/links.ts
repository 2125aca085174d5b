import type { linksApi, Link, ListedLink } from '#shared/api/links.ts'
import { AppError } from '#shared/errors.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { maySeeUseOf, refuseEndingOfStaff, refuseLinks, refuseVisits } from '#server/accounts/client-rights/policy.ts'
import { permit } from '#server/documents/policy.ts'
import { findDocument, listVersions } from '#server/documents/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import { findLinkById, listVisits } from '#server/sharing/links/store.ts'
import { listOpenLinks, makeLink, revokeLink } from '#server/sharing/make-link.ts'
import { linkOf, type SharingServices } from '#server/sharing/share-document.ts'
import { findNamed } from './sharing.ts'

export const linksHandlers: Handlers<typeof linksApi, Viewer, SharingServices> = {
  list: async ({ input: { id }, viewer, origin }, services) => ({ links: await listSeenLinks(services, { viewer, id, origin }) }),

  make: async ({ input: { id, version: named, password, email, ...given }, viewer, origin }, services) => {
    const document = permit('share', viewer, await findDocument(services.database, viewer, { id }))
    refuseLinks(viewer)
    if (given.checksEmail && !services.mailer)
      throw new AppError('invalid-input', 'An address can be checked only where a mail server is set up.', {
        details: 'Ask for the address alone, or set a password.',
      })
    const version = await findNamed(services, viewer, { document, named })
    const asksEmail = given.asksEmail || given.checksEmail
    const asked = { viewer, document, version, password, email, ...given, asksEmail }
    const { id: made, isPosted } = await makeLink(services, asked)
    const links = await listSeenLinks(services, { viewer, id, origin })
    // The creator sees all of the link.
    return { success: true, isPosted, link: links.find((link) => link.id === made) as Link }
  },

  revoke: async ({ input: { id }, viewer }, services) => {
    const { documentId, isOfStaff } = await getShareable(services.database, viewer, id)
    refuseEndingOfStaff(viewer, { isOfStaff })
    await revokeLink(services, { viewer, id, documentId })
    return { success: true }
  },

  visits: async ({ input: { id }, viewer }, { database }) => {
    refuseVisits(viewer, await getShareable(database, viewer, id))
    const visits = await listVisits(database, id)
    return { visits: visits.map(({ at, ...visit }) => ({ ...visit, at: at.toISOString() })) }
  },
}

/** Returns a link if the viewer may share its document and may see the version that it names. */
async function getShareable(database: Database, viewer: Viewer, id: string) {
  const link = await findLinkById(database, id)
  const { documentId, versionId } = link ?? {}
  const found = documentId && (await findDocument(database, viewer, { id: documentId, ...(versionId && { versionId }) }))
  if (!link || !found) throw new AppError('not-found', 'This link does not exist, or you may not see it.')
  permit('share', viewer, found)
  return { ...link, documentId: found.id }
}

type Asked = { viewer: Viewer; id: string; origin: string }

/** Only links whose versions the viewer may see. */
async function listSeenLinks(services: SharingServices, { viewer, id, origin }: Asked): Promise<ListedLink[]> {
  const document = permit('share', viewer, await findDocument(services.database, viewer, { id }))
  const [links, versions] = await Promise.all([
    listOpenLinks(services, id),
    listVersions(services.database, viewer, permit('read', viewer, document)),
  ])
  return links
    .filter(({ version }) => version === null || versions.some(({ number }) => number === version))
    .map((link) => presentLink(link, { isWhole: maySeeUseOf(viewer, link), base: services.publicUrl ?? origin }))
}

type OpenLink = Awaited<ReturnType<typeof listOpenLinks>>[number]

const presentLink = (
  { token, createdAt, expiresAt, timesOpened, lastOpenedAt, ...link }: OpenLink,
  { isWhole, base }: { isWhole: boolean; base: string },
): ListedLink => ({
  ...link,
  link: isWhole ? linkOf(base, token) : null,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  timesOpened: isWhole ? timesOpened : null,
  lastOpenedAt: (isWhole && lastOpenedAt?.toISOString()) || null,
})
