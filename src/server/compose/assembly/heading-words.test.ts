import { expect, test } from 'vitest'
import { thingInHeading } from './heading-words.ts'

test.each([
  'Scope',
  'Background',
  'Non-functional',
  'Non-functional requirements',
  'Functional:',
  '2. Scope of work',
  'Our current situation',
  'Must have',
  'Nice to have',
  'Requirements – technical',
])('“%s” heads a piece of the brief and names nothing', (heading) => {
  expect(thingInHeading(heading)).toBeUndefined()
})

test.each([
  ['Second site: non-functional', 'Second site'],
  ['Requirements: berth planning', 'berth planning'],
  ['Stock in the cold store', 'Stock in the cold store'],
  ['Technical library', 'Technical library'],
  ['Kennel bookings', 'Kennel bookings'],
])('“%s” names %s', (heading, thing) => {
  expect(thingInHeading(heading)).toBe(thing)
})
