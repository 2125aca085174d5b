import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { linkCodes } from '#server/sharing/policy.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenMailServer } from '#server/testing/given-mail-server.ts'

let mail: Awaited<ReturnType<typeof givenMailServer>>
let app: Awaited<ReturnType<typeof givenApp>>
let staff: Awaited<ReturnType<typeof app.signedIn>>
let id: string

beforeAll(async () => {
  mail = await givenMailServer()
  app = await givenApp({ publicUrl: 'https://arcwright.test', mail: { url: mail.url, from: 'documents@arcwright.test' } })
  staff = await app.signedIn()
  const brief = { documentType: 'hld' as const, client: 'aldgate' as const, projectName: 'Checked' }
  id = (await staff.documentsV1.generate(brief)).document.id
})
beforeEach(async () => {
  mail.received.length = 0
  await sql`delete from sign_in_throttle`.execute(app.database)
})
afterAll(async () => {
  await app.end()
  await mail.stop()
})

const soon = { timeout: 20_000, interval: 50 }
const tokenOf = (link: string) => link.split('/').at(-1)!
const make = async () => tokenOf((await staff.links.make({ id, label: 'Checked', version: '1.0.0', checksEmail: true })).link.link)
/** Opens the link with the details that a visitor without a sign-in enters. */
async function open(token: string, said: object) {
  const request = { method: 'POST' as const, url: `/api/shared/${token}/open`, payload: said }
  const response = await app.http.inject(request)
  return { status: response.statusCode, body: response.json<{ isOpen?: boolean; error?: string }>(), cookies: response.cookies }
}
async function codeFor(email: string) {
  const own = () => mail.received.filter(({ to }) => to.includes(email))
  await expect.poll(() => own().length, soon).toBeGreaterThan(0)
  return /^\d{6}\r?$/m.exec(own().at(-1)!.text)![0].trim()
}

test('only whoever has the address opens the link, by a code that works once', async () => {
  const token = await make()
  const [email, other] = ['ada@example.test', 'eve@example.test']
  expect(await open(token, {})).toMatchObject({ status: 401 })
  const asked = await open(token, { email })
  expect([asked.status, asked.body, asked.cookies]).toEqual([200, { success: true, isOpen: false }, []])
  const code = await codeFor(email)
  expect((await app.http.inject(`/api/shared/${token}`)).statusCode).toBe(423)
  expect((await open(token, { email: other, code })).status).toBe(401)
  expect((await open(token, { email, code: code === '000000' ? '000001' : '000000' })).status).toBe(401)
  const opened = await open(token, { email: 'Ada@Example.test', code })
  expect(opened.body.isOpen).toBe(true)
  const cookie = opened.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  expect((await app.http.inject({ url: `/api/shared/${token}`, headers: { cookie } })).statusCode).toBe(200)
  expect((await open(token, { email, code })).status).toBe(401)
  const { rows } = await sql`select * from link_codes`.execute(app.database)
  expect(rows).toEqual([])
})

test('a code of another link, one that is too old, and one that was guessed at too often, open nothing', async () => {
  const [token, another] = [await make(), await make()]
  const email = 'grace@example.test'
  await open(token, { email })
  const code = await codeFor(email)
  expect((await open(another, { email, code })).status).toBe(401)
  const { rows } = await sql`select expires_at <= now() + interval '10 minutes' as "isShort" from link_codes`.execute(app.database)
  expect(rows).toEqual([{ isShort: true }])
  await sql`update link_codes set expires_at = now() - interval '1 second'`.execute(app.database)
  expect((await open(token, { email, code })).status).toBe(401)
  await sql`update link_codes set expires_at = now() + interval '1 minute', tries_left = ${linkCodes.tries}`.execute(app.database)
  const wrong = code === '123456' ? '654321' : '123456'
  for (let tried = 0; tried < linkCodes.tries; tried++) expect((await open(token, { email, code: wrong })).status).toBe(401)
  expect((await open(token, { email, code })).status).toBe(401)
})

test('nobody is sent more than a few codes', async () => {
  const email = 'flooded@example.test'
  for (let asked = 0; asked < linkCodes.perReceiver; asked++) expect((await open(await make(), { email })).status).toBe(200)
  expect(await open(await make(), { email })).toMatchObject({ status: 429 })
})

test('without a mail server no link checks an address', async () => {
  const bare = await givenApp()
  try {
    const own = await bare.signedIn()
    const brief = { documentType: 'hld' as const, client: 'aldgate' as const, projectName: 'Unchecked' }
    const made = (await own.documentsV1.generate(brief)).document
    const asked = own.links.make({ id: made.id, label: 'Checked', checksEmail: true })
    await expect(asked).rejects.toMatchObject({ code: 'invalid-input' })
  } finally {
    await bare.end()
  }
})
