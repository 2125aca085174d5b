import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'
import { givenReceiver } from '#server/testing/given-receiver.ts'
import { hurryJobs } from '#server/testing/hurry-jobs.ts'
import { mostFailures, triesAfter } from './policy.ts'
import { postMessage } from './deliver-message.ts'

let receiver: Awaited<ReturnType<typeof givenReceiver>>
let app: Awaited<ReturnType<typeof givenApp>>
let staff: Awaited<ReturnType<typeof app.signedIn>>

beforeAll(async () => {
  receiver = await givenReceiver()
  app = await givenApp({ publicUrl: 'https://arcwright.test', allowsPrivateHooks: true })
  staff = await app.signedIn()
})
beforeEach(async () => {
  receiver.received.length = 0
  receiver.next.length = 0
  for (const { id } of (await staff.hooks.list({})).hooks) await staff.hooks.end({ id })
})
afterAll(async () => {
  await app.end()
  await receiver.stop()
})

const soon = { timeout: 20_000, interval: 50 }
const write = async (client: 'aldgate' | 'calder' = 'aldgate') =>
  (await staff.documentsV1.generate({ documentType: 'hld', client, projectName: `Told ${crypto.randomUUID()}` })).document
const make = (more: object = {}) => staff.hooks.make({ url: receiver.url, events: ['version.added'], ...more })
const deliveries = async (id: string) => (await staff.hooks.deliveries({ id })).deliveries
const hurry = () => hurryJobs(app.database, 'hook')

test('what happens to a document is told once, signed, with ids and an address and no words', async () => {
  const { id, secret } = await make({ client: 'aldgate' })
  const document = await write()
  await write('calder')
  await expect.poll(async () => (await deliveries(id)).map(({ state }) => state), soon).toEqual(['delivered'])
  expect(receiver.received).toHaveLength(1)
  const { headers, body } = receiver.received[0]!
  const [delivery] = await deliveries(id)
  expect(delivery).toMatchObject({ id: headers['webhook-id'], event: 'version.added', attempts: 1, status: 204, error: null })
  const told = new Webhook(secret).verify(body, headers as Record<string, string>)
  expect(told).toMatchObject({
    type: 'version.added',
    data: { documentId: document.id, client: 'aldgate', address: `https://arcwright.test/documents/${document.id}` },
  })
  expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow('No matching signature')
  const { rows } = await sql`select * from hooks`.execute(app.database)
  expect(JSON.stringify(rows)).not.toContain(secret)
  expect(JSON.stringify((await staff.hooks.list({})).hooks)).not.toContain(secret)
})

test('a receiver that refuses, redirects or dies is asked again under the same id, and nowhere else', async () => {
  const { id } = await make()
  receiver.next.push('refuse', 'redirect', 'die')
  await staff.hooks.test({ id })
  await vi.waitFor(async () => {
    await hurry()
    expect((await deliveries(id))[0]?.state).toBe('delivered')
  }, soon)
  expect((await deliveries(id))[0]).toMatchObject({ attempts: 4, status: 204, error: null })
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(receiver.received.map(({ path }) => path)).toEqual(Array(4).fill('/hooks'))
})

test('why a try failed is shown, and one that failed for good is sent again when somebody asks', async () => {
  const { id } = await make()
  receiver.next.push('redirect', ...Array.from({ length: triesAfter.length }, () => 'refuse' as const))
  const { delivery } = await staff.hooks.test({ id })
  await expect.poll(async () => (await deliveries(id))[0]?.error, soon).toBe('It answered 302; redirects are not followed.')
  await vi.waitFor(async () => {
    await hurry()
    expect((await deliveries(id))[0]?.state).toBe('failed')
  }, soon)
  expect((await deliveries(id))[0]).toMatchObject({ attempts: triesAfter.length + 1, status: 500, error: 'It answered 500.' })
  await staff.hooks.sendAgain({ id, delivery })
  await expect.poll(async () => (await deliveries(id))[0]?.state, soon).toBe('delivered')
  await expect(staff.hooks.sendAgain({ id, delivery })).rejects.toMatchObject({ code: 'not-found' })
})

test('whoever answers that it is gone is asked no more, until somebody enables it', async () => {
  const { id } = await make()
  receiver.next.push('gone')
  await staff.hooks.test({ id })
  await expect.poll(async () => (await staff.hooks.list({})).hooks[0]?.disabled?.reason, soon).toMatch(/410/)
  await expect(staff.hooks.test({ id })).rejects.toMatchObject({ code: 'conflict' })
  await write()
  expect(await deliveries(id)).toHaveLength(1)
  await staff.hooks.enable({ id })
  await staff.hooks.test({ id })
  await expect.poll(async () => (await deliveries(id))[0]?.state, soon).toBe('delivered')
})

test('so many messages in a row that fail for good disable a hook', async () => {
  const { id } = await make()
  await sql`update hooks set failed_in_a_row = ${mostFailures - 1} where id = ${id}`.execute(app.database)
  receiver.next.push(...Array.from({ length: triesAfter.length + 1 }, () => 'refuse' as const))
  await staff.hooks.test({ id })
  await vi.waitFor(async () => {
    await hurry()
    expect((await staff.hooks.list({})).hooks[0]?.disabled?.reason).toBe('5 messages in a row could not be delivered.')
  }, soon)
})

test('a receiver that does not answer is given up', async () => {
  receiver.next.push('silent')
  const url = new URL(receiver.url)
  const posted = postMessage({ url, headers: {}, body: '{}', allowsPrivate: true, within: 100 })
  await expect(posted).rejects.toThrow('It did not answer in time.')
})

test('nothing is sent to an address that is not public, by number or by name', async () => {
  const { port } = new URL(receiver.url)
  const addresses = [
    `http://127.0.0.1:${port}/`,
    `http://localhost:${port}/`,
    `http://[::1]:${port}/`,
    `http://[::ffff:7f00:1]:${port}/`,
  ]
  for (const url of [...addresses, `http://2130706433:${port}/`])
    await expect(postMessage({ url: new URL(url), headers: {}, body: '{}', allowsPrivate: false })).rejects.toThrow(
      'not of the public',
    )
  expect(receiver.received).toEqual([])
})
