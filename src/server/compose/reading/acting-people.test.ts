import { expect, test } from 'vitest'
import { usersSaid } from './test-reading.ts'

const usersIn = (words: string) => usersSaid(words).map(({ name }) => name.toLowerCase())

test.each([
  ['The affineur wants to see which wheel is due. The cheeses are none of his business.', ['affineur']],
  ['The grooms tick off the feeding, the vet writes the treatment, the jockeys do not need it.', ['grooms', 'vet']],
  ['The assayer weighs, the smelter pours, and both sign the bar list.', ['assayer', 'smelter']],
  ['Grooms, the vet and the farrier tick it off.', ['grooms', 'vet', 'farrier']],
  ['Each morning the forewoman prints the picking list.', ['forewoman']],
  ["The sluice-keeper's display must show the level.", ['sluice-keeper']],
  ['The chandler is alerted when a rope is due.', ['chandler']],
  ['- tide reader: enters the level\n- harbour watch: sees all boats', ['tide reader', 'harbour watch']],
  ['- sales: price list, nothing else\n- HR: not needed', ['sales']],
  ['Who books? The skippers. Who pays? The club.', ['skippers']],
  ['And who presses the button? Well, in summer the apprentice.', ['apprentice']],
  ['Pharmacy reps must not log in any more. Only the study nurses and the investigator.', ['study nurses', 'investigator']],
  ['I run a tannery with my daughter. She would enter the hides.', ['daughter']],
  ['We want one too, but for our slope groomers.', ['slope groomers']],
  ['The master of the vessel signs the slip.', ['master of the vessel']],
  ['The verger sees the whole year, the canons see nothing.', ['verger']],
])('%s', (words, users) => {
  expect(usersIn(words).toSorted()).toEqual(users.toSorted())
})

test.each([
  'The scanner reads the label, the printer prints it.',
  'The mayor wants it and the council has paid for it.',
  'Today the secretary types it over into the ledger.',
  'Who pays? The district. Who complains? The neighbours.',
  'Leasing daughter sends a file each month.',
  'Tenant changes are made by the hour.',
  'Patients call all day to ask when the nurse is coming.',
  'Approval by the artistic director happens elsewhere.',
  'Interviewer: And then?',
  'Offerors shall carry liability cover.',
  'Beekeepers report a swarm by phone.',
  'The boards in the yard are to be swept, the gate is to be painted.',
])('nobody uses it: %s', (words) => {
  expect(usersIn(words)).toEqual([])
})
