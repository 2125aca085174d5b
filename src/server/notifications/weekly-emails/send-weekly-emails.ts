import { getPreferences } from '#server/accounts/preferences/store.ts'
import { getViewer } from '#server/accounts/store.ts'
import { addDays, mondayOf } from '#shared/calendar.ts'
import { enqueueEmail } from '#server/mail/enqueue-email.ts'
import type { Database } from '#server/platform/database.ts'
import { today } from '#server/projects/present-project.ts'
import { summariseWeek } from '#server/projects/week/summarise-week.ts'
import { writeWeekEmail } from '#server/projects/week/write-week-text.ts'
import { type EmailServices, sendDueEmails } from '../send-due-emails.ts'
import { keepReported, lockDueReports } from './store.ts'

/** Sends last week's report to the staff who want it, each limited to the projects they may see today. */
export function sendWeeklyEmails(services: EmailServices, day = today()): Promise<void> {
  const monday = addDays(mondayOf(day), -7)
  const letter = {
    lockDue: (transaction: Database, after: string, most: number) => lockDueReports(transaction, { after, most, monday }),
    send: (transaction: Database, own: EmailServices, accountId: string) => sendReport(transaction, own, { accountId, monday }),
  }
  return sendDueEmails(letter, services)
}

async function sendReport(
  transaction: Database,
  services: EmailServices,
  { accountId, monday }: { accountId: string; monday: string },
): Promise<void> {
  if (!(await keepReported(transaction, accountId, monday))) return
  const viewer = await getViewer(transaction, accountId)
  const { language } = await getPreferences(transaction, accountId)
  const report = await summariseWeek(transaction, viewer, { day: monday, client: null, language })
  if (report.clients.length === 0) return
  await enqueueEmail(transaction, services, {
    to: viewer.email,
    ...writeWeekEmail(viewer.displayName, report, language),
    link: `${services.publicUrl ?? ''}/weekly-report?week=${report.from}`,
    writtenBy: null,
    documentId: null,
    clients: report.clients.map(({ id }) => id),
  })
}
