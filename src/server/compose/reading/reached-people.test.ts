import { expect, test } from 'vitest'
import { usersSaid } from './test-reading.ts'

const usersIn = (words: string) => usersSaid(words).map(({ name }) => name.toLowerCase())

test.each([
  ['Goods on the red list leave never without the release of the customs declarant.', ['customs declarant']],
  ['Up to 500 the clerk signs, above 500 the bursar.', ['clerk', 'bursar']],
  ['For day boats the lock keeper decides, for barges the harbour master.', ['lock keeper', 'harbour master']],
  ['The bosun has the list on deck, without connection.', ['bosun']],
  ['A warning goes by SMS to the ranger on duty.', ['ranger']],
  ['Without an answer in one hour to the head ranger.', ['head ranger']],
  ['Board for stewards by spring.', ['stewards']],
  ['Patterns are kept by the pattern room desk (4 persons), not by programmers.', ['pattern room desk']],
  ['A sample that cannot be read is to be looked at by the tasting desk.', ['tasting desk']],
  ['Allergies are seen only by the nurse, kitchen of that camp, the parent.', ['nurse', 'parent', 'kitchen']],
  ['A new account number is shown to the bursar’s office that rings the firm.', ['bursar’s office']],
  ['The system shall be run by two persons of the town’s ICT unit.', ['ict unit']],
  ['It goes to the department that ordered, for coding.', ['department']],
  ['Whoever has no internet is served by the citizen centre.', ['citizen centre']],
  ['Second person of the abbey compares with the photograph, releases.', ['second person of the abbey']],
  ['The public sees the tides, never the pilot on duty.', ['public']],
  ['A respeaker stays in the loop for live talks.', ['respeaker']],
  ['The school nurse confirms.', ['school nurse']],
  ['Lists are signed by the deputy registrar and the deputy recorder.', ['deputy registrar', 'deputy recorder']],
  ['Contractors can use a phone.', ['contractors']],
  ['The hospice logs on with its own number.', ['hospice']],
  ['Partners (11 firms, 3 colleges) see their own trials only.', ['partners']],
  ['District mining officers approve each pass.', ['district mining officers']],
  ['The herd vets look on their phones in the yard.', ['herd vets']],
  ['Our bursar and two of the choir for the reports.', ['bursar']],
  ['There will be training of 30 content owners.', ['content owners']],
  ['The translator signs. It is used by sworn translators, not by external translators.', ['translator', 'sworn translators']],
  ['Keepers see the list. A senior keeper signs it.', ['keepers', 'senior keeper']],
  ['The vet writes in a ledger today. The vet prescribes, the keeper ticks it off.', ['vet', 'keeper']],
  ['Guest designers browse from home.', ['guest designers']],
  ['The director decides on the class of each stone.', ['director']],
  ['Singing teachers, matrons and the precentor have to see who is ill.', ['singing teachers', 'matrons', 'precentor']],
  ['The safeguarding lead reads the log.', ['safeguarding lead']],
  [
    '[10:01] ANN: Who approves a text?\n[10:02] BO: The curator. Then the language desk.\n[10:03] ANN: Good.',
    ['curator', 'language desk'],
  ],
  ['It is used by vets, who look on their phones.', ['vets']],
])('%s', (words, users) => {
  expect(usersIn(words)).toEqual(expect.arrayContaining(users))
  expect(usersIn(words)).toHaveLength(users.length)
})

test.each([
  'PostgreSQL is what our 2 DBAs know.',
  'Java is what the 9 developers know.',
  'Nutanix has been rejected by the County Board.',
  'The plan was adopted by the synod committee.',
  'The bosun has the list on paper.',
  'Pilot report: 3 weeks after the start.',
  'Pilot of 40 volumes in May.',
  'Up to 500 the contract is signed in May, above 500 the bursar is away.',
  'The parcels go to the post office for delivery.',
  'The concept is shown to the patent office.',
  'The gateway logs in with a certificate.',
  'The public is not to be told.',
  'Museum guards keep using Axiell.',
  'The master of the ferry rings us, without an answer the mate.',
  'Contractors can use subcontractors.',
  'The police get nothing.',
  '[10:01] ANN: Who signs the contract?\n[10:02] BO: The bursar.\n[10:03] ANN: Good.',
  'The ministry’s inspector asks for a printout twice a year.',
  'Our director decides on 3 March.',
  'Bookings end in a planner built in 2012.',
  'Messages go through Microsoft Teams.',
  'Our bursar and the choir for ever.',
  'Boat owners and shop owners of the town come in May.',
  'In each case the Consultant specifies devices.',
  'The system is run by two providers of the region.',
])('nobody uses it: %s', (words) => {
  expect(usersIn(words)).toEqual([])
})
