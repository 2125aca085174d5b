import { expect, test } from 'vitest'
import { explain } from './postmaster.ts'

test('a full disk is called by its name', () => {
  const home = { folder: '/d', base: '/d', data: '/d/postgres', socket: '/d/socket', log: '/d/postgres.log', runAs: {} }
  const words = 'initdb: error: could not write to file "pg_wal/xlogtemp.1": No space left on device'
  expect(explain(words, home)).toBe('The disk of /d is full.')
})
