import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { enquiryLimits } from '#shared/limits.ts'
import { giveRole } from '#server/accounts/manage-accounts.ts'
import { forgetOld } from '#server/sharing/forget-old.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenMailServer } from '#server/testing/given-mail-server.ts'
import { enquiryThrottle } from './policy.ts'

let mail: Awaited<ReturnType<typeof givenMailServer>>
let app: Awaited<ReturnType<typeof givenApp>>
let staff: Awaited<ReturnType<Awaited<ReturnType<typeof givenApp>>['signedIn']>>
beforeAll(async () => {
  mail = await givenMailServer()
  app = await givenApp({ publicUrl: 'https://desk.test', mail: { url: mail.url, from: 'Arcwright <documents@desk.test>' } })
  // The first staff account is the administrator.
  staff = await app.signedIn(null, 'head@desk.test')
})
afterAll(async () => {
  await app.end()
  await mail.stop()
})
beforeEach(() => sql`delete from sign_in_throttle`.execute(app.database))

const asked = { name: 'Vi Visitor', email: 'vi@example.test', organisation: 'Visited Ltd', message: 'May we talk about claims?' }
/** Sends an enquiry as a visitor does, without a sign-in. */
const send = (payload: object) => app.http.inject({ method: 'POST', url: '/api/enquiries', payload })
const listNew = async () => (await staff.enquiries.list({})).enquiries
const soon = { timeout: 20_000, interval: 50 }

test('what a visitor asks lands in the workspace, on the overview, and in a letter to administrators', async () => {
  await app.signedIn(null, 'member@desk.test')
  expect((await send(asked)).json()).toEqual({ success: true })
  const { enquiries, counts } = await staff.enquiries.list({})
  expect(enquiries).toMatchObject([{ ...asked, state: 'new', settled: null }])
  expect(counts).toEqual({ new: 1, answered: 0, closed: 0 })
  const overview = await staff.overview.get({})
  expect(overview.kind === 'staff' && overview.attention.filter(({ kind }) => kind === 'enquiry')).toEqual([
    {
      kind: 'enquiry',
      client: null,
      isMine: false,
      title: 'An enquiry from Vi Visitor of Visited Ltd',
      detail: asked.message,
      action: 'Open enquiries',
      link: '/enquiries',
    },
  ])
  await expect.poll(() => mail.received.length, soon).toBe(1)
  expect(mail.received[0]!.to).toEqual(['head@desk.test'])
  expect(mail.received[0]!.text).toContain('Subject: An enquiry from Vi Visitor of Visited Ltd')
  expect(mail.received[0]!.text).toContain('https://desk.test/enquiries')
})

test('the same enquiry sent again within the hour is one', async () => {
  await send(asked)
  expect(await listNew()).toHaveLength(1)
})

test('staff say what became of it, and who said so is told; new again, it was nobody', async () => {
  const [enquiry] = await listNew()
  const { id } = enquiry!
  await staff.enquiries.settle({ id, state: 'answered' })
  expect(await listNew()).toEqual([])
  const answered = await staff.enquiries.list({ state: 'answered' })
  expect(answered.enquiries[0]).toMatchObject({ id, state: 'answered', settled: { by: 'Given' } })
  const overview = await staff.overview.get({})
  expect(overview.kind === 'staff' && overview.attention).toEqual([])
  await staff.enquiries.settle({ id, state: 'new' })
  expect((await listNew())[0]).toMatchObject({ id, state: 'new', settled: null })
})

test('what is filled in where nobody sees a field is dropped without a word', async () => {
  const answer = await send({ ...asked, message: 'Buy this.', homepage: 'https://spam.test' })
  expect(answer.json()).toEqual({ success: true })
  expect((await listNew()).map(({ message }) => message)).not.toContain('Buy this.')
})

test.each([
  ['no name', { name: ' ' }, 'Tell us your name.'],
  ['a name of two lines', { name: 'Vi\r\nBcc: all@example.test' }, 'one line'],
  ['no address', { email: 'vi' }, 'This is not an email address.'],
  ['no words', { message: '' }, 'Tell us what it is about.'],
  ['too many words', { message: 'x'.repeat(enquiryLimits.message + 1) }, 'at most 4000 characters'],
])('%s is refused with a sentence', async (_, wrong, sentence) => {
  const answer = await send({ ...asked, ...wrong })
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain(sentence)
})

test('a body beyond its bound is refused', async () => {
  expect((await send({ ...asked, message: 'x'.repeat(70_000) })).statusCode).toBe(413)
})

test('one address asks only so often, whatever it sends, and another still may', async () => {
  for (let sent = 0; sent < enquiryThrottle.perAddress; sent++)
    expect((await send(sent % 2 === 0 ? {} : asked)).statusCode).toBe(sent % 2 === 0 ? 400 : 200)
  const refused = await send(asked)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const elsewhere = { method: 'POST', url: '/api/enquiries', payload: asked, remoteAddress: '203.0.113.7' } as const
  expect((await app.http.inject(elsewhere)).statusCode).toBe(200)
})

test('an account of a client finds no enquiry, and settles none', async () => {
  const client = await app.signedIn('calder')
  const [enquiry] = await listNew()
  await expect(client.enquiries.list({})).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(client.enquiries.settle({ id: enquiry!.id, state: 'closed' })).rejects.toMatchObject({ code: 'not-allowed' })
  expect((await listNew())[0]!.state).toBe('new')
})

test('letters follow what administrators wish, and a flood fills no mailbox', async () => {
  const other = await app.signedIn(null, 'other@desk.test')
  await giveRole(app.database, other.username, 'administrator')
  const notifications = { email: true, desktop: false, projectUpdates: true, clientActivity: false }
  await other.settings.changePreferences({ notifications })
  const lettersTo = async () => (await sql<{ to: string }>`select to_address as to from letters`.execute(app.database)).rows
  const before = (await lettersTo()).length
  await send({ ...asked, message: 'Once more.' })
  expect((await lettersTo()).slice(before)).toEqual([{ to: 'head@desk.test' }])
  await sql`
    insert into enquiries (name, email, message) select 'Vi', 'vi@example.test', 'Flood ' || n from generate_series(1, 30) n`.execute(
    app.database,
  )
  await send({ ...asked, message: 'And once more.' })
  expect(await lettersTo()).toHaveLength(before + 1)
  expect((await listNew()).map(({ message }) => message)).toContain('And once more.')
})

test('a closed enquiry is deleted after its time, and others are not', async () => {
  const [closed, open] = await listNew()
  await staff.enquiries.settle({ id: closed!.id, state: 'closed' })
  await staff.enquiries.settle({ id: open!.id, state: 'answered' })
  await forgetOld(app.database)
  expect((await staff.enquiries.list({ state: 'closed' })).enquiries).toHaveLength(1)
  await sql`update enquiries set settled_at = now() - interval '91 days' where settled_at is not null`.execute(app.database)
  await forgetOld(app.database)
  expect((await staff.enquiries.list({ state: 'closed' })).enquiries).toEqual([])
  expect((await staff.enquiries.list({ state: 'answered' })).enquiries).toHaveLength(1)
})
