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
