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

test.each([
  'Please read from it and leave it alone.',
  'The controller is not to be connected to the internet.',
  'Closed cases are not to be loaded before the audit.',
])('nothing is left out: %s', (words) => {
  expect(outOf(words, 'constraints')).toEqual([])
})
