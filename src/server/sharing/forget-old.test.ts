import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'
import { forgetOld } from './forget-old.ts'

let app: Awaited<ReturnType<typeof givenApp>>
beforeAll(async () => {
  app = await givenApp()
})
afterAll(() => app.end())

async function givenVisits(retentionDays?: number) {
  const account = await app.signedIn()
  const projectName = `Kept ${crypto.randomUUID()}`
  const { document } = await account.documentsV3.generate({ documentType: 'hld', client: 'aldgate', projectName })
  const { link } = await account.links.make({ id: document.id, label: 'Board' })
  if (retentionDays) await account.settings.changePreferences({ retentionDays })
  for (const days of [5, 20, 100])
    await sql`insert into link_visits (link_id, at, what, network, agent) values (
      ${link.id}, now() - make_interval(days => ${days}), 'opened', '10.0.0.0', ${`${days} days ago`})`.execute(app.database)
  const written = await sql<{ id: string }>`
    insert into letters (to_address, subject, text, state, sent_at, written_by)
    select 'a@example.test', 'Hello', 'Words', 'sent', now() - interval '20 days', id from accounts
    where username = ${account.username} returning id`.execute(app.database)
  return { ...account, linkId: link.id, letter: written.rows[0]!.id }
}
const agentsOf = async ({ links, linkId }: Awaited<ReturnType<typeof givenVisits>>) =>
  (await links.visits({ id: linkId })).visits.map(({ agent }) => agent).toSorted()
const wordsOf = async (id: string) =>
  (await sql<{ text: string }>`select text || to_address as text from letters where id = ${id}`.execute(app.database)).rows[0]!.text

test('what is older than an account wants it kept is deleted, and nothing of another account', async () => {
  const [usual, short] = [await givenVisits(), await givenVisits(7)]
  await forgetOld(app.database)
  expect(await agentsOf(usual)).toEqual(['20 days ago', '5 days ago'])
  expect(await agentsOf(short)).toEqual(['5 days ago'])
  expect([await wordsOf(usual.letter), await wordsOf(short.letter)]).toEqual(['Wordsa@example.test', ''])
})
