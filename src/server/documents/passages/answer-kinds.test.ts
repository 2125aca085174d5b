import { expect, test } from 'vitest'
import { withPreviousQuestion, searchedWords } from './question-words.ts'
import { readAnswerKind } from './answer-kinds.ts'

test.each([
  ['When does it go live?', 'Live on 30 September 2026.', 'Live in all offices.'],
  ['How long are logs kept?', 'Logs are kept for 30 days.', 'Logs are kept in 3 places.'],
  ['What does it cost?', 'The budget is £180,000.', 'There are 12 servers.'],
  ['Who may open a file?', 'Files are opened by the records officer.', 'Files are opened in turn.'],
  ['Where is it run?', 'It runs in the West Midlands.', 'It runs at night.'],
  ['How often are pumps checked?', 'Pumps are checked every month.', 'Pumps are checked by hand.'],
  ['How large may a drawing be?', 'Drawings have up to 40 MB.', 'There are 40 kinds of drawing.'],
  ['How reliable must counting be?', 'Counting is right in 97% of cases.', 'Counting takes 97 steps.'],
  ['What is not part of it?', 'Never the cellar.', 'The cellar.'],
  ['How many brokers use it?', 'It serves 640 busy brokers.', 'Brokers work in 3 offices.'],
])('%s wants “%s” before “%s”', (question, better, worse) => {
  const { weigh } = readAnswerKind(question)
  expect(weigh(better)).toBeGreaterThan(weigh(worse))
})

test('a question that asks for no figure weighs none', () => {
  expect(readAnswerKind('Which colours are used?').weigh('3 of 5 on 1 May 2026')).toBe(1)
})

test('only what says nothing by itself goes on from the question before', () => {
  expect(withPreviousQuestion('And for home claims?', 'How fast are motor claims scored?')).toContain('scored')
  expect(withPreviousQuestion('Why?', 'How fast are motor claims scored?')).toContain('motor')
  expect(withPreviousQuestion('Which cloud and region is used?', 'How fast?')).toBe('Which cloud and region is used?')
  expect(withPreviousQuestion('Why?', null)).toBe('Why?')
})

test('documents are looked for by what a question says and by what answers the same', () => {
  expect(searchedWords('What does it cost?')).toEqual(['cost', 'budget', 'price'])
  expect(searchedWords('Is it in?')).toEqual([])
})
