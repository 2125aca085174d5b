import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { weekText as germanWeek } from '#shared/week-words-german.ts'
import { weekText } from '#shared/week-words.ts'
import { type Account, givenMailedApp, emailServices, soon } from '#server/testing/given-mailed-app.ts'
import type { EmailServices } from '../send-due-emails.ts'
import { sendWeeklyEmails } from './send-weekly-emails.ts'

const { app, author, write, lettersTo, end } = await givenMailedApp()
afterAll(end)

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** Runs as if on a day of the next week, when the events of this week are all recorded. */
const send = (services: EmailServices = emailServices(app), days = 7) => sendWeeklyEmails(services, dayIn(days))
const given = async (email: string, change: Parameters<Account['settings']['changePreferences']>[0] = {}) => {
  const account = await app.signedIn(null, email)
  await account.settings.changePreferences({ weeklyReport: true, ...change })
  return account
}

test('the week that ended is told once, with the figures of its page, in the language of whoever wants it', async () => {
  await write(author, 'calder')
  await write(author, 'tessel')
  const [reader] = [await given('reader@week.test'), await given('leser@week.test', { language: 'de' })]
  const { notifications } = (await reader.settings.preferences({})).preferences
  await given('no-mail@week.test', { notifications: { ...notifications, email: false } })
  const report = await reader.weeklyReport.get({ day: dayIn(0) })
  await Promise.all([send(), send()])
  await send()
  const [letter, ...others] = await lettersTo('reader@week.test')
  expect(others).toEqual([])
  expect(letter!.subject).toBe(`Weekly report: ${weekText(report)}`)
  expect(letter!.text).toMatch(/^Hello Given,\n\n/)
  expect(letter!.text).toContain(`New versions: ${report.totals.versions}\nApproved: 0\n`)
  expect(letter!.text).toMatch(/Calder Bank\n\n– Told \d: Planning, on track\. High-Level Design 1\.0\.0 was written\./)
  expect(letter!.clients.toSorted()).toEqual(['calder', 'tessel'])
  const [german] = await lettersTo('leser@week.test')
  expect(german!.subject).toBe(`Wochenbericht: ${germanWeek(report)}`)
  expect(german!.text).toContain(`Versionen: ${report.totals.versions}\nFreigegeben: 0\n`)
  for (const email of ['author@desk.test', 'no-mail@week.test']) expect(await lettersTo(email)).toEqual([])
  // The link is sealed until the email is sent.
  const sent = async () => (await sql`select from letters where state <> 'sent'`.execute(app.database)).rows.length
  await expect.poll(sent, soon).toBe(0)
})

test('a server that dies while it writes leaves nothing, and the next one writes it', async () => {
  await given('cut-off@week.test')
  const services = emailServices(app)
  const dying = { ...services, jobs: { enqueue: () => Promise.reject(new Error('The server died.')) } }
  await expect(send(dying)).rejects.toThrow('The server died.')
  expect(await lettersTo('cut-off@week.test')).toEqual([])
  await send(services)
  expect(await lettersTo('cut-off@week.test')).toHaveLength(1)
})

test('a letter with nothing to tell is not sent, and none is without a mail server', async () => {
  await given('quiet@week.test')
  await send(emailServices(app), -21)
  expect(await lettersTo('quiet@week.test')).toEqual([])
  await sendWeeklyEmails({ ...emailServices(app), mailer: undefined }, dayIn(7))
  expect(await lettersTo('quiet@week.test')).toEqual([])
  await send()
  expect(await lettersTo('quiet@week.test')).toHaveLength(1)
})

test('it is for staff: an account of a client may not choose it, and gets none where it was staff before', async () => {
  const contact = await app.signedIn('calder', 'contact@week.test')
  await expect(contact.settings.changePreferences({ weeklyReport: true })).rejects.toMatchObject({ code: 'not-allowed' })
  await given('moved@week.test')
  await sql`update accounts set client = 'calder' where email = 'moved@week.test'`.execute(app.database)
  await send()
  expect(await lettersTo('moved@week.test')).toEqual([])
})

test('what is being erased while a letter is written is in no letter', async () => {
  await given('erasing@week.test')
  let sending = Promise.resolve()
  await app.database.transaction().execute(async (erasing) => {
    await sql`lock table letters, projects in share row exclusive mode`.execute(erasing)
    sending = send()
    const waiting = async () =>
      (await sql`select from pg_locks where not granted and relation = 'letters'::regclass`.execute(app.database)).rows.length
    await expect.poll(waiting, soon).toBeGreaterThan(0)
    await sql`delete from projects where client = 'tessel'`.execute(erasing)
  })
  await sending
  const [letter] = await lettersTo('erasing@week.test')
  expect(letter!.clients).toEqual(['calder'])
})

test('whoever sends it by themselves has it as plain text, of one client or of all', async () => {
  const reader = await given('by-hand@week.test', { language: 'de' })
  const answer = await reader.get(reader.weeklyReport.file({ client: 'calder', format: 'txt' }))
  expect(answer.headers['content-type']).toContain('text/plain')
  expect(answer.body).toMatch(/^Wochenbericht: [^]*Calder Bank\n\n[^]*\/weekly-report\?week=\d{4}-\d\d-\d\d&client=calder\n$/)
  expect(answer.body).not.toContain('Tessel')
})
