import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount, giveRole } from '#server/accounts/manage-accounts.ts'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
let first: Awaited<ReturnType<typeof app.signedIn>>
beforeAll(async () => {
  app = await givenApp()
  first = await app.signedIn()
})
afterAll(() => app.end())

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'yes',
    (error: unknown) => (error as { code: string }).code,
  )
const idOf = async (username: string) => (await first.team.list({})).accounts.find((account) => account.username === username)!.id
async function administrator() {
  const account = await app.signedIn()
  await giveRole(app.database, account.username, 'administrator')
  return { ...account, id: await idOf(account.username) }
}
const administrators = async () =>
  (await sql`select id from accounts where role = 'administrator' and disabled_at is null`.execute(app.database)).rows.length

test('the first account of the staff is an administrator, and those after it are not', async () => {
  expect((await first.accounts.check({})).user?.role).toBe('administrator')
  const member = await app.signedIn()
  expect((await member.accounts.check({})).user?.role).toBe('member')
  for (const asked of [
    () => member.team.list({}),
    () => member.team.add({ username: 'x', displayName: 'X', email: '', client: null }),
    () => member.keys.keep({ provider: 'claude', key: 'sk-a-key-that-is-long-enough' }),
    () => member.keys.list({}),
  ])
    expect(await codeOf(asked())).toBe('not-allowed')
})

test('an account is added with a password that is told once, changed, moved, reset and disabled', async () => {
  const username = `new-${crypto.randomUUID()}`
  const { password } = await first.team.add({ username, displayName: 'New', email: 'new@calder.test', client: 'calder' })
  const other = await app.signedIn('calder')
  await other.accounts.login({ username, password })
  expect((await other.accounts.check({})).user).toMatchObject({ displayName: 'New', client: 'calder' })
  const id = await idOf(username)
  expect(await codeOf(first.team.role({ id, role: 'administrator' }))).toBe('invalid-input')
  await first.team.change({ id, displayName: 'Newer', email: '', client: 'aldgate' })
  expect((await other.accounts.check({})).authenticated).toBe(false)
  await other.accounts.login({ username, password })
  expect((await other.accounts.check({})).user).toMatchObject({ displayName: 'Newer', email: '', client: 'aldgate' })
  await first.team.disable({ id })
  expect(await codeOf(other.accounts.login({ username, password }))).toBe('invalid-credentials')
  const given = await first.team.reset({ id })
  expect(await codeOf(other.accounts.login({ username, password: given.password }))).toBe('yes')
  expect(await codeOf(first.team.add({ username, displayName: 'Again', email: '', client: null }))).toBe('conflict')
  const { rows } = await sql`select details from audit_trail`.execute(app.database)
  expect(JSON.stringify(rows)).not.toContain(given.password)
})

test('nobody changes their own role, disables or resets themselves, and the last administrator stays', async () => {
  const id = await idOf(first.username)
  const own = { id, displayName: 'Given', email: '' }
  for (const asked of [
    () => first.team.role({ id, role: 'member' }),
    () => first.team.disable({ id }),
    () => first.team.reset({ id }),
    () => first.team.change({ ...own, client: 'calder' }),
  ])
    expect(await codeOf(asked())).toBe('conflict')
  const second = await administrator()
  expect(await codeOf(second.team.role({ id: second.id, role: 'member' }))).toBe('conflict')
  expect(await codeOf(first.team.role({ id: second.id, role: 'member' }))).toBe('yes')
  expect(await codeOf(second.team.list({}))).toBe('not-allowed')
})

test('an administrator who is moved to a client is none any more', async () => {
  const second = await administrator()
  await first.team.change({ id: second.id, displayName: 'Moved', email: '', client: 'calder' })
  const moved = (await first.team.list({})).accounts.find(({ id }) => id === second.id)
  expect(moved).toMatchObject({ client: 'calder', role: 'member' })
})

test('two administrators who disable each other at once leave one', async () => {
  for (let round = 0; round < 3; round++) {
    const [one, other] = [await administrator(), await administrator()]
    await sql`update accounts set role = 'member' where id not in (${one.id}, ${other.id}) and username <> ${first.username}`.execute(
      app.database,
    )
    await sql`update accounts set role = 'member' where username = ${first.username}`.execute(app.database)
    const codes = await Promise.all([
      codeOf(one.team.disable({ id: other.id })),
      codeOf(other.team.disable({ id: one.id })),
      codeOf(one.team.role({ id: other.id, role: 'member' })),
      codeOf(other.team.role({ id: one.id, role: 'member' })),
    ])
    expect(codes).toContain('yes')
    expect(await administrators()).toBe(1)
    await giveRole(app.database, first.username, 'administrator')
  }
})

test('what there is no account for is not found', async () => {
  expect(await codeOf(first.team.disable({ id: crypto.randomUUID() }))).toBe('not-found')
  await createAccount(app.database, { username: 'spare', displayName: 'Spare', email: '', client: null })
  expect(await idOf('spare')).toBeTruthy()
})
