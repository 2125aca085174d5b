import { expect, test } from 'vitest'
import { withPreviousQuestion, searchedWords } from './question-words.ts'
import { readAnswerKind } from './rank-passages.ts'

test.each([
  ['When does it go live?', 'Live on 30 September 2026.', 'Live in all offices.'],
  ['How long are logs kept?', 'Logs are kept for 30 days.', 'Logs are kept in 3 places.'],
  ['What does it cost?', 'The budget is £180,000.', 'There are 12 servers.'],
  ['How often are pumps checked?', 'Pumps are checked every month.', 'Pumps are checked by hand.'],
  ['How large may a drawing be?', 'Drawings have up to 40 MB.', 'Drawings are large.'],
  ['How many brokers use it?', 'It serves 640 busy brokers.', 'Brokers work in offices.'],
])('%s is answered by “%s”, not by “%s”', (question, better, worse) => {
  const kind = readAnswerKind(question)!
  expect([better, worse].map((text) => kind.test(text))).toEqual([true, false])
})

test('a question that asks for no figure has no kind of answer', () => {
  expect(readAnswerKind('Which colours are used?')).toBeUndefined()
})

test('only what says nothing by itself goes on from the question before', () => {
  expect(withPreviousQuestion('And for home claims?', 'How fast are motor claims scored?')).toContain('scored')
  expect(withPreviousQuestion('Why?', 'How fast are motor claims scored?')).toContain('motor')
  expect(withPreviousQuestion('Which cloud and region is used?', 'How fast?')).toBe('Which cloud and region is used?')
  expect(withPreviousQuestion('Why?', null)).toBe('Why?')
})

test('documents are looked for by the words of a question that say something', () => {
  expect(searchedWords('What does it cost?')).toEqual(['cost'])
  expect(searchedWords('Is it in?')).toEqual([])
})
