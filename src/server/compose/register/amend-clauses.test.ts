import { expect, test } from 'vitest'
import { givenRegister } from './given-register.ts'

const amended = (clause: string, amendment: string) =>
  givenRegister({ technicalRequirements: `3.1 ${clause}\n3.2 It is open.`, additionalContext: `AMENDMENT 1\n${amendment}` })
    .statements

test.each([
  ['Lists may be 6 hours old at night.', 'Clause 3.1: for 6 hours read 4 hours.', 'Lists may be 4 hours old at night.'],
  [
    'Open source is preferred; it shall not be Oracle.',
    'Clause 3.1: delete "it shall not be Oracle".',
    'Open source is preferred.',
  ],
  ['It is built on Db2 alone.', 'Clause 3.1: delete "on Db2". Insert "on Postgres".', 'It is built on Postgres alone.'],
  ['Half of it is paid at the start.', 'In clause 3.1 "Half" is replaced by "A third".', 'A third of it is paid at the start.'],
])('of “%s”, “%s” changes only the words it names', (clause, amendment, text) => {
  const [first, ...others] = amended(clause, amendment)
  expect(first).toMatchObject({ text, earlier: false, source: { quote: clause } })
  expect(others.filter(({ clause }) => clause !== '3.2').some(({ answer }) => answer)).toBe(false)
  expect(first!.denies).toBe(false)
})

test('words that are not in the clause, or more than once, change nothing: both are shown', () => {
  for (const clause of ['Lists may be 8 hours old.', 'It opens after 6 hours and closes after 6 hours.']) {
    const [first, ...others] = amended(clause, 'Clause 3.1: read "4 hours" for "6 hours".')
    expect(first).toMatchObject({ text: clause, earlier: false })
    expect(others.at(-1)?.text).toBe('Clause 3.1: read "4 hours" for "6 hours".')
  }
})

test('an amended date is placed where the old one was, with the words around it', () => {
  const [first, ...others] = amended('Go-live: 30/09/2027 of all.', 'Clause 3.1: read "31/12/2027" for "30/09/2027".')
  expect(first).toMatchObject({ text: 'Go-live: 31/12/2027 of all.', values: [{ quote: '31/12/2027', from: '2027-12-31' }] })
  expect(others.flatMap(({ values }) => values)).toEqual([])
  expect(first!.values.map(({ start, end }) => '3.1 Go-live: 30/09/2027 of all.'.slice(start, end))).toEqual(['30/09/2027'])
})
