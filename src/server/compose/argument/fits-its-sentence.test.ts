import { expect, test } from 'vitest'
import type { Question } from '../assembly/design.ts'
import { fitsItsSentence } from './fits-its-sentence.ts'

const asks = (text: string, quote: string): Question => ({
  source: { from: 'brief', field: 'technicalRequirements', quote },
  kind: 'rule',
  text,
  about: [],
  owner: 'Sponsor',
})

test.each([
  ['does the place also bind backups and remote support?', 'Crew data stay in Norway.', true],
  ['does the place also bind backups and remote support?', 'No crane leaves the yard unchecked.', false],
  ['may a security fix go out within the freeze?', 'No changes between 1 and 9 May.', true],
  ['may a security fix go out within the freeze?', 'The cranes are run by the port: hands off.', false],
  ['what happens to what is above the limit: wait, drop or a person?', 'At most 40 messages a minute.', true],
  ['what happens to what is above the limit: wait, drop or a person?', 'Not more than 22,000 EUR.', false],
  ['where does the formula stand in full?', 'Berth fees are calculated by length.', true],
  ['where does the formula stand in full?', 'Rounds are drawn up on paper.', false],
])('“%s” of “%s”: %s', (text, quote, fits) => expect(fitsItsSentence(asks(text, quote))).toBe(fits))
