import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAuditChain } from '#server/audit/store.ts'
import { secretKey } from '#server/testing/given-app.ts'
import { givenDatabase, type GivenDatabase } from '#server/testing/start-database.ts'
import { findKeptKey, keepKey, listKeptKeys, removeKey, type Vault } from './keep-keys.ts'

let given: GivenDatabase
let vault: Vault
beforeAll(async () => {
  given = await givenDatabase()
  vault = { database: given.database, secretKey }
})
afterAll(() => given.drop())

const key = 'sk-ant-a-key-that-nobody-sees-1234'
const run = (statement: string) => sql.raw(statement).execute(given.database)

test('a key is kept, replaced and removed, each on the trail, and comes back as it was', async () => {
  expect(await findKeptKey(vault, 'claude')).toBeUndefined()
  await keepKey(vault, 'claude', 'sk-ant-an-older-key')
  await keepKey(vault, 'claude', key)
  expect(await findKeptKey(vault, 'claude')).toMatchObject({ provider: 'claude', key })
  expect(await removeKey(vault, 'claude')).toBe(true)
  expect(await removeKey(vault, 'claude')).toBe(false)
  expect(await listKeptKeys(vault)).toEqual([])
  const { rows } = await sql<{ action: string; subject: string }>`select action, subject from audit_trail`.execute(given.database)
  expect(rows.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    'key-kept claude',
    'key-kept claude',
    'key-removed claude',
  ])
  expect(await verifyAuditChain(given.database)).toMatchObject({ isWhole: true })
})

test('nothing opens with another key of the deployment, in another row or column, or after a change', async () => {
  await keepKey(vault, 'claude', key)
  await keepKey(vault, 'openai', 'sk-the-other-vendors-key')
  const opened = async (provider: 'claude' | 'openai' = 'claude', by = vault) => (await findKeptKey(by, provider))?.key
  expect(await opened('claude', { ...vault, secretKey: `${secretKey}!` })).toBeUndefined()
  await run('create table untouched as select * from kept_keys')
  const spoil = async (statement: string) => {
    await run(statement)
    const found = await opened()
    await run(
      'update kept_keys set sealed_key = u.sealed_key, sealed_data_key = u.sealed_data_key from untouched u where u.provider = kept_keys.provider',
    )
    return found
  }
  const from = (columns: string) => `update kept_keys set ${columns} from untouched u where kept_keys.provider = 'claude'`
  expect(
    await spoil(`${from('sealed_key = u.sealed_key, sealed_data_key = u.sealed_data_key')} and u.provider = 'openai'`),
  ).toBeUndefined()
  expect(await spoil(`${from('sealed_data_key = u.sealed_data_key')} and u.provider = 'openai'`)).toBeUndefined()
  expect(await spoil(`${from('sealed_key = u.sealed_data_key')} and u.provider = 'claude'`)).toBeUndefined()
  expect(await spoil(`update kept_keys set sealed_key = set_byte(sealed_key, 30, 255 - get_byte(sealed_key, 30))`)).toBeUndefined()
  expect([await opened(), await opened('openai')]).toEqual([key, 'sk-the-other-vendors-key'])
})

test('each time a key is kept it has a data key of its own, which opens no other', async () => {
  await keepKey(vault, 'claude', key)
  await run('create table earlier as select * from kept_keys')
  await keepKey(vault, 'claude', key)
  await run('update kept_keys set sealed_key = e.sealed_key from earlier e where e.provider = kept_keys.provider')
  expect((await findKeptKey(vault, 'claude'))?.key).toBeUndefined()
})

test('a key of a vendor that is no longer there is not listed', async () => {
  await run('create table held as select * from kept_keys')
  await run('delete from kept_keys')
  await keepKey(vault, 'claude', key)
  await run("insert into kept_keys select 'gone', sealed_data_key, sealed_key, kept_at from kept_keys")
  expect((await listKeptKeys(vault)).map(({ provider }) => provider)).toEqual(['claude'])
  await run('delete from kept_keys')
  await run('insert into kept_keys select * from held')
})
