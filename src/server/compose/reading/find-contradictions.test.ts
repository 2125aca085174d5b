import { describe, expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

const contradictionsIn = (technicalRequirements: string, constraints = '') =>
  readWords({ technicalRequirements, constraints }).contradictions

describe('two statements that cannot both hold', () => {
  test('two counts of the same whole', () => {
    expect(contradictionsIn('Altogether 118 buoys are in the fairway.', 'All 124 buoys are to be fitted.')).toMatchObject([
      { kind: 'figure', about: 'buoys' },
    ])
  })
  test('two ceilings for the same year', () => {
    expect(
      contradictionsIn('We can spend no more than £60,000 in the first year.', 'The first-year ceiling is £45,000.'),
    ).toMatchObject([{ kind: 'money' }])
  })
  test('a contract that ends before the support that it asks for', () => {
    expect(contradictionsIn('Contract length: four months.', 'Six months of support after launch.')).toMatchObject([
      { kind: 'date' },
    ])
  })
  test('two figures for one quota, two days of going live, two totals', () => {
    expect(
      contradictionsIn(
        'A slot is refused if the weekly noise quota of 240 movements is used up.',
        'The weekly noise quota is 200 movements.',
      ),
    ).toMatchObject([{ kind: 'figure', about: 'quota' }])
    expect(contradictionsIn('Going live by 1 April 2027.', 'Going live is planned for 1 July 2027.')).toMatchObject([
      { kind: 'date' },
    ])
    expect(
      contradictionsIn('The maximum amount is 150 000 euros.', 'The ceiling for the whole contract is 130 000 euros.'),
    ).toMatchObject([{ kind: 'money' }])
  })
  test('all data in one country and a copy in another', () => {
    expect(contradictionsIn('All data stays in Germany.', 'Backups are kept in Ireland.')).toMatchObject([{ kind: 'place' }])
  })
})

describe('demands that oppose each other', () => {
  test.each([
    ['place', 'Crew data shall not be transferred outside the United Kingdom.', 'All crew data will be processed in Dublin.'],
    ['place', 'Catch records stay in Norway only.', 'Catch records are stored in Frankfurt.'],
    ['money', 'The budget is 9.5 MSEK.', 'Berta had understood 11 MSEK.'],
    ['date', 'The old tool, Sailbase, is withdrawn on 31 March 2029.', 'Sailbase must keep running until June 2029.'],
    ['date', 'Freeze from 1 December 2027 to 31 January 2028.', 'The pilot goes live on 15 December 2027.'],
    ['figure', 'Recordings are deleted after 30 days.', 'Recordings must be kept for 12 months for the auditor.'],
    ['other', 'The app must work without a network for two days.', 'No data may be stored on the tablets.'],
    ['figure', 'Entries are not deleted before 30 years have passed.', 'All entries are deleted ten years after the last visit.'],
    ['money', 'I have 120 000 euros set aside.', 'My partner thinks of 90 000.'],
    ['date', 'Offers are due by 15 March 2027.', 'The contract is awarded on 1 February 2027.'],
    ['date', 'The award is planned for 1 June 2027.', 'The register goes live on 1 May 2027.'],
    ['mandate', 'Everything has to stay in our own data centre.', 'The portal is to be hosted on Azure.'],
  ])('%s: %s %s', (kind, one, other) => {
    expect(contradictionsIn(`${one} ${other}`)).toMatchObject([{ kind }])
  })
})

describe('what is no contradiction', () => {
  test.each([
    ['Delivery by 1 April 2027.', 'Going live is planned for 1 July 2027.'],
    ['Furnace 1 is live by 1 March 2027.', 'Furnaces 2 and 3 are live by 31 October 2027.'],
    ['Availability of the log: 99 %.', 'Availability of the collection of readings: 99.9 %.'],
    ['The total is at most 85,000 euros.', 'Not more than 70,000 euros are released before the pilot.'],
    ['There are 118 buoys today.', 'There will be 124 buoys in 2029.'],
    ['There are 40 vessels, 31 vessels of which are tugs.', ''],
    ['The warranty period shall be 24 months.', 'The warranty for hardware shall be 36 months.'],
    ['Up to 60 concurrent users in summer.', 'There are 15 concurrent users in winter.'],
    ['We have 410 tugs.', '380 tugs have a logger.'],
    ['No cloud for crew records.', 'The booking page must run on Azure.'],
    ['Health answers of crews are stored in Oslo, never in Snowflake.', 'The Guild has decided in favour of Snowflake.'],
    ['Each depot has 12 drivers.', 'There are 15 drivers at Cork.'],
    ['The harbour has 20 to 25 berths.', 'The 22 berths are numbered.'],
    ['Logs are kept for 7 years.', 'Photographs are kept for 2 years.'],
    ['At least 30 gauges must be read.', 'There are 41 gauges.'],
    ['Crew data stay in the EU.', 'Crew data are stored in Frankfurt.'],
    ['Crew data must stay in Norway.', 'Tide data are processed in Dublin.'],
    ['Freeze from 1 December 2027 to 31 January 2028.', 'The pilot goes live by 15 December 2027.'],
    ['The budget is 9.5 MSEK.', 'Berta thinks that it is enough.'],
    ['Entries are not deleted before 30 years have passed.', 'Entries are copied after ten years.'],
    ['I have 120 000 euros set aside.', 'My partner thinks 20 000 of that is for training.'],
    ['I have 120 000 euros set aside.', 'My partner thinks of 300 000 visitors.'],
    ['Offers are due by 15 March 2027.', 'The contract is awarded on 1 May 2027.'],
    ['Offers are due by 15 March 2027.', 'The current contract was awarded on 1 February 2021.'],
    ['The award is planned for 1 June 2027.', 'The pilot site goes live on 1 May 2027.'],
  ])('%s %s', (one, other) => expect(contradictionsIn(one, other)).toEqual([]))
})

test('the last piece comes after the day on which all is complete', () => {
  expect(
    contradictionsIn('The final delivery is due by 30 June 2028.', 'The last reel shall be scanned by 15 September 2028.'),
  ).toMatchObject([{ kind: 'date' }])
})

test('the same thing counted in and left out', () => {
  const { contradictions } = readWords({ scope: 'In scope: dispatch, invoicing.\nOut of scope: invoicing.' })
  expect(contradictions).toMatchObject([{ kind: 'scope', about: 'invoicing' }])
})
