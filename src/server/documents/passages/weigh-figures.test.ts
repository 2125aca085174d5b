import { expect, test } from 'vitest'
import { followOn, searchedWords } from './question-words.ts'
import { weighFigures } from './weigh-figures.ts'

test.each([
  ['When does it go live?', 'Live on 30 September 2026.', 'Live in all offices.'],
  ['How long are logs kept?', 'Logs are kept for 30 days.', 'Logs are kept in 3 places.'],
  ['What does it cost?', 'The budget is £180,000.', 'There are 12 servers.'],
  ['How many brokers use it?', 'It serves 640 busy brokers.', 'Brokers work in 3 offices.'],
])('%s wants “%s” before “%s”', (question, better, worse) => {
  const weigh = weighFigures(question)
  expect(weigh(better)).toBeGreaterThan(weigh(worse))
})

test('a question that asks for no figure weighs none', () => {
  expect(weighFigures('Who decides?')('3 people on 1 May 2026')).toBe(1)
})

test('only what says nothing by itself goes on from the question before', () => {
  expect(followOn('And for home claims?', 'How fast are motor claims scored?')).toContain('scored')
  expect(followOn('Why?', 'How fast are motor claims scored?')).toContain('motor')
  expect(followOn('Which cloud and region is used?', 'How fast?')).toBe('Which cloud and region is used?')
  expect(followOn('Why?', null)).toBe('Why?')
})

test('documents are looked for by what a question says and by what answers the same', () => {
  expect(searchedWords('What does it cost?')).toEqual(['cost', 'budget', 'price'])
  expect(searchedWords('Is it in?')).toEqual([])
})
