import { afterAll, beforeAll, expect, test } from 'vitest'
import { findKeptKey, type Vault } from '#server/keys/keep-keys.ts'
import { secretKey } from '#server/testing/given-app.ts'
import { givenDatabase, type GivenDatabase } from '#server/testing/start-database.ts'
import { runKeyCommand } from './key.ts'

let given: GivenDatabase
let vault: Vault
beforeAll(async () => {
  given = await givenDatabase()
  vault = { database: given.database, secretKey }
})
afterAll(() => given.drop())

const key = 'sk-ant-not-to-be-seen-9876'
const run = (words: string[], typed = key, by = vault) => runKeyCommand(by, words, () => Promise.resolve(typed))

test('a key is set, listed by its end alone, and removed', async () => {
  expect(await run(['list'])).toBe('No keys are saved.')
  expect(await run(['set', 'claude'], ` ${key}\n`)).toBe(
    'The key of Claude is saved, encrypted. A key in the environment is used before it.',
  )
  expect(await findKeptKey(vault, 'claude')).toMatchObject({ key })
  expect((await run(['list'])).split('\n')).toEqual([
    'PROVIDER  SAVED SINCE, UTC  KEY',
    expect.stringMatching(/^claude {4}\d{4}-\d\d-\d\d \d\d:\d\d {2}…9876$/) as string,
  ])
  expect(await run(['list'], key, { ...vault, secretKey: 'another key of the deployment' })).toContain('cannot be opened')
  expect(await run(['remove', 'claude'])).toBe('The key of Claude is removed.')
  await expect(run(['remove', 'claude'])).rejects.toThrow('No key of Claude is saved.')
})

test.each([
  [[], key, 'A command is needed'],
  [['set'], key, 'A provider is needed: claude or openai.'],
  [['set', 'gemini'], key, 'A provider is needed'],
  [['set', key], key, 'A provider is needed'],
  [['set', 'claude', key], key, 'The key is not given here'],
  [['set', 'claude'], ' \n', 'No key was given; nothing is changed.'],
  [['set', 'claude'], `${key} ${key}`, 'This is not a key'],
  [['set', 'claude'], `${key}é`, 'This is not a key'],
  [['set', 'claude'], 'short', 'This is not a key'],
])('%j is refused with a sentence that shows no key', async (words, typed, sentence) => {
  const refused = await run(words, typed).catch((error: unknown) => error as Error & { details?: string })
  expect(refused).toMatchObject({ message: expect.stringContaining(sentence) as string })
  expect(`${(refused as Error).message} ${(refused as { details: string }).details}`).not.toContain(key)
  expect(await findKeptKey(vault, 'claude')).toBeUndefined()
})
