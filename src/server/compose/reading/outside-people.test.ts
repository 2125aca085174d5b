import { describe, expect, test } from 'vitest'
import { usersSaid } from './test-reading.ts'

const usersOf = (words: string) => usersSaid(words).map(({ name }) => name)

describe('those outside who deal with a system', () => {
  test.each([
    ['Guests order breakfast until ten the evening before.', 'Guests'],
    ['Applicants accept or refuse the date.', 'Applicants'],
    ['Owners get a text when the dog is ready.', 'Owners'],
    ['The tenant receives a link.', 'tenant'],
    ['Hauliers open the gate with a QR code.', 'Hauliers'],
    ['Visitors identify themselves at the door.', 'Visitors'],
  ])('%s', (words, name) => {
    expect(usersOf(words)).toContain(name)
  })

  test.each([
    'Guests order by phone and that stays so.',
    'Customers receive the printed statement by post.',
    'Patients wait in the corridor.',
    'The owner signs the contract in March.',
    'Tenants shall not see the ledger.',
    'Customers get older every year.',
  ])('no user: %s', (words) => {
    expect(usersOf(words)).toEqual([])
  })
})

describe('those who are items between two marks', () => {
  test.each([
    ['Concerned: four vergers, the organist on Sundays, two gardeners.', 'gardeners'],
    ['In the evening - the night porter, and that is it.', 'night porter'],
  ])('%s', (words, name) => {
    expect(usersOf(words)).toContain(name)
  })

  test.each([
    'Without access: cleaners, porters.',
    'The supplier names his team: a trainer, two testers.',
    'We looked for a date with the sexton.',
  ])('no user: %s', (words) => {
    expect(usersOf(words)).toEqual([])
  })
})
