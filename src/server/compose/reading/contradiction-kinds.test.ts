import { describe, expect, test } from 'vitest'
import type { Requirements } from '#shared/brief.ts'
import { readWords } from './test-reading.ts'

const found = (words: Partial<Requirements>) => readWords(words).contradictions
const inTwoFields = (one: string, other: string) => found({ technicalRequirements: one, constraints: other })

describe('two bounds of one thing', () => {
  test.each([
    ['All hives of a keeper are at most six.', 'Each keeper shall hold at most four hives from the pilot on.'],
    ['A message to a ringer must be at most 160 characters.', 'Messages to ringers shall be no more than 140 characters.'],
    ['A crate shall hold at least 12 bottles.', 'A crate holds at most 10 bottles.'],
    ['The alarm of a kiln must reach the potter within 30 seconds.', 'Alarms of a kiln must reach the potter within two minutes.'],
    ['At most three offers may be open for one berth.', 'No more than five offers may be open for one berth.'],
  ])('%s %s', (one, other) => expect(inTwoFields(one, other)).toMatchObject([{ kind: 'figure' }]))

  test.each([
    ['All hives of a keeper are at most six.', 'All hives of a school are at most nine.'],
    ['A crate shall hold at least 12 bottles.', 'A crate holds at most 24 bottles.'],
    ['Alarms of kiln 1 must reach the potter within 30 seconds.', 'Alarms of kiln 2 must reach the potter within two minutes.'],
    ['A message to a ringer must be at most 160 characters.', 'Today a message to a ringer may be 140 characters.'],
    ['At most three offers may be open for one berth.', 'At most five offers may be open for one berth in winter.'],
    ['Scores must be there within 10 minutes.', 'Scores of a final must be there within 2 minutes.'],
    ['Each keeper may hold at most six hives.', 'A keeper with a diploma may hold at most ten hives.'],
  ])('none: %s %s', (one, other) => expect(inTwoFields(one, other)).toEqual([]))
})

describe('a whole and its parts', () => {
  test.each([
    { budget: 'EUR 90,000, of which EUR 60,000 for hardware and EUR 45,000 for the build.' },
    { budget: 'Ceiling: 200 000 CHF in total.\nBuild: 150 000 CHF\nScanners: 70 000 CHF' },
    { technicalRequirements: 'The club has 26 boats: 14 skiffs, 8 punts and 6 barges.' },
    { technicalRequirements: 'There are 40 bells (22 bronze, 12 steel, 5 iron).' },
    { technicalRequirements: 'Offers are weighted: price 40 %, quality 35 %, delivery 20 %.' },
  ])('%o', (words) => expect(found(words)).toMatchObject([{ how: expect.stringMatching(/come to/) }]))

  test.each([
    { budget: 'EUR 105,000, of which EUR 60,000 for hardware and EUR 45,000 for the build.' },
    { budget: 'EUR 90,000, of which EUR 60,000 for hardware.' },
    { budget: 'Ceiling: 200 000 CHF in total.\nBuild: 120 000 CHF\nScanners: 70 000 CHF' },
    { budget: 'Ceiling: 200 000 CHF in total.\nRunning: 150 000 CHF a year\nSupport: 70 000 CHF each year' },
    { technicalRequirements: 'The club has 26 boats: 14 skiffs, 8 punts and 4 barges.' },
    { technicalRequirements: 'The club has 26 boats, of which 14 are skiffs and 6 are punts.' },
    { technicalRequirements: 'There are 12 courses: 3 trainers, 9 halls and 2 boats each.' },
    { technicalRequirements: 'Offers are weighted: price 40 %, quality 35 %, delivery 25 %.' },
    { technicalRequirements: 'Price weighs 40 %, quality at least 35 %, delivery 20 %.' },
  ])('none: %o', (words) => expect(found(words)).toEqual([]))
})

describe('spans and days', () => {
  test.each([
    { timeline: 'The season runs from 1 March 2027 to 30 June 2027 (six months).' },
    { timeline: 'The work starts on 1 March 2027. Development takes nine months. The register goes live on 1 September 2027.' },
    {
      technicalRequirements: 'Sensors must send their values over the new masts.',
      timeline: 'All sensors live by 1 May 2027. The masts are delivered on 1 August 2027.',
    },
    { timeline: 'Acceptance test from 1 July 2027. The ledger goes live on 1 June 2027.' },
    { timeline: 'The project starts on 1 June 2027. The ledger goes live on 1 April 2027.' },
  ])('%o', (words) => expect(found(words)).toMatchObject([{ kind: 'date' }]))

  test.each([
    { timeline: 'The season runs from 1 March 2027 to 31 August 2027 (six months).' },
    { timeline: 'From 1 March 2027 to 30 June 2027, with a report every two weeks.' },
    { timeline: 'The work starts on 1 March 2027. Development takes six months. The register goes live on 1 September 2027.' },
    { timeline: 'The work starts on 1 March 2027. Training takes nine months. The register goes live on 1 September 2027.' },
    {
      technicalRequirements: 'Sensors must send their values over the new masts.',
      timeline: 'All sensors live by 1 November 2027. The masts are delivered on 1 August 2027.',
    },
    {
      technicalRequirements: 'Sensors must send their values by post.',
      timeline: 'All sensors live by 1 May 2027. The benches are delivered on 1 August 2027.',
    },
    { timeline: 'Acceptance test from 1 May 2027. The ledger goes live on 1 June 2027.' },
  ])('none: %o', (words) => expect(found(words)).toEqual([]))
})

describe('allowed and refused', () => {
  test.each([
    ['Volunteers must not see addresses.', 'Volunteers can see addresses.'],
    ['Only the treasurer may release payments.', 'The secretary releases payments.'],
    [
      'The hotline must never be closed.',
      'The register must run without downtime. The register is closed every Sunday from 02:00 to 04:00.',
    ],
    ['Entries are never deleted.', 'Entries are deleted after five years.'],
    ['Tidebook stays read-only.', 'Each berth must be written into Tidebook.'],
  ])('%s %s', (one, other) => expect(inTwoFields(one, other)).toMatchObject([{ kind: 'other' }]))

  test.each([
    ['Volunteers must not see addresses.', 'Vergers can see addresses.'],
    ['Volunteers must not see addresses.', 'Volunteers can see addresses if the verger agrees.'],
    ['Only the treasurer may release payments.', 'The treasurer releases payments.'],
    ['Only the treasurer may release payments.', 'The secretary releases payments on behalf of the treasurer.'],
    ['The register must run without downtime.', 'The old register is closed every Sunday from 02:00 to 04:00.'],
    ['The register must run without downtime between 06:00 and 22:00.', 'It may be taken down every night from 02:00 to 04:00.'],
    ['Entries are never deleted.', 'Drafts are deleted after five years.'],
    ['Tidebook stays read-only until May.', 'Each berth must be written into Tidebook.'],
    ['Tidebook is read-only for guests.', 'Each berth must be written into Tidebook.'],
  ])('none: %s %s', (one, other) => expect(inTwoFields(one, other)).toEqual([]))
})

describe('two sums for the whole', () => {
  test.each([
    'EUR 70,000. The parish council has approved EUR 55,000 for the entire project.',
    'CHF 90,000. The whole project may cost CHF 80,000 at most.',
    'The budget is £40,000 in total. The trustees have granted £30,000 for the whole work.',
    'USD 1,200,000. A total of USD 900,000 was voted for the project.',
    'NOK 500,000. NOK 450,000 are set aside for the whole contract.',
  ])('%s', (budget) => expect(found({ budget })).toMatchObject([{ kind: 'money' }]))

  test.each([
    'EUR 70,000. The parish council has approved EUR 55,000 of it.',
    'CHF 90,000. The pilot may cost CHF 80,000 at most.',
    'CHF 90,000. CHF 30,000 a year for the whole support.',
    'EUR 70,000. EUR 40,000 were approved so far for the project.',
    'USD 1,200,000. For the entire hardware USD 900,000.',
  ])('none: %s', (budget) => expect(found({ budget })).toEqual([]))
})

test('a later mail or correction of a clause is no contradiction', () => {
  const brief = readWords({
    technicalRequirements: '4.1 All hives of a keeper are at most six.\n4.2 Honey is weighed.',
    additionalContext:
      'Corrigendum: clause 4.1: read "All hives of a keeper are at most four." for "All hives of a keeper are at most six."',
  })
  expect(brief.contradictions).toEqual([])
})
