import { sql } from 'kysely'
import { expect } from 'vitest'
import { emailPurpose } from '#server/mail/enqueue-email.ts'
import type { Database } from '#server/platform/database.ts'
import { createSeal } from '#server/platform/seal.ts'
import { givenApp, secretKey } from './given-app.ts'
import { givenMailServer } from './given-mail-server.ts'

type App = Awaited<ReturnType<typeof givenApp>>
export type Account = Awaited<ReturnType<App['signedIn']>>

/** Polling options for results of a job. */
export const soon = { timeout: 20_000, interval: 50 }

/** Waits until all activity has been reported to everyone. */
export const untilTold = (database: Database) =>
  expect
    .poll(async () => {
      const { rows } = await sql`select from jobs where kind = 'activity' and state <> 'done'`.execute(database)
      return rows.length
    }, soon)
    .toBe(0)

/** The services that recurring emails need. */
export const emailServices = ({ database, jobs }: Pick<App, 'database' | 'jobs'>) => ({
  database,
  jobs,
  emailSeal: createSeal(secretKey, emailPurpose),
  mailer: () => Promise.resolve(),
  publicUrl: 'https://desk.test',
})

/** The product with a mail server, and two staff accounts: an author of documents, and a colleague. */
export async function givenMailedApp() {
  const mail = await givenMailServer()
  const app = await givenApp({ publicUrl: 'https://desk.test', mail: { url: mail.url, from: 'Arcwright <documents@desk.test>' } })
  const [author, colleague] = [await app.signedIn(null, 'author@desk.test'), await app.signedIn()]
  let count = 0
  return {
    app,
    author,
    colleague,
    /** Writes a document in a new project. */
    write: async (account = author, client = 'calder') => {
      const asked = { documentType: 'hld', client, projectName: `Told ${++count}` } as const
      return (await account.documentsV3.generate(asked)).document.id
    },
    untilTold: () => untilTold(app.database),
    lettersTo: async (email: string) => {
      const { rows } = await sql<{ subject: string; text: string; clients: string[] }>`
        select subject, text, clients from letters where to_address = ${email} order by created_at`.execute(app.database)
      return rows
    },
    verbsOf: async (account: Account, id: string) =>
      (await account.notifications.list({})).notifications.filter(({ documentId }) => documentId === id).map(({ verb }) => verb),
    end: async () => {
      await app.end()
      await mail.stop()
    },
  }
}
