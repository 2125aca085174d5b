import { expect, test } from 'vitest'
import { speakersOf } from './speakers.ts'
import { readWords } from './test-reading.ts'

const people = (words: string) => readWords({ technicalRequirements: words }).people
const usersIn = (words: string) =>
  people(words)
    .filter(({ uses }) => uses)
    .map(({ name }) => name.toLowerCase())

test('who works with it and who is only told of are kept apart, whatever the sentence', () => {
  const users = usersIn(
    'Dispatchers enter each trip on their screen and the nurse on duty confirms it. Drivers have no login, they get a phone call. The auditors complained last year.',
  )
  expect(users).toEqual(expect.arrayContaining(['dispatchers']))
  expect(users.some((name) => /driver|auditor/.test(name))).toBe(false)
})

test('names are phrases of the brief, without verbs and denials', () => {
  const words = 'Drivers: no. Families don’t log in. Case workers record each visit. The county archaeologist’s son phoned.'
  for (const { name } of people(words)) {
    expect(words.toLowerCase()).toContain(name.toLowerCase())
    expect(name).not.toMatch(/\b(?:no|not|don['’]t|log|phoned|record)\b/i)
  }
})

test('a list of users is believed, and so is a row without rights', () => {
  const rows = 'Role | Count | Rights\nBeadle | 3 | all\nPatron | 1 | none, is sent a report'
  expect(usersIn(rows)).toEqual(['beadle'])
})

test('a note leaves out the verb, and a person with a title is no role', () => {
  const words = 'Users: 19 stewards, moorings manager Mr. Wafula. Divers no. Pilots likewise not. They’re volunteers bar nine.'
  const named = people(words).filter(({ uses }) => uses)
  expect(named.map(({ name }) => name.toLowerCase())).toEqual(expect.arrayContaining(['stewards', 'moorings manager']))
  for (const { name } of people(words)) expect(name).not.toMatch(/Mr|Wafula|They|\bno\b/)
  expect(named.some(({ name }) => /diver|pilot/i.test(name))).toBe(false)
})

test('one who is called shorter elsewhere is the same', () => {
  const users = usersIn(
    'Users: stand planners, clerks.\nThe planner approves each change on the screen and sees the list of stands.',
  )
  expect(users).toEqual(expect.arrayContaining(['stand planners', 'clerks']))
  expect(users).not.toContain('planner')
})

test.each([
  ['ANSIE (winemaker): In the harvest I decide every evening.', ['winemaker']],
  ['From: Ornella (customer service)', ['customer service']],
  ['[auto transcript, speakers: Hemi (incident controller), Rangi (secretary)]', ['incident controller', 'secretary']],
  ['The tank (steel) is full.', []],
])('the roles of those who speak: %s', (segment, roles) => {
  const statement = {
    id: 'S1',
    text: '',
    tokens: [],
    next: '',
    before: '',
    heading: undefined,
    under: undefined,
    asked: undefined,
    isOut: false,
    paragraph: 0,
    cells: undefined,
  }
  expect(speakersOf(statement, segment).map(({ text }) => text)).toEqual(roles)
})
