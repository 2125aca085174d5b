import { expect, test } from 'vitest'
import { allOf, bare, countOf, joinList, joinSome, lowerFirst, plural, sentence, the, theRole, withArticle } from './english.ts'

test('joins none, one, two and many', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((items) => joinList(items))).toEqual(['', 'a', 'a and b', 'a, b and c'])
  expect(joinList(['tea, milk', 'salt', 'oil'])).toBe('tea, milk; salt; and oil')
  expect(joinList(['Keys and secrets', 'Reports'])).toBe('Keys and secrets, and Reports')
  expect(joinList(['tea', 'milk'], 'or')).toBe('tea or milk')
})

test('names a few and counts the rest', () => {
  expect(joinSome(['a', 'b', 'c', 'd'], 2)).toBe('a, b and two more')
  expect(joinSome(['a', 'b', 'c'], 2)).toBe('a, b and c')
})

test('counts in words up to ninety-nine', () => {
  expect([0, 1, 2, 12, 13, 25, 40, 1400].map((count) => countOf(count, 'risk'))).toEqual([
    'no risks',
    'one risk',
    'two risks',
    'twelve risks',
    'thirteen risks',
    'twenty-five risks',
    'forty risks',
    '1,400 risks',
  ])
})

test('speaks of all of them', () => {
  expect([1, 2, 3].map((count) => allOf(count, 'query'))).toEqual(['the one query', 'both queries', 'all three queries'])
})

test('a department is no role with an article', () => {
  expect(['Claims manager', 'Finance', 'SOC lead'].map(theRole)).toEqual(['the claims manager', 'finance', 'the SOC lead'])
  expect(['Chief Clinical Information Officer', 'Head of Claims'].map(theRole)).toEqual([
    'the Chief Clinical Information Officer',
    'the Head of Claims',
  ])
})

test('forms plurals', () => {
  expect(['query', 'key', 'open question', 'process', 'person', 'group of people'].map(plural)).toEqual([
    'queries',
    'keys',
    'open questions',
    'processes',
    'people',
    'groups of people',
  ])
})

test('chooses a or an by sound', () => {
  const nouns = ['claim', 'element', 'user', 'hour', 'API', 'SLA', 'UK region', 'SAP system', 'event', 'URL', 'European region']
  expect(nouns.map((noun) => withArticle(noun).split(' ')[0])).toEqual([
    'a',
    'an',
    'a',
    'an',
    'an',
    'an',
    'a',
    'an',
    'an',
    'a',
    'a',
  ])
})

test('makes one sentence of any piece of text', () => {
  expect(['load claims', 'Why?', ' it ends; ', 'Said “so.”'].map(sentence)).toEqual([
    'Load claims.',
    'Why?',
    'It ends.',
    'Said “so.”',
  ])
  expect(bare('Load claims.')).toBe('Load claims')
})

test('lowers the first letter of a sentence, not of a name', () => {
  const texts = [
    'Cut the time',
    'The Council decides',
    'ClaimCenter offers',
    'API calls',
    'Kafka is down',
    'Ordnance Survey answers',
    'Back-office calls fail',
    'Lag grows',
  ]
  expect(texts.map((text) => lowerFirst(text, new Set(['Kafka'])))).toEqual([
    'cut the time',
    'the Council decides',
    'ClaimCenter offers',
    'API calls',
    'Kafka is down',
    'Ordnance Survey answers',
    'back-office calls fail',
    'lag grows',
  ])
  expect(the('A claims platform')).toBe('the claims platform')
})

test('nothing said is no sentence, not even a stop', () => {
  expect(sentence('  ')).toBe('')
})
