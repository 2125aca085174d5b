import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeDataFolder } from './data-folder.ts'
import { readSecretKey } from './secrets.ts'

test('a key is made once, kept, and closed to others', () => {
  const root = mkdtempSync(join(tmpdir(), 'secrets-'))
  const dataFolder = join(root, 'data')
  const key = readSecretKey({ secretKey: undefined, dataFolder })
  expect(Buffer.from(key, 'base64url')).toHaveLength(32)
  expect(readSecretKey({ secretKey: undefined, dataFolder })).toBe(key)
  expect(statSync(join(dataFolder, 'secret-key')).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataFolder)).toEqual(['secret-key'])
  rmSync(root, { recursive: true })
})

test('a key that was given is used, and nothing is written', () => {
  expect(readSecretKey({ secretKey: 'x'.repeat(32), dataFolder: '/nowhere/at/all' })).toBe('x'.repeat(32))
})

test('where the key cannot be kept, one line says so', () => {
  const root = mkdtempSync(join(tmpdir(), 'secrets-'))
  const file = join(root, 'file')
  writeFileSync(file, '')
  expect(() => readSecretKey({ secretKey: undefined, dataFolder: file })).toThrow(`DATA_DIR: ${file} is not a folder that`)
  mkdirSync(join(root, 'secret-key'))
  expect(() => readSecretKey({ secretKey: undefined, dataFolder: root })).toThrow(/^The key of this server cannot be saved in/)
  rmSync(root, { recursive: true })
})

test('whatever the mask, root makes a folder that its database can pass through, and others make a closed one', () => {
  const root = mkdtempSync(join(tmpdir(), 'secrets-'))
  const mask = process.umask(0o077)
  makeDataFolder(join(root, 'a', 'b'))
  process.umask(mask)
  const modes = ['a', 'a/b'].map((path) => statSync(join(root, path)).mode & 0o777)
  expect(modes).toEqual(process.getuid?.() === 0 ? [0o711, 0o711] : [0o700, 0o700])
  rmSync(root, { recursive: true })
})
