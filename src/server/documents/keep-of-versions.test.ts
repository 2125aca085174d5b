import { expect, test } from 'vitest'
import type { Database } from '#server/platform/database.ts'
import { keepOfVersions } from './keep-of-versions.ts'

test('what a version says is read once, and what is not there is asked for again', async () => {
  const asked: string[][] = []
  const get = keepOfVersions(async (_database, ids) => {
    asked.push(ids)
    return ids.filter((id) => id !== 'absent').map((id) => ({ id, read: `words of ${id}` }))
  })
  const database = {} as Database
  expect([...(await get(database, ['one', 'absent']))]).toEqual([['one', 'words of one']])
  expect([...(await get(database, ['one', 'two', 'absent']))]).toEqual([
    ['one', 'words of one'],
    ['two', 'words of two'],
  ])
  await get(database, ['one', 'two'])
  expect(asked).toEqual([
    ['one', 'absent'],
    ['two', 'absent'],
  ])
})
