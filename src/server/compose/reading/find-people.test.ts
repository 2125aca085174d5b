import { expect, test } from 'vitest'
import { readWords, usersSaid } from './test-reading.ts'

const usersIn = (words: string) => usersSaid(words).map(({ name }) => name.toLowerCase())

test.each([
  ['Sorters weigh and grade each bin.', ['sorters']],
  [
    'The system shall be used by yard controllers, crane maintainers and the Head of Traffic.',
    ['yard controllers', 'crane maintainers', 'head of traffic'],
  ],
  ['Ward officers record each choice by ten.', ['ward officers']],
  ['Quality inspectors at the cold end record defects per mould.', ['quality inspectors']],
  ['The gauge engineers compare any two periods.', ['gauge engineers']],
  ['Collectors come back from the field with photos. They should be able to enter them without a network.', ['collectors']],
  ['Riders (30 of them): "A message with the address and a button."', ['riders']],
  ['Letters leave when both the Registrar and the Director of Grants have signed off.', ['registrar', 'director of grants']],
  ['Finance releases the payment.', ['finance']],
  ['Weights are typed into the ledger by the quay foremen.', ['quay foremen']],
  ['Where the grader and the machine disagree, a second grader decides.', ['grader']],
  ['Observers who travel with a patrol use the tool on their own tablet.', ['observers']],
  ['The tool supports planners in choosing a berth.', ['planners']],
  ['The cellar master and her deputies decide about the class.', ['cellar master', 'deputies']],
  ['Licence holders may follow their complaint.', ['licence holders']],
  ['Visits will be booked by relatives through a public web page.', ['relatives']],
  ['Stewards in Leeds and Cork want one screen.', ['stewards']],
  ['Entries are made by the harbour office.', ['harbour office']],
  ['Internal audit reads all.', ['internal audit']],
  ['Members can upload photographs of the damage.', ['members']],
  ['Who: auctioneer (runs the clock), buyers, skippers look at prices on their phone.', ['auctioneer', 'buyers', 'skippers']],
  ['Tasters of the brokers shall value each lot.', ['tasters']],
  ['The tare house people weigh and wash samples.', ['tare house people']],
  ['The bird wardens come on Thursdays, they’d type it straight in.', ['bird wardens']],
  ['The shift leaders re-plan the day.', ['shift leaders']],
  ['The timetable office enters the blocks.', ['timetable office']],
])('%s', (words, users) => {
  expect(usersIn(words)).toEqual(users)
})

test.each([
  'Ushers scan tickets with the theatre’s app, not with this.',
  'The county’s chief executive signs the contract.',
  'Forty people come each day.',
  'The shopping centre opens at nine.',
  'Tram drivers: told by the display at the gate; no device.',
  'Customs agents receive PDFs, nothing more.',
  'Questions are to be sent to the contracting officer.',
  'The contractor’s developers work on site.',
  'Ticket ladies don’t need it.',
  'Master data come from the ledger.',
  'The foreman gets a printed list and needs no access.',
  'Breeders who order seed write us an e-mail.',
  'The harbour master - no, gets a list.',
  'Trustees: "A number twice a year. Paper is fine."',
  'The works council is consulted on the map.',
  'Bidders must submit a plan and offerors describe their team.',
  'Servers send letters and printers print numbers.',
  'The boilers and the conveyors are counted.',
])('nobody uses it: %s', (words) => {
  expect(usersIn(words)).toEqual([])
})

test('lines of notes that begin in small letters are no broken lines', () => {
  const { segments } = readWords({
    scope: 'yes: clock, remote bidding, grading, limits for buyers\nno: cold store\nlater maybe: camera grading of whole fish',
  })
  expect(segments.map(({ text }) => text)).toEqual([
    'yes: clock, remote bidding, grading, limits for buyers',
    'no: cold store',
    'later maybe: camera grading of whole fish',
  ])
})

test('a line broken at the margin goes on', () => {
  const { segments } = readWords({
    scope: 'The register of graves, holders and fees is\nprocured with training and operation for four\nyears.',
  })
  expect(segments).toHaveLength(1)
})

test('who writes without capitals ends sentences all the same', () => {
  const { segments } = readWords({
    technicalRequirements: 'drivers get the list on a handheld. the planner can change it. machine repair is out.',
  })
  expect(segments).toHaveLength(3)
})
