import { expect, test } from 'vitest'
import { readRequirements } from './read-requirements.ts'
import { readStatements } from './read-statements.ts'
import { cleanText } from './statement.ts'

const rows = (text: string) =>
  readStatements('technicalRequirements', cleanText(text)).map(({ given, text: said, priority, quote }) => [
    given,
    said,
    priority,
    quote,
  ])

test('a table of Markdown becomes its requirements, with their numbers and priorities', () => {
  expect(
    rows(
      '| ID | Requirement | Priority |\n|----|-------------|----------|\n| REQ-1 | The portal must show claims. | Must |\n| REQ-2 | Voice | W |',
    ),
  ).toEqual([
    ['REQ-1', 'The portal must show claims.', 'Must', 'REQ-1 | The portal must show claims. | Must'],
    ['REQ-2', 'Voice', 'W', 'REQ-2 | Voice | W'],
  ])
})

test('cells between tabs are read, with a header or without', () => {
  const expected = [
    ['1', 'Users must sign in.', 'High', '1 Users must sign in. High'],
    ['2', 'A report of open cases', 'Low', '2 A report of open cases Low'],
  ]
  const body = '1\tUsers must sign in.\tHigh\n2\tA report of open cases\tLow'
  expect(rows(`No.\tRequirement\tPriority\n${body}`)).toEqual(expected)
  expect(rows(body)).toEqual(expected)
})

test('a title is put before its description and a target after what it measures; comments stay in the quote', () => {
  expect(
    rows(
      'Ref | Name | Description | Comments\nA-1 | Sign-in | Users must sign in with Entra ID | agreed\nA-2 | Export | Export to Excel | open',
    ),
  ).toEqual([
    ['A-1', 'Sign-in: Users must sign in with Entra ID', undefined, 'A-1 | Sign-in | Users must sign in with Entra ID | agreed'],
    ['A-2', 'Export: Export to Excel', undefined, 'A-2 | Export | Export to Excel | open'],
  ])
  expect(rows('Attribute\tTarget\nAvailability\t99.95%\nResponse time\t< 200 ms (p95)').map(([, text]) => text)).toEqual([
    'Availability: 99.95%',
    'Response time: < 200 ms (p95)',
  ])
})

test('priorities of a column become those of the requirements, stated', () => {
  const table = 'ID\tRequirement\tMoSCoW\nR1\tShow claims\tM\nR2\tExport\tShould have\nR3\tMap\tC - could\nR4\tVoice\tWon’t'
  const read = readRequirements(readStatements('technicalRequirements', table))
  expect(read.map(({ requirement: { priority, priorityStated } }) => [priority, priorityStated])).toEqual([
    ['must', true],
    ['should', true],
    ['could', true],
    ['wont', true],
  ])
})

test('a single line with a bar or a tab is no table', () => {
  expect(rows('Either a | b must work.')).toEqual([[undefined, 'Either a | b must work.', undefined, 'Either a | b must work.']])
})
