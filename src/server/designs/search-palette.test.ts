import { expect, test } from 'vitest'
import { referenceDesigns } from '#server/references/read-designs.ts'
import { searchPalette } from './search-palette.ts'

const designs = [...referenceDesigns().values()]
const names = (words: string) => searchPalette(designs, words).map(({ name }) => name)

test('components are found by their name first, then by what they do, each name once', () => {
  const found = searchPalette(designs, 'portal')
  expect(found[0]!.name).toMatch(/^Portal/)
  expect(new Set(found.map(({ name }) => name)).size).toBe(found.length)
  expect(found.length).toBeLessThanOrEqual(8)
  expect(found[0]).toMatchObject({ design: expect.any(String) as string, does: expect.any(String) as string })
})

test('every word has to be there; nothing and nonsense find nothing', () => {
  expect(names('portal zebra')).toEqual([])
  expect(names('')).toEqual([])
  expect(names('  !? ')).toEqual([])
  expect(names('PORTAL serv')).toContain('Portal service')
})
