import { expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

const systemsIn = (words: string) => readWords({ technicalRequirements: words }).systems.map(({ name }) => name)
const roleIn = (words: string, name: string) =>
  readWords({ technicalRequirements: words }).systems.find((one) => one.name === name)?.role

test.each([
  ['Orders go to Rigline and Halyard by their portal.', ['Rigline', 'Halyard']],
  ['Berths are registered in Quaymaster, dues in Tollbook.', ['Quaymaster', 'Tollbook']],
  ['There are gauges which the crew call "Bertha".', ['Bertha']],
  ['The berth master record is QuayMaster, developed in house.', ['QuayMaster']],
  ['Tides are supplied by the contractor Neptune Marine.', ['Neptune Marine']],
])('%s', (words, names) => {
  expect(systemsIn(words)).toEqual(expect.arrayContaining(names))
})

test.each([
  ['Boats are kept in "Rundboot"; it goes once the new one works.', 'Rundboot', 'replaced'],
  ['The present booking service, TBX, hosted by a firm under a contract which lapses in May, will be retired.', 'TBX', 'replaced'],
  ['Dues shall be issued as invoices through the ledger, Coinbook.', 'Coinbook', 'sink'],
])('the role in: %s', (words, name, role) => {
  expect(roleIn(words, name)).toBe(role)
})

test.each([
  'PK15 and PK22 are the codes of the tubs, which are read from a label.',
  'The ETA of each boat is read from a list.',
  'Rest periods under Regulation PR-7 are checked.',
  'The log is kept in our own data room in Cavan.',
  'I’ve got licences, and they do NOT get anything into it.',
])('no system: %s', (words) => {
  expect(systemsIn(words)).toEqual([])
})

test.each([
  ['Sailings come from our timetable system Hafnia.', 'Hafnia'],
  ['Orders are taken from the booking system Tikko each night.', 'Tikko'],
  ['Cases come from our case management system CaseWorks.', 'CaseWorks'],
  ['The dispatch system TETRA Flow sends jobs; the dispatch system shows them.', 'TETRA Flow'],
  ['Readings are in the historian “Zephyr”.', 'Zephyr'],
])('what a thing is and the name behind it are one system: %s', (words, name) => {
  expect(readWords({ technicalRequirements: words }).systems.map((system) => system.name)).toEqual([name])
})

test.each([
  ['Data are in the systems Melior and Labka.', 'Melior'],
  ['Claims are held in the claims database on Oracle.', 'claims database'],
])('a name behind several, or of what it is made with, is no other name: %s', (words, name) => {
  const { systems } = readWords({ technicalRequirements: words })
  expect(systems.find((system) => system.name === name)?.aliases ?? []).toEqual([])
})
