import { expect, test } from 'vitest'
import { objectionTo } from './template-file.ts'

test('the accepted kinds are accepted, whatever the case of their names', () => {
  for (const name of ['a.docx', 'a.dotx', 'b.PDF', 'c.txt', 'd.json', 'e.notes.md'])
    expect(objectionTo({ name, size: 10 })).toBeUndefined()
})

test('another kind is refused by naming the kinds that are accepted', () => {
  expect(objectionTo({ name: 'sheet.xlsx', size: 10 })).toBe('A template is a .docx, .dotx, .pdf, .txt, .json or .md file.')
})

test('a file over the limit is refused before it travels', () => {
  expect(objectionTo({ name: 'a.pdf', size: 10 * 1024 * 1024 })).toBeUndefined()
  expect(objectionTo({ name: 'a.pdf', size: 10 * 1024 * 1024 + 1 })).toBe('A template can be at most 10 MB.')
})
