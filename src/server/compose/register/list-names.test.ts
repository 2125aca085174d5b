import { expect, test } from 'vitest'
import { givenRegister } from './given-register.ts'

const namesIn = (text: string) =>
  givenRegister({ additionalContext: text }).names.map(({ name, statements }) => [name, ...statements].join(' '))

test('names are listed once, with the statements that have them', () => {
  expect(
    namesIn('The clerks use Sage 200 and the OneTouch app. OneTouch stays. Files go to SAP PM on Monday, 3 May 2027.'),
  ).toEqual(['Sage 200 ST-1', 'OneTouch ST-1 ST-2', 'SAP PM ST-3'])
})

test('beginnings of sentences, dates, units, clauses, headings, speakers and the client are no names', () => {
  expect(namesIn('Tickets are sold. Clause 3.1 says 5 GB. In May the Wexcombe Ferry Trust pays EUR 5 for Tickets.')).toEqual([])
  expect(namesIn('Oona: yes\nLars: no\nOona: Ask Lars\nLars: Ask Oona')).toEqual([])
  expect(namesIn('Harbour Ledger\n- it is in the Harbour Ledger\n- yes')).toEqual([])
})

test('feasts, ordinals, elisions and verbs are no part of names, and a last name is of its whole one', () => {
  expect(namesIn("Les droits sont ceux d'iManage pour Pâques. Lot III est pour Thanksgiving.")).toEqual(['iManage ST-1'])
  expect(namesIn('The records are in Chartos. Talks SAML, too.')).toEqual(['Chartos ST-1', 'SAML ST-2'])
  expect(namesIn('Replace Chartos Ledger by May. Help Ardoch Desk with it.')).toEqual(['Chartos Ledger ST-1', 'Ardoch Desk ST-2'])
  expect(namesIn('It was counted by Ferdinand Klee. The list of Klee is long.')).toEqual(['Ferdinand Klee ST-1 ST-2'])
})

test('a name and its abbreviation in brackets are one, under the one that is used more', () => {
  const full = 'Notes go to the Sea Fisheries Authority (SFA).'
  expect(namesIn(full)).toEqual(['Sea Fisheries Authority ST-1'])
  expect(namesIn(`${full} We send the SFA a file.`)).toEqual(['SFA ST-1 ST-2'])
  expect(namesIn('Notes go to the Sea Fisheries Authority (HQ).')).toEqual(['Sea Fisheries Authority ST-1', 'HQ ST-1'])
})

test('German nouns are none', () => {
  expect(
    namesIn('Die Abrechnung in SAP IS-U erhält jede Nacht die Tagessummen. Der Dienst nutzt Excel und die Karten von KartaPlus.'),
  ).toEqual(['SAP IS-U ST-1', 'Excel ST-2', 'KartaPlus ST-2'])
})

test.each([
  ['a country', 'Data stays in Sweden and the data of Kartos.', ['Kartos']],
  [
    'a person after a role',
    'The process owner for permits is Per Nyström, for objections Maria Salo. Files go to Kartos.',
    ['Kartos'],
  ],
  ['a person before a role', 'We asked Ida Holm, head of finance, about Kartos (the ledger).', ['Kartos']],
  [
    'a person who was present',
    'Present: Ines Calloway (Orchestra Manager), Bram Otter.\nInes works with Kartos, and asks Bram about it.',
    ['Kartos'],
  ],
  ['a person with a title', 'Ask Director Ida Holm or Mr Wikander about Kartos.', ['Kartos']],
  ['a piece of the name of the client', 'The clerks of the Ferry Trust use Kartos. In Wexcombe it is known.', ['Kartos']],
  ['the client that introduces itself', 'We are Norrlunds Livs. The data of Norrlunds Livs is in Kartos.', ['Kartos']],
])('%s is no name to ask about', (_, text, names) => {
  expect(givenRegister({ additionalContext: text }).names.map(({ name }) => name)).toEqual(names)
})

test('a product beside a role, and a number that counts something else, are as they are', () => {
  expect(namesIn('They use Okta, Content Manager, and Chartos Ledger. Files go to Ardoch 30 days later.')).toEqual([
    'Okta ST-1',
    'Content Manager ST-1',
    'Chartos Ledger ST-1',
    'Ardoch ST-2',
  ])
})

test('a run of letters that is longer than any name is none', () => {
  expect(namesIn(`Uploads of ${'A'.repeat(400)} go to Ardoch 30 days later.`)).toEqual(['Ardoch ST-1'])
})

test('a title in capitals contains no names', () => {
  expect(
    namesIn('COLD CHAIN MONITORING - REQUEST FOR A HIGH-LEVEL DESIGN\n\nThe probes write to Thermolog on a PC by USB.'),
  ).toEqual(['Thermolog ST-2'])
})

test('a standard has its number, and a name of the letters of a title is a name', () => {
  expect(namesIn('UKAS accredits us to ISO/IEC 17020: nobody may change a report. It follows BS 7671.')).toEqual([
    'UKAS ST-1',
    'ISO/IEC 17020 ST-1',
    'BS 7671 ST-2',
  ])
  expect(namesIn('The clerks use Sage 200.')).toEqual(['Sage 200 ST-1'])
  expect(namesIn('Repairs are booked in DRS, which stays.')).toEqual(['DRS ST-1'])
})
