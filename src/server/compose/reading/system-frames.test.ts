import { expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

const systemsIn = (words: string) => readWords({ technicalRequirements: words }).systems.map(({ name }) => name)
const systemIn = (words: string, name: string) =>
  readWords({ technicalRequirements: words }).systems.find((one) => one.name === name)

test.each([
  ['Members book courts in a tool bought in 2014 (Courtling) which its maker gives up.', 'Courtling'],
  ['Grain weights come from the combine (Fieldmark, files on a card).', 'Fieldmark'],
  ['Levels come from our stations (Hydrolux) by radio.', 'Hydrolux'],
  ['Rain readings from the units (Pluvio & Sohn) are read hourly.', 'Pluvio & Sohn'],
  ['Orders arrive by the web booking (Quayline, our own) or by phone.', 'Quayline'],
  ['The engine room has vibration units (Brand & Holt) in 12 of the ferries.', 'Brand & Holt'],
  ['Tasting sheets are in a system of the laboratory (Kellerbuch), we only need the number.', 'Kellerbuch'],
  ['A solvency check with Kredwatch is on the file before a lease is signed.', 'Kredwatch'],
  ['Output MXF to playout (Tallis) and SRT to the web player.', 'Tallis'],
  ['Output MXF to playout (Tallis) and SRT to the web player.', 'web player'],
  ['Systems today: Kolonne (9 depots, 1.2 million jobs), YardIT (6), Ostrava (2).', 'Kolonne'],
  ['Systems today: Kolonne (9 depots, 1.2 million jobs), YardIT (6), Ostrava (2).', 'Ostrava'],
  ['Data: VIES notices, vessel register (owners), own survey files (closed, 40).', 'vessel register'],
  ['Where the data is: menus in Kantino; weights from the scales (Wipotec, files on a stick).', 'Kantino'],
  ['Menus in Kantino (maker Brod). Kantino stays, has all allergens.', 'Kantino'],
  ['Shops run one of three tills: Kasso (12 shops), Aloha (4) and Tillmate Duo (2).', 'Tillmate Duo'],
  ['The franking service of vitpost delivers a file each night.', 'franking service'],
  ['Texts go out at the aggregator Melcom.', 'Melcom'],
  ['Frostlog Nano units (300 in use) send each hour.', 'Frostlog Nano'],
  ['Pilots sign in with Havnepass, guests with a code.', 'Havnepass'],
  ['And Tollbroker, that’s the industry platform.', 'Tollbroker'],
  ['Our own program "Kontrakta2" (Delphi, one developer) keeps the leases.', 'Kontrakta2'],
  ['Diets in Faunia (a French program, no export I know of).', 'Faunia'],
  ['Stock of medicines: Apothek, the pharmacy system of the college; we only read it.', 'Apothek'],
  ['- pupils’ data = iSCHOLA. It is the master.', 'iSCHOLA'],
  ['The laboratory keeps its tests in AssayManager 4.', 'AssayManager 4'],
  ['Orders come from the ordering portal of the group, "StoneNet", every hour.', 'StoneNet'],
  ['Notes are handed to the invoicing program Faktura Plus.', 'Faktura Plus'],
  ['The furnace control (BRW Norge) is read only.', 'BRW Norge'],
  ['Leases are checked by the contractor Milton VUE.', 'Milton VUE'],
])('a system is named: %s', (words, name) => {
  expect(systemsIn(words)).toContain(name)
})

test.each([
  'Fish comes from the coast (Galicia) by lorry.',
  'Letters from the regulator (Ofwat) are scanned.',
  'Copies go to the board (Lund, Berg).',
  'Two packhouses in the valley (Ledbury, Faversham) open at six.',
  'The opening (Tuesday) is public.',
  'Doors to the station (Leeds) are locked at night.',
  'Stock in Cork is counted by hand.',
  'The keys are at the gate (North).',
  'Data: personal data stay in Ireland, backups in Belgium.',
  'A rope check with Anna is made each day.',
  'The crew sends a card to the harbour (Vik).',
  'What we have: three boats in Bergen and one in Tromso.',
  'What we have: noise is a problem. Vibration units (12 of them) are old.',
  'Pictures are GeoTIFF, 10-minute values are CSV.',
  'Anna, the service owner, is away in May.',
  'Gulls sign in with a cry.',
  'They have got an API, Tom played with it.',
  'The firm keeps all its boats in Cork.',
])('no system is named: %s', (words) => {
  expect(systemsIn(words)).toEqual([])
})

test.each([
  ['Sailings are read from Hafnia, our timetable system, every hour.', 'Hafnia', undefined],
  ['Sailings are read from the timetable system Hafnia (read only).', 'Hafnia', undefined],
  ['Sales come from the till Kassomat (17 shops) each night.', 'Kassomat', undefined],
  ['Loans come from the ledger Kreditor (loans, deposits).', 'Kreditor', 'loans, deposits'],
  ['Loans come from the ledger Kreditor (a contract until May).', 'Kreditor', undefined],
  ['Loans come from the ledger Kreditor (Kreditbook).', 'Kreditor', undefined],
])('what it holds: %s', (words, name, holds) => {
  expect(systemIn(words, name)).toMatchObject({ name })
  expect(systemIn(words, name)?.holds).toBe(holds)
})

test.each([
  ['Enquiries of guests arrive in Outlook, with photographs.', 'Outlook', 'source'],
  ['Output MXF to playout (Tallis) at noon.', 'Tallis', 'sink'],
  ['Grain weights come from the combine (Fieldmark, files on a card).', 'Fieldmark', 'source'],
  ['Ten-minute values go to our Tagwerk historian since 2014.', 'Tagwerk', 'source'],
  ['Ten-minute values go to our Tagwerk historian.', 'Tagwerk', 'sink'],
  ['The list opens a work order in Maximo.', 'Maximo', 'sink'],
  ['The asset system MAXIMAL, from which the list of lights is obtained.', 'MAXIMAL', 'source'],
  ['The notice service NtM-Pub, which shall receive every outage in ten minutes.', 'NtM-Pub', 'sink'],
  ['Parents get mails out of Mailchimp.', 'Mailchimp', 'channel'],
  ['Bookings arrive by e-mail in a shared Outlook mailbox.', 'Outlook', 'source'],
  ['Results go out by e-mail in Outlook.', 'Outlook', 'channel'],
  ['Labels come out of a Brodal printer.', 'Brodal', 'sink'],
  ['Records are in Rentula for the outside work, that goes.', 'Rentula', 'replaced'],
  ['Animal records in ZIMS (all of us use it, stays). Diets are on paper.', 'ZIMS', 'kept'],
])('the role in: %s', (words, name, role) => {
  expect(systemIn(words, name)?.role).toBe(role)
})

const rowsIn = (rows: string[]) =>
  readWords({ technicalRequirements: rows.join('\n') }).systems.map(({ name, role }) => `${name}: ${role}`)

test('a table of systems names them, says what becomes of them and which way data go', () => {
  expect(
    rowsIn([
      '| System | Purpose | Interface | Direction | Remains? |',
      '|---|---|---|---|---|',
      '| Kennelbook | bookings, feeding plans | ODBC | in | no, ends 2027 |',
      '| Vetstream Duo | vaccination proofs | REST | in | yes |',
      '| Paypont 7 | card payments | file, nightly | out | yes |',
      '| Dog register of the shire | chip numbers | web page | both | yes |',
    ]),
  ).toEqual(['Kennelbook: replaced', 'Vetstream Duo: source', 'Paypont 7: sink', 'Dog register of the shire: both'])
})

test.each([
  [['| System | Requirement |', '|---|---|', '| Booking | open a page in two seconds |', '| Entry | two fields |']],
  [['| System | Owner |', '|---|---|', '| none | - |', '| new | the reeve |']],
])('a table of demands or of what flows names no systems: %s', (rows) => {
  expect(rowsIn(rows)).toEqual([])
})

test('what a thing is and the name in brackets behind it are one system', () => {
  expect(
    readWords({ technicalRequirements: 'Accounts are in the directory service (Microsoft Active Directory).' }).systems,
  ).toHaveLength(1)
})
