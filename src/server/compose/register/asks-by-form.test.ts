import { expect, test } from 'vitest'
import { givenRegister } from './given-register.ts'

const texts = (text: string) => givenRegister({ additionalContext: text }).statements.map(({ text }) => text)

test('only what asks something in plain sight is open', () => {
  const { statements } = givenRegister({
    businessObjective: 'We sell tickets.',
    technicalRequirements: 'Tickets are paper today. The till must print. Nothing is stored abroad.',
    deliverables: 'A report.',
    constraints: 'The team is two people.',
  })
  expect(statements.map(({ text, answer }) => [text, answer?.state])).toEqual([
    ['We sell tickets.', undefined],
    ['Tickets are paper today.', undefined],
    ['The till must print.', 'open'],
    ['Nothing is stored abroad.', 'open'],
    ['A report.', 'open'],
    ['The team is two people.', undefined],
  ])
})

test('inner letters have the number of their clause or heading', () => {
  const clauses = (text: string) => givenRegister({ technicalRequirements: text }).statements.map(({ clause }) => clause)
  expect(clauses('2.1 A clerk sells:\n(a) tickets of paper;\n(b) tickets of wood.\n2.2 It is open.')).toEqual([
    '2.1(a)',
    '2.1(b)',
    '2.2',
  ])
  expect(clauses('1) Tickets\na. They are of paper.\nb. They are of wood.\n\n2) Boats\na. They float.\nb. They sail.')).toEqual([
    '1(a)',
    '1(b)',
    '2(a)',
    '2(b)',
  ])
})

test('a statement of more than sixty words is cut where its clauses join, and blanks are squeezed', () => {
  const clause = 'the clerks on the long pier sell every ticket of paper to all of the people who come by boat'
  const { statements } = givenRegister({
    technicalRequirements: `Today ${clause}, and ${clause}, whereas ${clause}, but ${clause}.`,
  })
  expect(statements.map(({ text }) => text.split(' ').slice(0, 2).join(' '))).toEqual([
    'Today the',
    'and the',
    'whereas the',
    'but the',
  ])
  expect(texts(`${clause}, and ${clause}.`)).toHaveLength(1)
  const notes = [
    'search by name',
    `${clause} in summer`,
    'misspelt names are found',
    `${clause} in winter, ${clause}`,
    'new boats are shown in an hour',
  ]
  expect(texts(notes.join('\n'))).toEqual(notes)
  expect(texts('batch      40 rows')).toEqual(['batch 40 rows'])
})

test.each([
  ['If there are more than 15 a shift, keep it.', 'exactly'],
  ['Because it takes over 15 minutes.', 'exactly'],
  ['Wenn es höchstens 15 Minuten dauert.', 'exactly'],
  ['More than 15 minutes.', 'at-least'],
])('the bound of “%s” is %s', (text, bound) => {
  const [value] = givenRegister({ technicalRequirements: text }).statements[0]?.values ?? []
  expect(value).toMatchObject({ bound })
})

const askedIn = (fields: Parameters<typeof givenRegister>[0]) =>
  givenRegister(fields)
    .statements.filter(({ answer }) => answer !== undefined)
    .map(({ text }) => text)

test('what is asked does not depend on the field of the form', () => {
  const told =
    'We sell tickets on paper. Data stays in Norway. ISO 27001 at the supplier. Tickets within 3 seconds. Not a dashboard. The ledger stays.\nOffer a way out.\nSilence.\nNot everybody agreed.'
  const asked = [
    'Data stays in Norway.',
    'ISO 27001 at the supplier.',
    'Tickets within 3 seconds.',
    'Not a dashboard.',
    'The ledger stays.',
    'Offer a way out.',
  ]
  expect(askedIn({ technicalRequirements: told })).toEqual(asked)
  expect(askedIn({ additionalContext: told })).toEqual(asked)
  expect(askedIn({ additionalContext: `Background\n\n${told}` })).toEqual(['Data stays in Norway.', 'The ledger stays.'])
})

test('a question and its answer are one, and the answer has its number', () => {
  const { statements } = givenRegister({
    technicalRequirements: 'Q1. Users?\nA. Two clerks.\nQ2. A cloud?\nA. No. It shall be on our pier.',
  })
  expect(statements.map(({ clause, heading, text, answer }) => [clause, heading, text, answer?.state])).toEqual([
    ['Q1', 'Users?', 'Two clerks.', undefined],
    ['Q2', 'A cloud?', 'No. It shall be on our pier.', 'open'],
  ])
})

test('deadlines and ceilings are asked for; meetings, starts and what is so today are not', () => {
  const brief = [
    'What we have:\n- Buyers have to stand in the hall.\n- Sage 200 for accounts.\n- It stays; the auditors like it.',
    'Dates:\n- Board decision 25 February 2027.\n- Start 1 March 2027.\n- Castletown live by 4 October 2027.',
    'Money:\n- Budget is 420,000 euro to go live.\n- Running costs not above 65,000 euro a year.\n- A day of Donal costs 400 euro.',
  ].join('\n\n')
  expect(askedIn({ additionalContext: brief })).toEqual([
    'It stays; the auditors like it.',
    'Castletown live by 4 October 2027.',
    'Budget is 420,000 euro to go live.',
    'Running costs not above 65,000 euro a year.',
  ])
})

test('a remark says how much the statement before it matters, and asks for nothing itself', () => {
  const { statements } = givenRegister({ additionalContext: 'Open\n\nSpanish buyers want the clock in Spanish. Nice to have.' })
  expect(statements.map(({ text, level, answer }) => [text, level, answer?.state])).toEqual([
    ['Spanish buyers want the clock in Spanish.', 'may', 'open'],
    ['Nice to have.', 'may', undefined],
  ])
})
