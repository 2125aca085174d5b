import { sql } from 'kysely'
import { expect } from 'vitest'
import { letterPurpose } from '#server/mail/post-letter.ts'
import type { Database } from '#server/platform/database.ts'
import { createSeal } from '#server/platform/seal.ts'
import { givenApp, secretKey } from './given-app.ts'
import { givenMailServer } from './given-mail-server.ts'

type App = Awaited<ReturnType<typeof givenApp>>
export type Account = Awaited<ReturnType<App['signedIn']>>

/** For what a job does meanwhile. */
export const soon = { timeout: 20_000, interval: 50 }

/** Until what happened has been told to everybody. */
export const untilTold = (database: Database) =>
  expect
    .poll(async () => {
      const { rows } = await sql`select from jobs where kind = 'activity' and state <> 'done'`.execute(database)
      return rows.length
    }, soon)
    .toBe(0)

/** What recurring letters are written with. */
export const letterServices = ({ database, jobs }: Pick<App, 'database' | 'jobs'>) => ({
  database,
  jobs,
  letterSeal: createSeal(secretKey, letterPurpose),
  mailer: () => Promise.resolve(),
  publicUrl: 'https://desk.test',
})

/** The product with a mail server, and two of its staff: one who writes documents, and a colleague. */
export async function givenMailedApp() {
  const mail = await givenMailServer()
  const app = await givenApp({ publicUrl: 'https://desk.test', mail: { url: mail.url, from: 'Arcwright <documents@desk.test>' } })
  const [author, colleague] = [await app.signedIn(null, 'author@desk.test'), await app.signedIn()]
  let count = 0
  return {
    app,
    author,
    colleague,
    /** A document of a project of its own. */
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
