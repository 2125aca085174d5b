import { expect, test } from 'vitest'
import { isHeading } from './heading-words.ts'

test.each(['Second site: non-functional', 'Kennels: functional requirements', 'Harbour: background and objectives'])(
  '“%s” heads a piece of the brief and asks for nothing',
  (text) => {
    expect(isHeading(text)).toBe(true)
  },
)

test.each([
  'Non-functional: screens open within 3 seconds',
  'Scope: berth planning',
  'Offline mode: nice to have',
  'Chat: optional',
  'Second site: no server may stand there',
  'Requirements are kept as data.',
  'Background noise is filtered.',
])('“%s” says something', (text) => {
  expect(isHeading(text)).toBe(false)
})
