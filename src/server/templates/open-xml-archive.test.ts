import { expect, test } from 'vitest'
import { givenZip } from '#server/testing/given-docx.ts'
import { openArchive } from './open-xml-archive.ts'

const tags = (count: number) => '<p/>'.repeat(count)

async function readAll(sizes: number[]) {
  const parts = sizes.map((count, at) => ({ name: `word/header${at}.xml`, content: tags(count) }))
  const archive = openArchive(givenZip(parts))
  let length = 0
  for (const { name } of parts) for await (const chunk of archive.read(name)!) length += chunk.length
  return length
}

test('the tags of all parts together are limited, however many parts share them', async () => {
  expect(await readAll([1_000_000, 1_000_000, 900_000])).toBe(2_900_000 * 4)
  await expect(readAll([1_000_000, 1_000_000, 1_000_000, 100_000])).rejects.toMatchObject({
    code: 'unreadable-file',
    message: 'This file takes more time or memory to read than is allowed.',
  })
})
