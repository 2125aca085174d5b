import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAuditChain } from '#server/audit/store.ts'
import { givenDatabase, type GivenDatabase } from '#server/testing/start-database.ts'
import { ensureDemoAccount, runAccountCommand } from './account.ts'

let given: GivenDatabase
beforeAll(async () => {
  given = await givenDatabase()
})
afterAll(() => given.drop())
const run = (...words: string[]) => runAccountCommand(given.database, words)

test('an account is added, listed, reset and disabled, each change on the trail', async () => {
  expect(await run('list')).toBe('There are no accounts yet.')
  expect(await run('add', 'Ann', '--name', 'Ann Archer', '--email', 'ann@calder.test', '--client', 'calder')).toMatch(
    /^Added Ann, of Calder Bank\.\nPassword: ([a-z2-9]{5}-){3}[a-z2-9]{5}\nIt is shown this once\.$/,
  )
  expect(await run('add', 'bob')).toContain('Added bob, staff.')
  expect(await run('reset', 'ANN')).toMatch(/Password: /)
  expect(await run('disable', 'bob')).toContain('can no longer sign in')
  expect((await run('list')).split('\n')).toEqual([
    'NAME  DISPLAY NAME  EMAIL            CLIENT  ROLE           STATE',
    'Ann   Ann Archer    ann@calder.test  calder  member         active',
    'bob   bob           -                staff   administrator  disabled',
  ])
  expect(await verifyAuditChain(given.database)).toMatchObject({ entries: 4, isWhole: true })
})

test('roles are given to staff, and the last administrator keeps theirs', async () => {
  await run('reset', 'bob')
  await run('add', 'cat')
  await expect(run('role', 'bob', 'member')).rejects.toThrow('This is the last administrator.')
  await expect(run('role', 'Ann', 'administrator')).rejects.toThrow('Only staff can be administrators.')
  expect(await run('role', 'cat', 'administrator')).toBe('cat is an administrator now.')
  expect(await run('role', 'bob', 'member')).toBe('bob is a member now.')
  await expect(run('role', 'cat', 'king')).rejects.toThrow('A role is needed: member or administrator.')
})

test.each([
  [[], 'A command is needed.'],
  [['paint'], 'There is no command paint.'],
  [['add'], 'A NAME of 1 to 200 characters is needed.'],
  [['add', 'a\0b'], 'A NAME of 1 to 200 characters is needed.'],
  [['add', 'Ann', 'Archer'], 'A NAME with spaces needs quotes.'],
  [['add', 'ann'], 'There is already an account named ann.'],
  [['add', 'eve', '--client', 'nobody'], 'There is no client nobody.'],
  [['add', 'eve', '--colour', 'red'], "Unknown option '--colour'"],
  [['reset', 'nobody'], 'There is no account named nobody.'],
  [['disable', 'nobody'], 'There is no account named nobody.'],
])('%j is refused with a sentence', async (words, sentence) => {
  await expect(run(...words)).rejects.toThrow(sentence)
})

test('the demo account is made once, by whoever comes first', async () => {
  const starts = Array.from({ length: 3 }, () => ensureDemoAccount(given.database, { username: 'demo' }))
  expect((await Promise.all(starts)).filter((password) => password !== undefined)).toHaveLength(1)
  expect(await ensureDemoAccount(given.database, { username: 'DEMO', password: 'another' })).toBeUndefined()
  expect(await ensureDemoAccount(given.database, { username: 'other', password: 'chosen-one' })).toBe('chosen-one')
})
