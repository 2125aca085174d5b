import { formats } from '#shared/formats.ts'
import type { weeklyReportApi } from '#shared/api/weekly-report.ts'
import type { ClientId } from '#shared/client-id.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAlone } from '#server/audit/store.ts'
import { permitClient } from '#server/clients/policy.ts'
import { findClient } from '#server/clients/store.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import type { ProjectsContext } from '#server/projects/handlers.ts'
import { today } from '#server/projects/present-project.ts'
import { buildWeekReport } from '#server/projects/week/build-week-report.ts'
import { tellWeek } from '#server/projects/week/tell-week.ts'

type Asked = { day?: string | undefined; client?: ClientId | undefined }

/** Of one client, or of all that the viewer serves; an account of a client is told of its own firm alone. */
async function tell({ database }: ProjectsContext, viewer: Viewer, { day, client }: Asked) {
  const of = client ?? viewer.client
  const found = of === null ? undefined : permitClient(viewer, await findClient(database, of))
  return tellWeek(database, viewer, { day, client: found ? { id: found.id, name: found.name } : null })
}

export const weeklyReportHandlers: Handlers<typeof weeklyReportApi, Viewer, ProjectsContext> = {
  get: ({ input, viewer }, context) => tell(context, viewer, input),

  file: async ({ input: { format, ...asked }, viewer, origin, address }, context) => {
    const report = await tell(context, viewer, asked)
    const on = report.isOver ? report.to : today()
    const content = JSON.stringify(buildWeekReport({ report, origin, on }))
    const edition = { content, version: on, createdAt: `${on}T00:00:00.000Z`, status: 'Draft' } as const
    const bytes = await context.render({ format, edition, settings: context.renderSettings })
    const details = { format, address, from: report.from, ...(report.client && { client: report.client.id }) }
    await recordAlone(context.database, { actor: viewer.accountId, action: 'report-downloaded', subject: 'week', details })
    return { bytes, filename: `weekly-report-${report.from}.${format}`, mediaType: formats[format].mediaType }
  },
}
