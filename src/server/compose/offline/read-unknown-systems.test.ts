import { expect, test } from 'vitest'
import { isOutside } from './read-scope.ts'
import { readStatements } from './read-statements.ts'
import { readUnknownSystems } from './read-unknown-systems.ts'

const systems = (text: string) =>
  readUnknownSystems(readStatements('technicalRequirements', text), { isOutside, own: 'Aldgate Mutual Claims Hub' }).map(
    ({ named }) => named.name,
  )

const found: [string, string[]][] = [
  ['It integrates with Zephyr Ledger, MedStar PAS and FooBar.', ['Zephyr Ledger', 'MedStar PAS', 'FooBar']],
  ['Our FooBar system holds 3 records.', ['FooBar']],
  ['Load data from MedStar PAS every night.', ['MedStar PAS']],
  ['Replace the legacy Phoenix application.', ['Phoenix']],
  ['Tickets in eCase must be closed.', ['eCase']],
  ['Messages from the two administration systems, Lorenzo and Careflow, are shown within 60 seconds.', ['Lorenzo', 'Careflow']],
  ['Laboratory results from WinPath are loaded every 15 minutes.', ['WinPath']],
  ['Theatre schedules from Bluespier are loaded nightly.', ['Bluespier']],
  ['The integration engine (Rhapsody) stays in place.', ['Rhapsody']],
  ['Sales from the 212 NCR Voyix tills arrive every 5 minutes.', ['NCR Voyix']],
  ['Till sales (Voyix) and purchase orders (Coupa) are loaded hourly.', ['Voyix']],
  ['Our tills run on Voyix.', ['Voyix']],
  ['Source systems: Lorenzo, WinPath and Bluespier', ['Lorenzo', 'WinPath', 'Bluespier']],
  ['Source systems:\n- Lorenzo (patients)\n- WinPath – laboratory\n- Bluespier', ['Lorenzo', 'WinPath', 'Bluespier']],
  ['Lorenzo will be upgraded to version 2.19.', ['Lorenzo']],
  ['Out of scope: replacement of Lorenzo or Careflow', ['Lorenzo', 'Careflow']],
  ['Sign in with NHS Care Identity 2 and Microsoft Entra ID.', ['NHS Care Identity 2']],
  ['Records are stored in the Customer Master database.', ['Customer Master']],
]
for (const [text, names] of found) {
  test(`“${text}” names ${names.join(', ')}`, () => {
    expect(systems(text)).toEqual(names)
  })
}

for (const text of [
  'Data from Ireland must stay in Ireland.',
  'Requests from Germany arrive in March.',
  'The platform must connect to Wi-Fi.',
  'Send it to HMRC and to Companies House.',
  'Data is kept in Aldgate Mutual systems and in the Claims Hub platform.',
  'Reports go to the Board of Directors and to the Finance Team.',
  'It complies with the Financial Conduct Authority.',
  'Load orders from SAP S/4HANA and Guidewire ClaimCenter.',
  'It must not integrate with Zed Store.',
  'Orders from Ireland and York are loaded nightly.',
  'Reporting to NHS England must take no more than 2 working days.',
  'The patient record system (EPR) must be read nightly.',
  'Letters from Dr Amara Osei are imported.',
  'The system is GDPR compliant.',
  'Sign in by SMS or with Google.',
  'Events from IoT devices in the West Midlands.',
]) {
  test(`“${text}” names no unknown system`, () => {
    expect(systems(text)).toEqual([])
  })
}

test('a system that is only out of scope is refused', () => {
  const statements = readStatements('scope', 'Out of scope: replacement of our FooBar system')
  expect(readUnknownSystems(statements, { isOutside, own: '' })).toMatchObject([{ refused: true, named: { name: 'FooBar' } }])
})

test('what signs people in and what passes messages on is told from what holds records', () => {
  const text =
    'Sign in with NHS Care Identity 2.\nMessages come from the integration engine (Rhapsody).\nStock from Voyix is loaded nightly.'
  const found = readUnknownSystems(readStatements('technicalRequirements', text), { isOutside, own: '' })
  expect(found.map(({ named }) => [named.name, named.kind === 'system' && named.delivers])).toEqual([
    ['NHS Care Identity 2', 'identity'],
    ['Rhapsody', 'events'],
    ['Voyix', 'records'],
  ])
})

test('a project may be named after the system that it leaves', () => {
  const read = (text: string) =>
    readUnknownSystems(readStatements('businessObjective', text), { isOutside, own: 'PolarPAS to Guidewire' }).map(
      ({ named }) => named.name,
    )
  expect(read('All policies migrate from PolarPAS.')).toEqual(['PolarPAS'])
  expect(read('The team runs with PolarPAS to Guidewire.')).toEqual([])
})
