import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { resetPassword } from '#server/accounts/manage-accounts.ts'
import { tokenLimits } from '#server/accounts/tokens/policy.ts'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
type Person = Awaited<ReturnType<typeof app.signedIn>>
let staff: Person

beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  staff = await app.signedIn()
  await sql`delete from sign_in_throttle`.execute(app.database)
})
afterAll(() => app.end())

const call = async (token: string, url = '/api/v3/documents', more: object = {}) => {
  const { statusCode, headers, json } = await app.http.inject({ url, headers: { authorization: `Bearer ${token}` }, ...more })
  return { status: statusCode, headers, body: json<Record<string, unknown>>() }
}
const brief = { documentType: 'hld', client: 'aldgate', projectName: 'By a token' }
const generate = { method: 'POST' as const, payload: brief }

test('a token is its account, is shown once and kept as a hash', async () => {
  const { id, token } = await staff.tokens.make({ name: 'Nightly report' })
  expect(token).toMatch(/^arc_[\w-]{43}$/)
  const { tokens } = await staff.tokens.list({})
  expect(tokens).toMatchObject([{ id, name: 'Nightly report', ending: token.slice(-4), may: 'read', usedAt: null }])
  expect(JSON.stringify(tokens)).not.toContain(token)
  const { rows } = await sql`select * from tokens`.execute(app.database)
  expect(JSON.stringify(rows)).not.toContain(token)
  const trail = await sql`select details from audit_trail where action = 'token-made'`.execute(app.database)
  expect(JSON.stringify(trail.rows)).not.toContain(token)

  expect((await call(token)).status).toBe(200)
  expect((await staff.tokens.list({})).tokens[0]!.usedAt).not.toBeNull()
  const others = await app.signedIn('calder')
  expect((await others.tokens.list({})).tokens).toEqual([])
})

test('one that may read changes nothing, one that may write does', async () => {
  const [reading, writing] = [await staff.tokens.make({ name: 'Reads' }), await staff.tokens.make({ name: 'Writes', may: 'write' })]
  const refused = await call(reading.token, '/api/v2/documents/generate', generate)
  expect([refused.status, refused.body.error]).toEqual([403, 'This token may read, and change nothing.'])
  expect((await call(writing.token, '/api/v2/documents/generate', generate)).status).toBe(200)
})

test('a token reaches neither accounts nor tokens nor hooks, whatever cookie comes with it', async () => {
  const { token } = await staff.tokens.make({ name: 'Curious', may: 'write' })
  const make = { method: 'POST' as const, payload: { name: 'Another' } }
  expect((await call(token, '/api/tokens', make)).status).toBe(401)
  const headers = { authorization: `Bearer ${token}`, cookie: staff.cookie() }
  expect((await call(token, '/api/tokens', { ...make, headers })).status).toBe(401)
  expect((await call(token, '/api/auth/sign-ins')).status).toBe(401)
  expect((await call(token, '/api/hooks')).status).toBe(401)
  expect((await staff.tokens.list({})).tokens).toHaveLength(1)
})

test('one that was ended, has expired, or whose account was disabled or given a new password, lets nobody in', async () => {
  const made = async (person = staff) => person.tokens.make({ name: 'Soon over' })
  const ended = await made()
  const stranger = await app.signedIn()
  await stranger.tokens.end({ id: ended.id })
  expect((await call(ended.token)).status).toBe(200)
  await staff.tokens.end({ id: ended.id })
  expect((await call(ended.token)).status).toBe(401)

  const expired = await made()
  await sql`update tokens set created_at = now() - interval '91 days', expires_at = now() - interval '1 day'
    where id = ${expired.id}`.execute(app.database)
  expect((await call(expired.token)).status).toBe(401)

  const disabled = await made(stranger)
  await sql`update accounts set disabled_at = now() where username = ${stranger.username}`.execute(app.database)
  expect((await call(disabled.token)).status).toBe(401)

  const before = await made()
  await resetPassword(app.database, staff.username)
  expect((await call(before.token)).status).toBe(401)
})

test('wrong tokens are counted by address, and a good one works on; calls with one are bounded', async () => {
  const { id, token } = await staff.tokens.make({ name: 'Good' })
  for (let tried = 0; tried < tokenLimits.wrongPerAddress; tried++) expect((await call(`arc_${'A'.repeat(43)}`)).status).toBe(401)
  const stopped = await call(`arc_${'A'.repeat(43)}`)
  expect([stopped.status, Number(stopped.headers['retry-after'])]).toEqual([429, expect.any(Number)])
  expect((await call(token)).status).toBe(200)
  await sql`update sign_in_throttle set attempts = ${tokenLimits.callsPerToken} where subject = ${`token:${id}`}`.execute(
    app.database,
  )
  expect((await call(token)).status).toBe(429)
})

test('an account has at most fifty, each for at most a year', async () => {
  await expect(staff.tokens.make({ name: 'For ever', days: 366 })).rejects.toMatchObject({ code: 'invalid-input' })
  await expect(staff.tokens.make({ name: ' ' })).rejects.toMatchObject({ code: 'invalid-input' })
  await sql`insert into tokens (account_id, name, token_hash, ending, may, expires_at)
    select id, 'Many', decode(md5(number::text), 'hex'), 'abcd', 'read', now() + interval '1 day'
    from accounts, generate_series(1, 50) number where username = ${staff.username}`.execute(app.database)
  await expect(staff.tokens.make({ name: 'One more' })).rejects.toMatchObject({ code: 'conflict' })
})
