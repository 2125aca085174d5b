import { expect, test } from 'vitest'
import { loadCatalogue } from './load-catalogue.ts'
import { controlsOfFrames, matchFrames } from './match-frames.ts'

const framesOf = (text: string) => matchFrames(text).map(({ frame }) => frame.id)

test.each([
  ['gate', 'A kiln is lit only after the flue has been swept.'],
  ['gate', 'No crate leaves the yard until the customs seal is entered.'],
  ['gate', 'Unless the vet has cleared it, a goat may not enter the show ring.'],
  ['gate', 'Every diver must have passed the medical before a descent.'],
  ['gate', 'A loan of an instrument needs the yes of the conductor.'],
  ['separate', 'Whoever counted the till may not bank the money.'],
  ['separate', 'The tuner who set a piano must not certify it.'],
  ['separate', 'The one who weighs the hops is not the one who buys them.'],
  ['sight-own', 'Stallholders must not be able to see each other’s takings.'],
  ['sight-own', 'A breeder reads his own litter book and not those of other kennels.'],
  ['sight-without', 'The driver sees the address but not the illness.'],
  ['sight-without', 'Tasters must not know the vineyard or the year.'],
  ['sight-without', 'The price paid is hidden from the visitors.'],
  ['sight-only', 'Only the bursar sees the debts of a pupil.'],
  ['bound', 'Litres sold can never exceed litres pressed.'],
  ['change-shown', 'Every amended tide table shows the earlier height.'],
  ['rule-of-the-day', 'The tariff that applied on the day of the crossing decides.'],
  ['typed-by-nobody', 'Meter counts arrive without anybody retyping them.'],
  ['barred', 'A boat reported stolen is never accepted for storage.'],
])('the form of %s: %s', (frame, sentence) => expect(framesOf(sentence)).toContain(frame))

test.each([
  ['gate', 'The 90 crofters need one shed where each fleece can be weighed.'],
  ['gate', 'The hall is closed until 8 March.'],
  ['gate', 'Harvesters work without reception.'],
  ['gate', 'We need a list of open jobs.'],
  ['gate', 'We only need the number of the ring.'],
  ['gate', 'The barge stays until 2031.'],
  ['gate', 'A warning must come at least 3 days before the flood.'],
  ['gate', 'The chapel is older than the town.'],
  ['separate', 'Divers who have not passed the medical must not dive.'],
  ['separate', 'Nobody may pay with their own account.'],
  ['sight-own', 'Each pump has its own motor.'],
  ['sight-without', 'Clerks see the balance and print it.'],
  ['sight-only', 'Only three vans have air conditioning.'],
  ['bound', 'Availability must not fall below 99.5 %.'],
  ['change-shown', 'The old system is replaced in May.'],
  ['rule-of-the-day', 'The office is open on the day of the fair.'],
  ['typed-by-nobody', 'There are three types of bread.'],
  ['barred', 'The bells ring at noon.'],
])('not the form of %s: %s', (frame, sentence) => expect(framesOf(sentence)).not.toContain(frame))

const controlsOf = (text: string) => controlsOfFrames(text, loadCatalogue()).map(({ control }) => control.id)

test('what has to stand in a part decides between the controls of one form', () => {
  expect(controlsOf('A crate is opened only after the keeper has signed.')).toEqual(['person-approves'])
  expect(controlsOf('A crate is opened only if its number is in the log.')).toEqual(['precondition'])
  expect(controlsOf('No crate is sold until the waiting time has elapsed.')).toEqual(['earliest-date'])
})

test('the parts are words of the sentence', () => {
  const [rule] = matchFrames('- A lot is shipped only if every farm in it has a map.')
  expect(rule?.parts).toEqual({ step: 'A lot is shipped', condition: 'every farm in it has a map' })
})

test('a sentence of any length is tried in time that does not grow with it', () => {
  expect(matchFrames('no loom is let before '.repeat(5000))).toEqual([])
})
