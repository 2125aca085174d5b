import { expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

const outOf = (words: string, field: 'scope' | 'technicalRequirements' | 'constraints' = 'scope') =>
  readWords({ [field]: words })
    .scope.filter(({ within }) => !within)
    .map(({ text }) => text)

test.each([
  [
    'The contractor is not responsible for the radio, for the fuel station or the doors.',
    ['the radio', 'for the fuel station or the doors'],
  ],
  ['Drone flights are handled by the county and are not concerned.', ['Drone flights']],
  ['Acquisition of sensors forms the object of a distinct contract.', ['Acquisition of sensors']],
  ['Impact studies will be tendered in 2029.', ['Impact studies']],
  ['The punch clocks are not to be interfaced.', ['The punch clocks']],
  ['The tenderer shall not deliver a ledger of its own.', ['ledger of its own']],
  ['We should also prefer not to touch the index of names.', ['the index of names']],
  ['Also we won’t do label printing in the first year.', ['label printing in the first year']],
  ['Fuel cards no. Raffles no.', ['Fuel cards', 'Raffles']],
  [
    'The following fall outside this procurement: donor care; the portfolio; the website.',
    ['donor care', 'the portfolio', 'the website'],
  ],
  ['The following are under the scope of the employer: cabling, desktops.', ['cabling', 'desktops']],
  ['yes: clock, bidding\nno: cold store, transport', ['cold store', 'transport']],
  [
    'In: planning, station booking\nOut: antenna control, billing\nMaybe later: optical links',
    ['antenna control', 'billing', 'optical links'],
  ],
  ['The following do not form part of this contract: the buoys; the crane.', ['the buoys', 'the crane']],
  ['The following remain with the Guild or others: dues, the slipway.', ['dues', 'the slipway']],
  ['Left out on purpose: rope sales, the chandlery (phase 2).', ['rope sales', 'the chandlery (phase 2)']],
  ['We’ll do the cabling at the piers ourselves.', ['the cabling at the piers']],
  ['The Guild will itself provide the radios.', ['the radios']],
  ['Conversion of the ledgers is not foreseen.', ['Conversion of the ledgers']],
  ['Face recognition at the barrier was considered and rejected.', ['Face recognition at the barrier']],
  ['Sails perhaps another time.', ['Sails']],
  [
    '§ 10 Not comprised by the procurement: moving of the bells; purchase of phones.',
    ['moving of the bells', 'purchase of phones'],
  ],
  ['Ref | Requirement | Priority\nR1 | Berths are booked on line | Must\nR2 | A chat bot | Won’t', ['chat bot']],
  ['Excluded | Reason\nHull painting | own crew\nWinter storage | let until 2031', ['Hull painting', 'Winter storage']],
  ['Selling on-line is phase two.', ['Selling on-line']],
  ['Radio calls are handled by the ministry under a different agreement.', ['Radio calls']],
  ['The tide service is run by the met office and stays with them.', ['The tide service']],
  ['Hull paint and the slipway are outside our remit and shall not be touched.', ['Hull paint and the slipway']],
  ['Rope prices and knots do not concern us here.', ['Rope prices and knots']],
  ['Towing is with the courier.', ['Towing']],
  ['Bookings: our agency does these.', ['Bookings']],
  ['Fees of pilots: not your business.', ['Fees of pilots']],
  ['Ordering of rope: remains as is.', ['Ordering of rope']],
  ['Neither translation nor sorting of sails is sought.', ['translation', 'sorting of sails']],
  ['It is not intended to replace the ledger of dues.', ['the ledger of dues']],
  ['Sail lockers are out of scope. Oars likewise.', ['Sail lockers', 'Oars']],
  ['The following shall be deemed outside the subject matter of the contract: ropes; sails.', ['ropes', 'sails']],
  ['| Topic | In/Out |\n|---|---|\n| Berths | in |\n| Sail loft | out |\n| Tides | with the Guild |', ['Sail loft', 'Tides']],
  ['What I’d leave aside for now: the herbarium, the web shop.', ['the herbarium', 'the web shop']],
])('out of scope: %s', (words, out) => {
  expect(outOf(words)).toEqual(out)
})

test('the columns of a table say what is in and what is out', () => {
  const { scope } = readWords({
    scope: '| Area | In | Out |\n|---|---|---|\n| Meals | menus, labels | canteen shop |\n| Staff | | staff restaurant |',
  })
  expect(scope.map(({ text, within }) => `${within ? 'in' : 'out'} ${text}`)).toEqual([
    'in menus',
    'in labels',
    'out canteen shop',
    'out staff restaurant',
  ])
})

test('“Not now.” is said of what somebody else has asked for', () => {
  const talk = [
    'MARA: Tickets are sold at the counter.',
    'OTTO: And online.',
    'MARA: Dynamic prices, someone said.',
    'OTTO: Not now. Not this year.',
    'MARA: Fine.',
  ]
  expect(outOf(talk.join('\n'), 'technicalRequirements')).toEqual(['Dynamic prices – Not now'])
})

test('“What about wages?” “Not part of this.”', () => {
  const talk = ['ANA: What about wages, hours of work?', 'LEO: Not part of this.', 'ANA: Good.', 'LEO: Yes.']
  expect(outOf(talk.join('\n'), 'technicalRequirements')).toEqual(['wages', 'hours of work'])
})

test.each([
  'October was before they gave us more time, ignore it.',
  'We decide on every berth ourselves.',
  'Each pier has its own ledger.',
  'Interfaces as REST with a description.',
  'Skippers’ names and numbers stay with us.',
  'Phase 2: the other nine berths by end 2028.',
  'Complaints are handled by the front office clerks.',
  'Please read from it and leave it alone.',
  'The controller is not to be connected to the internet.',
  'Closed cases are not to be loaded before the audit.',
])('nothing is left out: %s', (words) => {
  expect(outOf(words, 'constraints')).toEqual([])
})
