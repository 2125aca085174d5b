import { expect, test } from 'vitest'
import { tellsState } from './tells-state.ts'

test.each([
  'Nobody knows which keys fit.',
  'We have no developers of our own;',
  'Last winter two pumps failed unseen.',
  'By then the milk is sour.',
  'Three people in finance;',
  'Members and fees are in Campus 9;',
  'Tide tables come from the Hydrographic Office.',
  'The old planner runs on an AS/400 in Bergen.',
])('“%s” only tells how things stand', (text) => {
  expect(tellsState(text)).toBe(true)
})

test.each([
  'Nobody may enter the hall alone.',
  'The portal must run on Linux.',
  'Two people must sign.',
  'All recordings are kept in Finland.',
  'Patient data are in the EU.',
  'We want the rota to come from Planday.',
])('“%s” asks for something', (text) => {
  expect(tellsState(text)).toBe(false)
})
