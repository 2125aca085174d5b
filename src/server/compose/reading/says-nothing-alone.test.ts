import { expect, test } from 'vitest'
import { saysNothingAlone } from './says-nothing-alone.ts'
import { readWords } from './test-reading.ts'

const isContext = (text: string) => saysNothingAlone(readWords({ technicalRequirements: text }).statements[0]!)

test.each([
  'Interfaces.',
  'We will have to come back to it.',
  'Can I just say my thing first because I have to go.',
  'This has been decided twice.',
  'On the call: Farida Noor (director), Tan Wei (production), Joshua Lim (IT).',
])('a heading, a piece of talk or a list of those present asks for nothing: %s', (text) => expect(isContext(text)).toBe(true))

test.each([
  'No RFID!',
  'We have to see every morning which lots are late.',
  'Log-in with Entra ID.',
  'At most 2 seconds.',
  'This has been asked for: the planner must see all shifts.',
])('what asks for something stays a requirement: %s', (text) => expect(isContext(text)).toBe(false))
