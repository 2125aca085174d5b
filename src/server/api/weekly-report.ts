import { formats } from '#shared/formats.ts'
import type { WeeklyReport, weeklyReportApi } from '#shared/api/weekly-report.ts'
import type { ClientId } from '#shared/client-id.ts'
import type { Language } from '#shared/languages.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { getPreferences } from '#server/accounts/preferences/store.ts'
import { recordAlone } from '#server/audit/store.ts'
import { permitClient } from '#server/clients/policy.ts'
import { findClient } from '#server/clients/store.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import type { ProjectsContext } from '#server/projects/handlers.ts'
import { today } from '#server/projects/present-project.ts'
import { buildWeekReport } from '#server/projects/week/build-week-report.ts'
import { summariseWeek } from '#server/projects/week/summarise-week.ts'
import { writeWeekFile } from '#server/projects/week/write-week-text.ts'

type ReportQuery = { day?: string | undefined; client?: ClientId | undefined; language: Language }

/** Summarises one client, or all that the viewer serves; a client account sees only its own company. */
async function tell({ database }: ProjectsContext, viewer: Viewer, { day, client, language }: ReportQuery) {
  const of = client ?? viewer.client
  const found = of === null ? undefined : permitClient(viewer, await findClient(database, of))
  return summariseWeek(database, viewer, { day, client: found ? { id: found.id, name: found.name } : null, language })
}

export const weeklyReportHandlers: Handlers<typeof weeklyReportApi, Viewer, ProjectsContext> = {
  get: async ({ input, viewer }, context) => {
    const { language } = await getPreferences(context.database, viewer.accountId)
    return tell(context, viewer, { ...input, language })
  },

  file: async ({ input: { format, ...asked }, viewer, origin, address }, context) => {
    // Formatted files are in English, like their headings; plain text is in the language of the account.
    const language = format === 'txt' ? (await getPreferences(context.database, viewer.accountId)).language : 'en'
    const report = await tell(context, viewer, { ...asked, language })
    const file = format === 'txt' ? makeText(report, { language, origin }) : await makeFile(report, { format, origin }, context)
    const details = { format, address, from: report.from, ...(report.client && { client: report.client.id }) }
    await recordAlone(context.database, { actor: viewer.accountId, action: 'report-downloaded', subject: 'week', details })
    return { filename: `weekly-report-${report.from}.${format}`, ...file }
  },
}

/** The same text as the email, for a person to send. */
function makeText(report: WeeklyReport, { language, origin }: { language: Language; origin: string }) {
  const link = `${origin}/weekly-report?week=${report.from}${report.client ? `&client=${report.client.id}` : ''}`
  return { bytes: Buffer.from(`${writeWeekFile(report, language, link)}\n`), mediaType: 'text/plain; charset=utf-8' }
}

async function makeFile(
  report: WeeklyReport,
  { format, origin }: { format: 'pdf' | 'docx'; origin: string },
  { render, renderSettings }: ProjectsContext,
) {
  const on = report.isOver ? report.to : today()
  const content = JSON.stringify(buildWeekReport({ report, origin, on }))
  const edition = { content, version: on, createdAt: `${on}T00:00:00.000Z`, status: 'Draft' } as const
  return { bytes: await render({ format, edition, settings: renderSettings }), mediaType: formats[format].mediaType }
}
