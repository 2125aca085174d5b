import type { OpenSharing } from '#shared/api/open-sharing.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import { endGrants, endLinks, type Scope } from './store.ts'

/** Ends every link and share in a scope. The caller must have checked the right to do so. */
export const endAll = (database: Database, { accountId }: Viewer, scope: Scope): Promise<OpenSharing> =>
  database.transaction().execute(async (transaction) => {
    const [links, grants] = [await endLinks(transaction, scope), await endGrants(transaction, scope)]
    for (const { id, documentId } of links)
      await recordAudit(transaction, { actor: accountId, action: 'link-ended', subject: id, details: { documentId } })
    for (const { id, documentId } of grants)
      await recordAudit(transaction, { actor: accountId, action: 'sharing-ended', subject: id, details: { documentId } })
    return { links: links.length, shares: grants.length }
  })
