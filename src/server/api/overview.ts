import type { overviewApi } from '#shared/api/overview.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import { getPreferences } from '#server/accounts/preferences/store.ts'
import { permitClient } from '#server/clients/policy.ts'
import { findClient } from '#server/clients/store.ts'
import { previewOf } from '#server/overview/preview-client.ts'
import { tellClient } from '#server/overview/tell-client.ts'
import { tellStaff } from '#server/overview/tell-staff.ts'
import type { Database } from '#server/platform/database.ts'
import type { Handlers } from '#server/platform/serving/call.ts'

export const overviewHandlers: Handlers<typeof overviewApi, Viewer, { database: Database }> = {
  get: async ({ input, viewer }, { database }) => {
    const { language } = await getPreferences(database, viewer.accountId)
    const as = input.as ?? viewer.client
    if (as === null) return tellStaff(database, viewer, language)
    const { id: client } = permitClient(viewer, await findClient(database, as))
    const isPreview = isStaff(viewer)
    return tellClient(database, isPreview ? previewOf(client) : viewer, { client, isPreview, language })
  },
}
