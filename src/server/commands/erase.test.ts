import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#server/accounts/manage-accounts.ts'
import { verifyAuditChain } from '#server/audit/store.ts'
import { keepMadeFile } from '#server/generation/made-files/store.ts'
import { Solution } from '#server/solution/solution.ts'
import { sendDigests } from '#server/notifications/send-digests.ts'
import { sendWeeklyEmails } from '#server/notifications/weekly-emails/send-weekly-emails.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenMailServer } from '#server/testing/given-mail-server.ts'
import { emailServices, untilTold } from '#server/testing/given-mailed-app.ts'
import { backup } from './backup.ts'
import { runEraseCommand } from './erase.ts'

type App = Awaited<ReturnType<typeof givenApp>>
type Person = Awaited<ReturnType<App['signedIn']>>
let app: App
let mail: Awaited<ReturnType<typeof givenMailServer>>
let staff: Person
let own: Person
const folder = mkdtempSync(join(tmpdir(), 'erase-'))
const address = 'grace.person@calder-bank.example'

beforeAll(async () => {
  mail = await givenMailServer()
  app = await givenApp({ mail: { url: mail.url, from: 'documents@arcwright.test' } })
  ;[staff, own] = await Promise.all([app.signedIn(null, 'staff@arcwright.test'), app.signedIn('calder', address)])
})
afterAll(async () => {
  await app.end()
  await mail.stop()
  rmSync(folder, { recursive: true, force: true })
})

const brief = (client: 'calder' | 'tessel', projectName: string, words: string) => ({
  documentType: 'hld' as const,
  client,
  projectName,
  requirements: JSON.stringify({ technicalRequirements: `The platform must keep every ${words} for seven years.` }),
})

/** Creates a document of a client with everything that can be attached to one. */
async function givenLife(client: 'calder' | 'tessel', project: string, words: string) {
  const key = crypto.randomUUID()
  const template = { file: new Blob([`# Scope\n\n${words}\n`]), filename: `${words}.md`, idempotencyKey: key }
  const { document } = await staff.documentsV3.generate(brief(client, project, words), template)
  const { id } = document
  const { rows } = await sql<{ id: string }>`select id from generations where key = ${key}`.execute(app.database)
  await keepMadeFile(app.database, rows[0]!.id, { name: `${words}.csv`, bytes: Buffer.from(words) })
  await staff.documentsV3.generate(brief(client, project, `${words} again`))
  await staff.documentsV1.publish({ id, version: '1.0.0' })
  await staff.documentsV1.approve({ id, version: '1.1.0' })
  await staff.documentsV1.publish({ id, version: '1.1.0' })
  await askContact(client, id, words)
  await staff.documentsV1.withdraw({ id, version: '1.1.0', reason: `The ${words} is wrong.` })
  await staff.reviews.ask({ id, version: '1.1.0', people: [{ address: `reviewer@${words}.example` }] })
  // The second email replaces the first in the outbox.
  for (const role of ['writer', 'reader'] as const) await staff.sharing.share({ id, email: `${words}@guest.example`, role })
  await staff.library.rename({ id, name: `The ${words} file` })
  // Questions of staff about it, and a conversation about all clients that quotes it.
  for (const scope of [{ documentId: id }, {}]) {
    const { id: conversation } = await staff.conversations.begin(scope)
    await staff.conversations.ask({ id: conversation, key: crypto.randomUUID(), text: `How long is the ${words} kept?` })
  }
  return id
}

/** Asks an open question of a contact without an account. */
async function askContact(client: 'calder' | 'tessel', id: string, words: string) {
  const named = { name: `Contact of ${words}`, email: `${words}@contact.example`, phone: '', role: '' }
  const { contact } = await staff.clients.addContact({ id: client, ...named })
  const { questions } = Solution.parse((await staff.documentsV3.facts({ id })).facts)
  await staff.questions.ask({ id, question: questions[0]!.id, base: '1.1.0', contact })
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Emails to staff about documents of several clients: a colleague's actions, and their weekly report. */
async function givenLetters(ids: string[]) {
  const colleague = await app.signedIn()
  for (const id of ids) await colleague.documentsV1.approve({ id, version: '1.1.0' })
  await untilTold(app.database)
  await staff.settings.changePreferences({ digest: 'daily' })
  await sql`update notifications set mailed_at = null`.execute(app.database)
  await sendDigests(emailServices(app))
  await staff.settings.changePreferences({ weeklyReport: true })
  await sendWeeklyEmails(emailServices(app), dayIn(7))
  for (const subject of ['New for you: %', 'Weekly report: %']) {
    const { rows } = await sql<{ text: string }>`select text from letters where subject like ${subject}`.execute(app.database)
    expect(rows.map(({ text }) => text).join()).toMatch(/Vanishing[^]*Lasting|Lasting[^]*Vanishing/)
  }
}

/** A visitor with an address opens a link that asks for one, and requests a code for another. */
async function givenVisits(id: string, email: string) {
  for (const checksEmail of [false, true]) {
    const { link } = await staff.links.make({ id, label: 'For visitors', asksEmail: true, checksEmail })
    const url = `/api/shared/${link.link.split('/').at(-1)!}`
    const opened = await app.http.inject({ method: 'POST', url: `${url}/open`, payload: { email } })
    expect(opened.json()).toEqual({ success: true, isOpen: !checksEmail })
    if (!checksEmail) await app.http.inject({ url, headers: { cookie: opened.headers['set-cookie']!.toString().split(';')[0]! } })
  }
}

/** Searches every row of every table as text, and bytes decoded as text, so that tables added later are included. */
async function searchEverywhere(words: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(app.database)
  const found = []
  for (const { name } of tables.filter((table) => !['audit_trail', 'erasures', 'backups'].includes(table.name)))
    for (const word of words) {
      const hex = Buffer.from(word).toString('hex')
      const { rows } = await sql`
        select from ${sql.id(name)} as row_of where row_of::text ilike ${`%${word}%`} or row_of::text like ${`%${hex}%`} limit 1`.execute(
        app.database,
      )
      if (rows.length > 0) found.push(`${name}: ${word}`)
    }
  return found
}
const erase = (...words: string[]) => runEraseCommand(app.database, words)

test('a firm is erased whole, and nothing else is', async () => {
  const gone = await givenLife('calder', 'Vanishing Ledger', 'zygote')
  const stays = await givenLife('tessel', 'Lasting Ledger', 'quartz')
  await own.documentsV1.generate({ documentType: 'hld', client: 'calder', projectName: 'Vanishing Two', requirements: {} })
  // A document that one of its people wrote for another client belongs to that client.
  await staff.sharing.share({ id: stays, email: address, role: 'writer' })
  await own.documentsV1.generate({ documentType: 'hld', client: 'tessel', projectName: 'Lasting Ledger', requirements: {} })
  await givenVisits(stays, address)
  await givenVisits(gone, 'visitor@zygote.example')
  await givenLetters([gone, stays])
  await backup(app.database, join(folder, 'before.gz'))
  const { rows: ids } = await sql<{ id: string }>`
    select id::text from versions where document_id = ${gone} union select id::text from generations where brief ->> 'client' = 'calder'
    union select id::text from documents where client = 'calder'`.execute(app.database)
  const marks = ['zygote', 'calder', 'Vanishing', address, own.username, ...ids.map(({ id }) => id)]
  expect((await searchEverywhere(marks)).length).toBeGreaterThan(marks.length)
  const others = (await staff.library.list({ q: 'quartz' })).rows

  expect(await erase('calder')).toMatch(/versions +3\b[^]*Nothing was erased/)
  await expect(erase('calder', '--confirm', 'calder')).rejects.toThrow('is not the name of the client')
  expect((await staff.library.list({ q: 'zygote' })).total).toBe(1)
  const told = await erase('calder', '--confirm', 'Calder Bank')
  expect(told).toMatch(/versions +3\b/)
  expect(told).toContain(join(folder, 'before.gz'))

  expect(await searchEverywhere(marks)).toEqual([])
  const { rows: trail } = await sql<{ details: string }>`select details from audit_trail where action = 'client-erased'`.execute(
    app.database,
  )
  expect(JSON.parse(trail[0]!.details)).toMatchObject({
    versions: 3,
    documents: 2,
    uploads: 1,
    // The digest, and emails to guests, reviewers and contacts.
    letters: expect.any(Number) as number,
    made_files: 1,
    accounts: 1,
    withdrawals: 1,
  })
  expect((await verifyAuditChain(app.database)).isWhole).toBe(true)
  expect((await staff.conversations.list({ q: 'quartz' })).conversations.length).toBeGreaterThan(0)
  // The other client's data do not change, apart from the author's name.
  const nameless = others.map((row) => ({ ...row, author: 'Erased account' }))
  expect((await staff.library.list({ q: 'quartz' })).rows).toEqual(nameless)
  expect((await staff.documentsV1.get({ id: stays })).versions.map(({ version }) => version)).toEqual(['1.2.0', '1.1.0', '1.0.0'])
  expect((await staff.documentsV1.get({ id: stays })).versions[0]!.author).toBe('Erased account')
  expect((await own.accounts.check({})).authenticated).toBe(false)
  await expect(staff.documentsV1.get({ id: gone })).rejects.toThrow('does not exist')
  expect(await erase('calder')).toBe('There is nothing of Calder Bank.')
})

test('an erasure that is cut off in the middle leaves everything, and is begun again', async () => {
  await givenLife('tessel', 'Cut Off', 'feldspar')
  await untilTold(app.database)
  const counts = () => erase('tessel')
  const before = await counts()
  await sql`create function cut() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return old; end $$`.execute(
    app.database,
  )
  await sql`create trigger cut before delete on documents for each row execute function cut()`.execute(app.database)
  await expect(erase('tessel', '--confirm', 'Tessel Systems')).rejects.toThrow(/terminat/)
  await sql`drop trigger cut on documents`.execute(app.database)
  expect(await counts()).toBe(before)
  await erase('tessel', '--confirm', 'Tessel Systems')
  expect(await counts()).toBe('There is nothing of Tessel Systems.')
  expect(await searchEverywhere(['feldspar'])).toEqual([])
})

test('nothing but an erasure deletes versions and approvals, and that only the firm’s own', async () => {
  const { document } = await staff.documentsV1.generate({
    documentType: 'hld',
    client: 'wexmoor',
    projectName: 'Kept',
    requirements: {},
  })
  await staff.documentsV1.approve({ id: document.id, version: '1.0.0' })
  for (const table of ['versions', 'given_approvals'])
    await expect(sql`delete from ${sql.id(table)}`.execute(app.database)).rejects.toThrow('never changed')
  const asAnother = app.database.transaction().execute(async (transaction) => {
    await sql`insert into erasures (client, erased_by) values ('aldgate', 'somebody')`.execute(transaction)
    await sql`delete from given_approvals`.execute(transaction)
  })
  await expect(asAnother).rejects.toThrow('never changed')
  const changed = app.database.transaction().execute(async (transaction) => {
    await sql`insert into erasures (client, erased_by) values ('wexmoor', 'somebody')`.execute(transaction)
    await sql`update versions set title = 'Else'`.execute(transaction)
  })
  await expect(changed).rejects.toThrow('never changed')
  await sql`insert into erasures (client, erased_by) values ('wexmoor', 'somebody')`.execute(app.database)
  await expect(sql`delete from given_approvals`.execute(app.database)).rejects.toThrow('never changed')
  await expect(sql`truncate given_approvals cascade`.execute(app.database)).rejects.toThrow('never changed')
})

test('a wrong word is answered with how to ask', async () => {
  await createAccount(app.database, { username: 'nobody', displayName: 'Nobody', email: '', client: null })
  for (const words of [[], ['nobody'], ['calder', 'tessel'], ['calder', '--all']])
    await expect(erase(...words)).rejects.toMatchObject({
      code: 'invalid-input',
      details: expect.stringContaining('npm run erase') as string,
    })
})
