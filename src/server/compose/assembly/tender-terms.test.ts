import { expect, test } from 'vitest'
import { isTenderTerm } from './tender-terms.ts'

test.each([
  'The Purchaser obtains and pays the permits for the scaffold.',
  'The contractor bears the cost of translations.',
  'The parties meet the fees of the umpire in equal parts.',
  'Prices remain fixed for the three years of the contract.',
  'The supplier’s staff in the workshop are fluent in Danish, level C1 as a minimum.',
  'The winning bidder recruits nobody from the museum for two years.',
  'The vendor names a deputy for the project manager.',
  'The steering committee meets monthly.',
  'The contract runs for four years.',
  'The mayor opens the site in person.',
])('settled between the parties: %s', (text) => expect(isTenderTerm(text)).toBe(true))

test.each([
  'The customer pays the fee by card.',
  'The provider stores the scores under keys that the choir holds.',
  'A supplier sees its own orders.',
  'Fees are changed by the treasurer each year.',
  'The client’s address is hidden from drivers.',
  'Staff who speak Danish get the Danish screens.',
  'The reference of the parcel is printed on the label.',
  'A permit is issued within five days.',
])('asked of a system: %s', (text) => expect(isTenderTerm(text)).toBe(false))
