import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeDataFolder } from './data-folder.ts'

test('a folder and those above it are made, closed to others whatever the mask', () => {
  const base = mkdtempSync(join(tmpdir(), 'data-folder-'))
  const mask = process.umask(0)
  makeDataFolder(join(base, 'a', 'b'))
  process.umask(mask)
  for (const folder of ['a', 'a/b']) expect(statSync(join(base, folder)).mode & 0o066).toBe(0)
  makeDataFolder(join(base, 'a', 'b'))
  rmSync(base, { recursive: true })
})

test('a place where nothing can be made is named at once', () => {
  expect(() => makeDataFolder('/dev/null/data')).toThrow('DATA_DIR: /dev/null/data is not a folder')
})
