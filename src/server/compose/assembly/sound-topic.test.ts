import { expect, test } from 'vitest'
import { soundTopic } from './sound-topic.ts'

test.each([
  ['values go', 'values'],
  ['milk samples come', 'milk samples'],
  ['contractor proposes', 'contractor'],
  ['same waybill twice', 'waybill'],
  ['of answers', 'answers'],
  ['wagon flagged', 'wagon'],
  ['friday ten parcels picked at random', 'parcels'],
])('“%s” is about %s', (topic, thing) => {
  expect(soundTopic(topic, undefined)).toBe(thing)
})

test.each([
  'offline',
  'it takes nine days',
  'what we have',
  'tool they have',
  '2025 about 7% of doses',
  'lawyers’',
  'rfp extract',
  'takes 25–40 min',
  'planners place ~310 turnarounds',
  'background',
  'non-functional',
  'functional requirements',
  'assumptions',
  'mr 王建国',
  'Frau Hölzl',
  'dr. Okafor',
])('“%s” is no thing', (topic) => {
  expect(soundTopic(topic, undefined)).toBeUndefined()
})

test('what is done stands in the name of the part, so that only what it is done to is left', () => {
  expect(soundTopic('find markets', 'find')).toBe('markets')
})

test.each([
  'drone flights',
  'msds sheets',
  'seed',
  'berth plan',
  'emission bands',
  'payment service directory',
  'hazardous goods feed',
  'customer portal',
  'bed',
])('“%s” stays as it is', (topic) => {
  expect(soundTopic(topic, 'send')).toBe(topic)
})
