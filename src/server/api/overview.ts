import type { overviewApi } from '#shared/api/overview.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import { getPreferences } from '#server/accounts/preferences/store.ts'
import { permitClient } from '#server/clients/policy.ts'
import { findClient } from '#server/clients/store.ts'
import { previewOf } from '#server/overview/preview-client.ts'
import { buildClientOverview } from '#server/overview/build-client-overview.ts'
import { buildStaffOverview } from '#server/overview/build-staff-overview.ts'
import type { Database } from '#server/platform/database.ts'
import type { Handlers } from '#server/platform/serving/call.ts'

export const overviewHandlers: Handlers<typeof overviewApi, Viewer, { database: Database }> = {
  get: async ({ input, viewer }, { database }) => {
    const as = input.as ?? viewer.client
    if (as === null) return buildStaffOverview(database, viewer, (await getPreferences(database, viewer.accountId)).language)
    const client = permitClient(viewer, await findClient(database, as))
    const isPreview = isStaff(viewer)
    return buildClientOverview(database, isPreview ? previewOf(client.id) : viewer, { client, isPreview })
  },
}
