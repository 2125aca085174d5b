import { expect, test } from 'vitest'
import { readStatements } from './read-statements.ts'
import { cleanText } from './statement.ts'

const texts = (text: string) => readStatements('technicalRequirements', cleanText(text)).map((statement) => statement.text)

const lists: [string, string, string[]][] = [
  [
    'a parent item that ends in a verb begins the sentence of each item below it, and of no other',
    '- The platform must:\n  - ingest claims\n  - store them\n- Reports are daily.',
    ['The platform must ingest claims', 'The platform must store them', 'Reports are daily.'],
  ],
  [
    'a parent item that is a whole demand stands before the items that are no sentences',
    '- The system must support three channels\n  - web\n  - phone\n- Last one',
    ['The system must support three channels: web', 'The system must support three channels: phone', 'Last one'],
  ],
  [
    'a parent item whose items are sentences stays a statement of its own',
    '- Claims must be loaded within 4 hours\n  - The load must be logged\n  - A failure must be told',
    ['Claims must be loaded within 4 hours', 'The load must be logged', 'A failure must be told'],
  ],
  [
    'letters under a number belong to it though they stand no further in',
    '1. The following sources must be loaded:\na) SAP S/4HANA\nb) Guidewire\n2. Reports must be fast',
    [
      'The following sources must be loaded: SAP S/4HANA',
      'The following sources must be loaded: Guidewire',
      'Reports must be fast',
    ],
  ],
  [
    'deeper numbers stand under the title of their chapter',
    '1. Ingestion\n1.1 The platform must load SAP.\n1.2 It must load Zuora.',
    ['The platform must load SAP.', 'It must load Zuora.'],
  ],
  [
    'blank lines between items change nothing',
    'The platform must:\n\n- ingest claims\n\n- store them\n\nAll data must be encrypted.',
    ['The platform must ingest claims', 'The platform must store them', 'All data must be encrypted.'],
  ],
  [
    'items after semicolons keep the subject and verb of the first',
    'The platform must load orders from SAP; store them for 7 years; and report on them daily.',
    [
      'The platform must load orders from SAP',
      'The platform must store them for 7 years',
      'The platform must report on them daily.',
    ],
  ],
  [
    'line ends of Windows are line ends',
    '- one thing\r\n- two things\r\n\r\nThird thing.\r\n',
    ['one thing', 'two things', 'Third thing.'],
  ],
  [
    'signs of Markdown are no words',
    '**Security**\n- All **personal data** must be encrypted\n- [ ] See [the policy](https://example.org/policy)',
    ['All personal data must be encrypted', 'See the policy'],
  ],
]

for (const [name, text, expected] of lists) {
  test(`read: ${name}`, () => {
    expect(texts(text)).toEqual(expected)
  })
}

test('a sentence that was broken at a margin is one statement, with the words as they stand', () => {
  const text = `The platform must ingest claims, policies and contacts from Guidewire
ClaimCenter and must make them available to claims handlers in the web
application within 30 seconds. Every read of special category data must
be logged.

- Payments and reserves must be loaded from SAP S/4HANA every night and
  Ledger totals must agree.
- Next one`
  expect(texts(text)).toEqual([
    'The platform must ingest claims, policies and contacts from Guidewire ClaimCenter and must make them available to claims handlers in the web application within 30 seconds.',
    'Every read of special category data must be logged.',
    'Payments and reserves must be loaded from SAP S/4HANA every night and Ledger totals must agree.',
    'Next one',
  ])
  const squeezed = text.replaceAll(/\s+/g, ' ')
  for (const { quote } of readStatements('technicalRequirements', text)) expect(squeezed).toContain(quote)
})

test('lines that each say something stay apart, with or without full stops and capitals', () => {
  for (const lines of [
    ['load data from sap', 'show reports to managers every single day of the week', 'export to excel'],
    ['A design we can take to our board', 'A plan in phases with quick wins', 'A working first release for two titles'],
    [
      'Join this with subscriptions from Zuora, accounts from Salesforce and newsletter',
      'Editors need to see what readers do',
      'A recommendation must be returned in less than 150 ms',
    ],
  ])
    expect(texts(lines.join('\n'))).toEqual(lines)
})

test('what follows a list after a blank line is no longer under its heading', () => {
  const statements = readStatements('technicalRequirements', 'Out of scope:\n- voice\n\nThe portal must show cases.')
  expect(statements.map(({ text, heading }) => [text, heading])).toEqual([
    ['voice', 'out of scope'],
    ['The portal must show cases.', ''],
  ])
})

test('the numbers that the client gave are kept, and stay in the quote', () => {
  const read = readStatements(
    'technicalRequirements',
    'REQ-012: The platform must load claims.\n- FR-3 – Users can export.\n[R12] The system shall log.\nUTF-8 is fine.',
  )
  expect(read.map(({ given, text, quote }) => [given, text, quote])).toEqual([
    ['REQ-012', 'The platform must load claims.', 'REQ-012: The platform must load claims.'],
    ['FR-3', 'Users can export.', 'FR-3 – Users can export.'],
    ['R12', 'The system shall log.', '[R12] The system shall log.'],
    [undefined, 'UTF-8 is fine.', 'UTF-8 is fine.'],
  ])
})

const languages: [string, string, number][] = [
  ['German', 'Das System muss z. B. Rechnungen lesen. Daten müssen in Deutschland bleiben.', 2],
  ['French', 'Le système doit répondre en 2 s. Les données restent en France, p. ex. à Paris.', 2],
  ['Welsh', "Rhaid i'r system fod ar gael yn Gymraeg. Rhaid cadw data am 7 mlynedd.", 2],
  ['Polish', 'System musi obsługiwać m.in. faktury. Dane muszą pozostać w Polsce.', 2],
  ['Arabic', 'يجب أن يكون النظام متاحًا بنسبة 99.9٪. هل يعمل؟ نعم يعمل دائما', 3],
  ['Japanese', 'システムは2秒以内に応答する必要があります。データは7年間保存します。', 2],
]

for (const [language, text, sentences] of languages) {
  test(`${language} is split into its sentences, and nothing is lost`, () => {
    const read = texts(text)
    expect(read).toHaveLength(sentences)
    expect(read.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  })
}
