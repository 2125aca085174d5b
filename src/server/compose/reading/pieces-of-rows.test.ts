import { expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

const textsOf = (rows: string[]) =>
  readWords({ technicalRequirements: rows.map((row) => `| ${row} |`).join('\n') }).statements.map(({ text }) => text)

const berths = ['Sl. | Point | Detail | Raised by', '---|---|---|---']

test('of a row with a sentence neither the heads nor who raised it are read', () => {
  expect(textsOf([...berths, '1 | Berthing | A berth is given to one boat at a time | Harbour master'])).toEqual([
    'Berthing: A berth is given to one boat at a time',
  ])
})

test('several sentences of a cell are statements of their own', () => {
  expect(textsOf([...berths, '1 | Berthing | A berth is given to one boat. The pilot confirms it. | Harbour master'])).toEqual([
    'A berth is given to one boat.',
    'The pilot confirms it.',
  ])
})

test('cells of prose stand behind what their row is about', () => {
  expect(
    textsOf([
      'Item | Where it stands | What we ask',
      '---|---|---',
      'Buoys | forty of them with a unit that reports | each reports its place twice a day',
      'Logs | Splunk | deliver to it',
    ]),
  ).toEqual(['Buoys: forty of them with a unit that reports; each reports its place twice a day', 'Logs: Splunk; deliver to it'])
})

test('short cells keep the heads that say what they are', () => {
  expect(textsOf(['Boats | Price | Draught', '---|---|---', 'Ketch | 400 EUR | 2 metres'])).toEqual([
    'Boats: Ketch; Price: 400 EUR; Draught: 2 metres',
  ])
})
