import { expect, test } from 'vitest'
import type { Requirements } from '#shared/brief.ts'
import { readWords } from '#server/compose/reading/test-reading.ts'
import { solutionOf } from '#server/compose/propose-solution.ts'

/** A brief that a design can be made of, of a rowing club: nothing in it raises one of the questions by itself. */
const club = `Orders come from Sage. Members and two boatmen use it. Members book a boat on a web page. 400 bookings a day.
A boat without a valid check must not be booked. Each change of a boat is logged. A check once signed shall not be changed.
Invoices are kept 6 years. Boatmen record damage of a boat. Bookings are sent to Sage as a file each night.`
const asked = (words: string, more: Partial<Requirements> = {}) =>
  solutionOf(readWords({ technicalRequirements: `${club}\n${words}`, ...more }), '2026-11-02').questions.map(({ text }) => text)

test.each([
  ['Whether guests may book is not yet decided.', /^Who decides what is open in “Whether guests/],
  ['Steerers see the trips of their own crew only.', /^Signing in of steerers: with which account\?/],
  ['By 06:00 the list of barred waters must be ready.', /when Sage is late or silent/],
  ['The old Bootsbuch is switched off in 2028.', /^From which year on are the records in Bootsbuch/],
  ['The works council must agree to it.', /^By which day does the works council decide/],
  ['The works councils must agree to it.', /^By which day do the works councils decide/],
  ['Each landing is filmed by a camera and its video is stored.', /^How long are videos kept\?/],
  ['Coxswains take photographs of damage.', /^How long are photographs kept\?/],
  ['Guests pay a 15 % surcharge on each trip.', /^Who may change the 15 % surcharge\?/],
  [
    'The old Bootsbuch is replaced. Support for Bootsbuch ends on 30 June 2028.',
    /^If the work is late: can Bootsbuch run on after 30 June/,
  ],
  ['Members must search past trips.', /^How far back is history loaded at the start/],
  ['It must run on our own servers.', /^Which capacity of servers/],
  ['Nobody is sure which list of members is right.', /^Which of the lists is right where two of them differ/],
])('%s', (words, question) => {
  expect(asked(words).filter((text) => question.test(text))).toHaveLength(1)
})

test.each([
  ['The board has decided that guests may book.', /^Who decides what is open/],
  ['Steerers sign in with Keycloak. Steerers see the trips of their own crew only.', /^Signing in of/],
  ['The old Bootsbuch is switched off; its history since 2015 is migrated.', /^From which year on/],
  ['The works council has agreed on 3 May 2026.', /^By which day does/],
  ['Coxswains take photographs of damage; photographs are deleted after two years.', /^How long are photographs/],
  ['Guests pay a 15 % surcharge, set by the treasurer.', /^Who may change/],
  ['The old Bootsbuch is replaced.', /^If the work is late/],
  ['Members must search past trips. Trips from 2019 onwards are carried over.', /^How far back/],
  ['It must run on our own servers, which have 4 TB free.', /^Which capacity/],
])('nothing to ask: %s', (words, question) => {
  expect(asked(words).filter((text) => question.test(text))).toEqual([])
})

test('an assumption that rests on somebody else is asked about, and who signs for a day', () => {
  const questions = asked('', { assumptions: 'The federation delivers its register by May.', timeline: 'In use by 1 June 2027.' })
  expect(questions.filter((text) => text.includes('what is the fall-back?'))).toHaveLength(1)
  expect(questions.filter((text) => text.startsWith('Who signs that all is ready'))).toHaveLength(1)
})
