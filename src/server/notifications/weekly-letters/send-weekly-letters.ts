import { getPreferences } from '#server/accounts/preferences/store.ts'
import { getViewer } from '#server/accounts/store.ts'
import { addDays, mondayOf } from '#shared/calendar.ts'
import { postLetter } from '#server/mail/post-letter.ts'
import type { Database } from '#server/platform/database.ts'
import { today } from '#server/projects/present-project.ts'
import { summariseWeek } from '#server/projects/week/summarise-week.ts'
import { writeWeekLetter } from '#server/projects/week/write-week-text.ts'
import { type LetterServices, sendDueLetters } from '../send-due-letters.ts'
import { keepReported, lockDueReports } from './store.ts'

/** Sends last week's report to the staff who want it, each limited to the projects they may see today. */
export function sendWeeklyLetters(services: LetterServices, day = today()): Promise<void> {
  const monday = addDays(mondayOf(day), -7)
  const letter = {
    lockDue: (transaction: Database, after: string, most: number) => lockDueReports(transaction, { after, most, monday }),
    send: (transaction: Database, own: LetterServices, accountId: string) => sendReport(transaction, own, { accountId, monday }),
  }
  return sendDueLetters(letter, services)
}

async function sendReport(
  transaction: Database,
  services: LetterServices,
  { accountId, monday }: { accountId: string; monday: string },
): Promise<void> {
  if (!(await keepReported(transaction, accountId, monday))) return
  const viewer = await getViewer(transaction, accountId)
  const { language } = await getPreferences(transaction, accountId)
  const report = await summariseWeek(transaction, viewer, { day: monday, client: null, language })
  if (report.clients.length === 0) return
  await postLetter(transaction, services, {
    to: viewer.email,
    ...writeWeekLetter(viewer.displayName, report, language),
    link: `${services.publicUrl ?? ''}/weekly-report?week=${report.from}`,
    writtenBy: null,
    documentId: null,
    clients: report.clients.map(({ id }) => id),
  })
}
