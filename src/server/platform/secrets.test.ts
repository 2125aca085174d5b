import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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
  const file = join(mkdtempSync(join(tmpdir(), 'secrets-')), 'file')
  writeFileSync(file, '')
  expect(() => readSecretKey({ secretKey: undefined, dataFolder: file })).toThrow(/^The key of this server cannot be kept in/)
})
