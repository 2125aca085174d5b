import { expect, test } from 'vitest'
import { findLine, markWords } from './find-line.ts'

const marked = (text: string, words: string[]) => markWords(text, words).map(({ start, end }) => text.slice(start, end))

test('other forms of a word are marked, and numbers as they are written', () => {
  expect(marked('Retained claims, the claim of £420,000 under NFR-3', ['claims', '420000', 'nfr3'])).toEqual([
    'claims',
    'claim',
    '420,000',
    'NFR-3',
  ])
  expect(marked('Die Überprüfung', ['uberprufung'])).toEqual(['Überprüfung'])
})

test('the line with the most of the words is shown, with its heading and cut around them', () => {
  const long = `${'far away '.repeat(60)}the retention of data is seven years ${'and so on '.repeat(60)}`
  const lines = `s1\t\tRetention\ns1\tb1\tRetention matters.\ns2\t\tRules\ns2\tb2\t${long}`
  const found = findLine(lines, ['retention', 'seven'])!
  expect(found).toMatchObject({ section: 's2', block: 'b2', heading: 'Rules' })
  expect(found.text.length).toBeLessThan(300)
  expect(found.marks.map(({ start, end }) => found.text.slice(start, end))).toEqual(['retention', 'seven'])
  expect(found.text).toMatch(/^… .* …$/)
  expect(findLine(lines, ['elsewhere'])).toBeNull()
})

test('a result begins and ends with whole words, in a short line and in a long one', () => {
  const words = (length: number) => Array.from({ length }, (_, at) => `word${at}`).join(' ')
  for (const length of [60, 600]) {
    const text = `${words(length)} commission engine ${words(length)}`
    const found = findLine(`s1\tb1\t${text}`, ['commission'])!
    const shown = found.text.replaceAll(/^… | …$/g, '')
    expect(found.text).toMatch(/^… .* …$/)
    expect(shown.split(' ').every((word) => text.split(' ').includes(word))).toBe(true)
    expect(found.marks.map(({ start, end }) => found.text.slice(start, end))).toEqual(['commission'])
  }
})

test('a letter with a mark is found without it, in its line and in no other', () => {
  const lines = 's1\t\tOrte\ns1\tb1\tÜberprüfung der Daten in Zürich.\ns1\tb2\tPrices in £ – and “terms”.'
  expect(findLine(lines, ['uberprufung'])).toMatchObject({ block: 'b1', marks: [{ start: 0, end: 11 }] })
  expect(findLine(lines, ['terms'])).toMatchObject({ block: 'b2' })
  expect(findLine(lines, ['zurich', 'terms'])).toMatchObject({ block: 'b2' })
})
