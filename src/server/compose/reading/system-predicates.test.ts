import { expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

const systemsIn = (words: string) =>
  readWords({ technicalRequirements: `A tool for the harbour is wanted. ${words} It should be easy.` })
    .systems.filter(({ role }) => role !== 'banned')
    .map(({ name, role }) => `${name} ${role}`)

test.each([
  ['Skarv is shut down in March.', 'Skarv replaced'],
  ['Skarv must go.', 'Skarv replaced'],
  ['The new tool shall supersede Skarv.', 'Skarv replaced'],
  ['Skarv, which is from 1999, we want to bury.', 'Skarv replaced'],
  ['The old roster (Skarv) shall be decommissioned upon acceptance.', 'Skarv replaced'],
  ['The yellow binder disappears.', 'yellow binder replaced'],
  ['The blue book we want to get rid of.', 'blue book replaced'],
  ['Skarv is here to stay.', 'Skarv kept'],
  ['Leave Skarv alone.', 'Skarv kept'],
  ['Skarv is the leading system for berths.', 'Skarv source'],
  ['The price must be the one that stands in Skarv.', 'Skarv source'],
  ['Addresses are maintained in Skarv and nowhere else.', 'Skarv source'],
  ['Skarv gets a copy.', 'Skarv sink'],
  ['The result has to be visible in Skarv.', 'Skarv sink'],
  ['It creates the order in Skarv.', 'Skarv sink'],
  ['It must stay in step with Skarv.', 'Skarv both'],
  ['Skarv does the login.', 'Skarv identity'],
  ['Members identify themselves by means of Skarv.', 'Skarv identity'],
  ['Skarv prints and posts our letters.', 'Skarv channel'],
  ['The crew are reached over Skarv.', 'Skarv channel'],
  ['Data flow: Skarv (gauges) -> new system.', 'Skarv source'],
  ['Data flow: new system -> Skarv (public map).', 'Skarv sink'],
  ['Signed slips shall be transmitted to the invoicing application Skarv.', 'Skarv sink'],
  ['All readings end up in Skarv.', 'Skarv source'],
  ['Planning stays in Skarv, the tours are read from there.', 'Skarv source'],
  ['Berths come from the National Maritime Register (hereinafter "NMR").', 'National Maritime Register source'],
])('%s', (words, system) => {
  expect(systemsIn(words)).toEqual([system])
})

test.each([
  'Heating is shut down in March.',
  'Paper must go.',
  'Councillors receive figures by ward each month.',
  'Ingrid knows who has paid, she gets a copy.',
  'The depot in Skarv closes.',
  'Mr Skarv wants a list.',
  'Skarv, our chairman, gets a copy.',
  'The panes are from Skarv and the frames are from Weru.',
  'We came back from Skarv on Monday.',
  'We looked at Skarv, and my nephew tried Notion.',
  'The Skarv Act of 1998 applies.',
  'The Harbour Board receives a yearly report.',
  'Marrow & Finch is a leading provider of lamps.',
])('no system: %s', (words) => {
  expect(systemsIn(words)).toEqual([])
})

test('what a system is made with is no second one', () => {
  expect(systemsIn('The roster (Skarv, an Access database from 2003) is switched off.')).toEqual(['Skarv replaced'])
  expect(systemsIn('Each reading lands in Brunnlog (an Oracle database in the cellar).')).toEqual(['Brunnlog source'])
})
