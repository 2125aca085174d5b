import { expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

// None of these sentences stands in the corpus, and no frame of words reads them.
const read = (technicalRequirements: string) => readWords({ technicalRequirements })
const systemsOf = (words: string) => read(words).systems.map(({ name }) => name)

test.each([
  ['Figures on spoilage go across to Larkspur once a day.', 'Larkspur'],
  ['The order to the courier goes by its API (Parcelina).', 'Parcelina'],
  ['Bookkeeping is done in Saffron, which is Ingrid’s.', 'Saffron'],
])('a system is known by the words around it: %s', (words, name) => expect(systemsOf(words)).toContain(name))

test.each([
  ['Our lawyers at Helmsdale asked for this.', 'Helmsdale'],
  ['My sister in Tavistock says it is always like this.', 'Tavistock'],
  ['The costs are in XCD. The ceiling is XCD 900,000.', 'XCD'],
  ['All records are hosted in Mongolia.', 'Mongolia'],
  ['The shifts get posted on the wall five days before.', 'Wall'],
])('what is no system is none: %s', (words, name) => expect(systemsOf(words)).not.toContain(name))

test.each([
  ['I would rather shut the gates than see Foldera in this again.', 'Foldera'],
  ['Offers built upon Power Apps will be found non-responsive.', 'Power Apps'],
  ['WhatsApp groups with clients end.', 'WhatsApp'],
])('a refusal needs no “not”: %s', (words, name) => expect(read(words).bans.map((ban) => ban.name)).toContain(name))

test('what would do, and what is asked, is neither prescribed nor refused', () => {
  expect(read('MariaDB would be fine, too.').mandates).toEqual([])
  expect(read('Do we have to use Jira?').bans).toEqual([])
})
