import { expect, test } from 'vitest'
import { usersSaid } from './test-reading.ts'

const usersIn = (words: string) => usersSaid(words).map(({ name }) => name.toLowerCase())

test.each([
  ['Each cast is signed off by the ropewalk before it leaves the yard.', ['ropewalk']],
  ['Fuse plans shall be drawn up by the shotfirer.', ['shotfirer']],
  ['Wax samples are assessed by the nose in the afternoon.', ['nose']],
  ['Transfers of relics are countersigned by the vestry.', ['vestry']],
  ['Cue changes must be entered by the prompt corner within the hour.', ['prompt corner']],
  ['A new blend is first approved by the maltstress, then brewed.', ['maltstress']],
  ['Readings are photographed and entered by the dyke reeve.', ['dyke reeve']],
])('%s', (words, users) => {
  expect(usersIn(words)).toEqual(users)
})

test.each([
  'Payments are confirmed by the gateway within a second.',
  'Entries older than a year are corrected by the nightly process.',
  'Orders are approved by default.',
  'The contract is signed by the bursar.',
  'The concept is reviewed by the dean.',
  'The budget was approved by the synod.',
  'Each licence is confirmed by the Ministry of Fisheries.',
  'Weights are entered by the scale.',
  'Drafts are not released by the abbey.',
  'Prices are confirmed by letter.',
])('nobody uses it: %s', (words) => {
  expect(usersIn(words)).toEqual([])
})
