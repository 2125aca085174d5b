import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'
import { givenMailServer } from '#server/testing/given-mail-server.ts'
import { hurryJobs } from '#server/testing/hurry-jobs.ts'

let mail: Awaited<ReturnType<typeof givenMailServer>>
let app: Awaited<ReturnType<typeof givenApp>>
let staff: Awaited<ReturnType<typeof app.signedIn>>

beforeAll(async () => {
  mail = await givenMailServer()
  const from = 'Arcwright <documents@arcwright.test>'
  app = await givenApp({ publicUrl: 'https://arcwright.test', mail: { url: mail.url, from } })
  staff = await app.signedIn()
})
afterAll(async () => {
  await app.end()
  await mail.stop()
})

async function share(email = `${crypto.randomUUID()}@example.test`) {
  const brief = { documentType: 'hld' as const, client: 'aldgate' as const, projectName: `Letters ${crypto.randomUUID()}` }
  const { document } = await staff.documentsV3.generate(brief)
  return (await staff.sharing.share({ id: document.id, email })).invitation
}
const deliveryOf = async (id: string) =>
  (await staff.sharing.outbox({})).invitations.find((invitation) => invitation.id === id)!.delivery
const lettersTo = (email: string) => mail.received.filter(({ to }) => to.includes(email))
const hurry = () => hurryJobs(app.database, 'letter')
const soon = { timeout: 20_000, interval: 100 }

test('what is shared is told by a letter to that address alone, with the link, which is then no longer kept', async () => {
  const invitation = await share()
  expect(invitation.delivery).toEqual({ state: 'waiting', error: null })
  await expect.poll(() => deliveryOf(invitation.id), soon).toEqual({ state: 'sent', error: null })
  const [letter, ...others] = lettersTo(invitation.to)
  expect([letter?.to, others]).toEqual([[invitation.to], []])
  expect(letter!.text.replace(/=\r\n/g, '')).toContain(invitation.link.replace('=', '=3D'))
  expect(letter!.text).toContain('From: Arcwright <documents@arcwright.test>')
  const { rows } = await sql`select state, attempts, sealed_link from letters where to_address = ${invitation.to}`.execute(
    app.database,
  )
  expect(rows).toEqual([{ state: 'sent', attempts: 1, sealed_link: null }])
})

test('a letter that is refused has failed, says why, and goes out when it is tried again', async () => {
  mail.next.push('refuse')
  const { id, to } = await share()
  await expect.poll(async () => (await deliveryOf(id))?.state, soon).toBe('failed')
  expect((await deliveryOf(id))?.error).toContain('No such mailbox here')
  const other = await app.signedIn()
  await expect(other.sharing.sendAgain({ id })).rejects.toMatchObject({ code: 'not-found' })
  await staff.sharing.sendAgain({ id })
  await expect.poll(() => deliveryOf(id), soon).toEqual({ state: 'sent', error: null })
  expect(lettersTo(to)).toHaveLength(1)
  await expect(staff.sharing.sendAgain({ id })).rejects.toMatchObject({ code: 'not-found' })
})

test('a mail server that is busy is asked again, six times at most', async () => {
  mail.next.push('busy', 'busy')
  const { id } = await share()
  await expect.poll(async () => (await deliveryOf(id))?.error, soon).toContain('Try again later')
  expect((await deliveryOf(id))?.state).toBe('waiting')
  await vi.waitFor(async () => {
    await hurry()
    expect((await deliveryOf(id))?.state).toBe('sent')
  }, soon)

  mail.next.push(...Array.from({ length: 6 }, () => 'busy' as const))
  const hopeless = await share()
  await vi.waitFor(async () => {
    await hurry()
    expect((await deliveryOf(hopeless.id))?.state).toBe('failed')
  }, soon)
  expect(mail.next).toEqual([])
})

test('a letter whose taking was never confirmed is sent again under the same id, so that it is shown once', async () => {
  mail.next.push('cut')
  const { id, to } = await share()
  await vi.waitFor(async () => {
    await hurry()
    expect((await deliveryOf(id))?.state).toBe('sent')
  }, soon)
  const ids = lettersTo(to).map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1])
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('a name with a line of its own adds no receiver and no header', async () => {
  await sql`update accounts set display_name = ${'Eve\r\nBcc: eve@evil.test'} where username = ${staff.username}`.execute(
    app.database,
  )
  const { to, id } = await share()
  await expect.poll(async () => (await deliveryOf(id))?.state, soon).toBe('sent')
  const [letter] = lettersTo(to)
  expect(letter!.to).toEqual([to])
  expect(letter!.text.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
})

test('without a mail server nothing is sent, and the invitation waits to be copied', async () => {
  const without = await givenApp()
  const account = await without.signedIn()
  const { document } = await account.documentsV3.generate({ documentType: 'hld', client: 'aldgate', projectName: 'No mail' })
  const { invitation } = await account.sharing.share({ id: document.id, email: 'reader@example.test' })
  expect(invitation.delivery).toBeNull()
  expect((await sql`select from letters`.execute(without.database)).rows).toEqual([])
  await without.end()
})
