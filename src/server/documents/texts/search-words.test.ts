import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

const wordsOf = (text: string) => searchWords(text).map(({ word }) => word)

test('what is written differently is one word', () => {
  expect(wordsOf('Überprüfung ÜBERPRÜFUNG uberprufung')).toEqual(['uberprufung', 'uberprufung', 'uberprufung'])
  expect(wordsOf('NFR-3, nfr3')).toEqual(['nfr3', 'nfr3'])
  expect(wordsOf('£420,000 and 420000')).toEqual(['420000', 'and', '420000'])
  expect(wordsOf('S/4HANA')).toEqual(['s', '4hana', 's4hana'])
})

test('scripts without spaces are taken apart', () => {
  expect(wordsOf('契約書を確認する')).toContain('契約')
  expect(wordsOf('المشروع')).toEqual(['المشروع'])
})

test('each word is told with where it stands', () => {
  const text = 'Der Überprüfung nach: 契約'
  for (const { word, at, length } of searchWords(text))
    expect(
      text
        .slice(at, at + length)
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase(),
    ).toBe(word)
})
