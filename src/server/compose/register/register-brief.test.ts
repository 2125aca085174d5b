import { expect, test } from 'vitest'
import { Statement } from '#server/solution/statement.ts'
import { briefFields } from '#shared/brief.ts'
import { givenBrief, givenRegister, today } from './given-register.ts'
import { registerBrief } from './register-brief.ts'
import { sampleBriefs } from './sample-briefs.ts'

const texts = (text: string) => givenRegister({ additionalContext: text }).statements.map(({ text }) => text)

test.each([
  ['Results older than 1 January 2025 need not be brought.', ['Results older than 1 January 2025 need not be brought.']],
  [
    'It starts on 1. März 2027. Mr. J. Smith, Dr. Lee and others (approx. 3.5 %) agree. The end.',
    ['It starts on 1. März 2027.', 'Mr. J. Smith, Dr. Lee and others (approx. 3.5 %) agree. The end.'],
  ],
  [
    'See https://a.example/b.c?d=1. Write to a.b@c.example, e.g. on Monday.',
    ['See https://a.example/b.c?d=1.', 'Write to a.b@c.example, e.g. on Monday.'],
  ],
  [
    '"Never. Not here." she said. The rest is at Exhibit F. Models are barred.',
    ['"Never. Not here." she said.', 'The rest is at Exhibit F.', 'Models are barred.'],
  ],
  ['An “open quotation. The next sentence is cut.', ['An “open quotation.', 'The next sentence is cut.']],
  ['We need 5.2 GB. The freeze is 15.12. - 10.01. each year.', ['We need 5.2 GB.', 'The freeze is 15.12. - 10.01. each year.']],
  [
    'Work plan (day 8); design (day 20); pilot on one boat (day 60).',
    ['Work plan (day 8)', 'design (day 20)', 'pilot on one boat (day 60).'],
  ],
  ['Duo stays. IMTS verifies; it does not issue.', ['Duo stays.', 'IMTS verifies; it does not issue.']],
  [
    'Doors open within 90 seconds of the change; every other door may take up to an hour.',
    ['Doors open within 90 seconds of the change', 'every other door may take up to an hour.'],
  ],
  ['☒ cash ☐ card\n[x] paper', ['☒ cash ☐ card', '[x] paper']],
  [
    'The officers travel in pairs and carry one tablet each on the\nboat to the island. They return at night.',
    ['The officers travel in pairs and carry one tablet each on the boat to the island.', 'They return at night.'],
  ],
])('cuts %s', (text, expected) => expect(texts(text)).toEqual(expected))

test('a lead with a colon is the heading of its list', () => {
  const { statements } = givenRegister({ scope: 'The consultancy does not include: new boats; the pier; uniforms.' })
  expect(statements.map(({ text, heading, label }) => [text, heading, label])).toEqual([
    ['new boats', 'The consultancy does not include', 'out-of-scope'],
    ['the pier', 'The consultancy does not include', 'out-of-scope'],
    ['uniforms.', 'The consultancy does not include', 'out-of-scope'],
  ])
})

test('numbers in order are clauses, in lines and in sentences; one alone is none', () => {
  const clauses = (text: string) =>
    givenRegister({ technicalRequirements: text }).statements.map(({ clause, text }) => `${clause ?? '–'} ${text}`)
  expect(
    clauses('2.1 A ticket is sold. It is paper. 2.2 Tickets are checked.\n2.3 The contractor shall: (a) keep it; (b) print it.'),
  ).toEqual(['2.1 A ticket is sold.', '2.1 It is paper.', '2.2 Tickets are checked.', '2.3(a) keep it', '2.3(b) print it.'])
  expect(clauses('R-01 Each crossing is logged.\nR-02 A map is shown.')).toEqual([
    'R-01 Each crossing is logged.',
    'R-02 A map is shown.',
  ])
  expect(clauses('1.4 Mio EUR were spent.')).toEqual(['– 1.4 Mio EUR were spent.'])
  expect(clauses('9 operators push at us.\n2,600 vehicles run.')).toEqual(['– 9 operators push at us.', '– 2,600 vehicles run.'])
})

test('a figure with which a sentence begins is no clause', () => {
  const { statements } = givenRegister({
    technicalRequirements:
      '3.1 The Society has 1.84 million policies. 1.12 million are in force; the rest are paid up.\n3.2 Nothing else.',
  })
  expect(statements.map(({ clause }) => clause)).toEqual(['3.1', '3.1', '3.2'])
  expect(statements[1]!.text).toMatch(/^1\.12 million are in force/)
})

test('a numbered heading is a heading and no goal', () => {
  const { statements } = givenRegister({
    businessObjective: '1. Purpose and Background\nThe trust sells tickets on paper.\n2. Users\nClerks sell them.',
  })
  expect(statements.map(({ text, heading }) => [heading, text])).toEqual([
    ['Purpose and Background', 'The trust sells tickets on paper.'],
    ['Users', 'Clerks sell them.'],
  ])
})

test('a row is a statement with its number, the heads of its columns and the level of its cell', () => {
  const { statements } = givenRegister(sampleBriefs['a table with a rule'] ?? {})
  expect(statements.map(({ clause, text, heading, level }) => [clause, text, heading, level])).toEqual([
    ['R-01', 'Each crossing is logged. Must', 'Ref · Requirement · Priority', 'must'],
    ['R-02', 'A map is shown. Could', 'Ref · Requirement · Priority', 'may'],
    ['R-03', 'Names are not printed. Should', 'Ref · Requirement · Priority', 'should'],
  ])
  expect(givenRegister(sampleBriefs['tabs and CRLF'] ?? {}).statements.map(({ text }) => text)).toEqual([
    'Award: 1 March 2027',
    'Pilot: 30 June 2027',
    'All piers: 1 October 2027',
  ])
})

test('a cell that was merged over rows heads them all, and a dash is empty', () => {
  const { statements } = givenRegister({
    additionalContext:
      '| System | Prio | Requirement |\n|---|---|---|\n| Out of scope | – | Billing |\n|  | – | An app |\n| In scope | Must | A portal |\n|  | Must | A photograph |',
  })
  expect(statements.map(({ text, label, level }) => [text, label, level])).toEqual([
    ['Out of scope: Billing', 'out-of-scope', undefined],
    ['An app', 'out-of-scope', undefined],
    ['In scope: Must · A portal', 'in-scope', 'must'],
    ['Must: A photograph', 'in-scope', 'must'],
  ])
})

test('turns of talk have their speaker, and the question that they answer as heading', () => {
  const { statements } = givenRegister(sampleBriefs.talk ?? {})
  expect(statements.map(({ speaker, heading, text, label }) => [speaker, heading, text, label])).toEqual([
    ['MAEVE (skipper)', undefined, 'We lose signal past the point.', 'context'],
    ['MAEVE (skipper)', undefined, "Don't rely on it.", 'context'],
    ['INTERVIEWER', undefined, 'How many boats?', 'context'],
    ['MAEVE (skipper)', 'How many boats?', 'Seven. Two are laid up in winter.', 'context'],
    ['INTERVIEWER', undefined, 'Budget?', 'context'],
    ['ODHRAN', 'Budget?', '£90,000, not a penny more.', 'money'],
  ])
})

test('the newest mail is current, its history is earlier, and courtesies are aside', () => {
  const { statements, aside } = givenRegister(sampleBriefs['mail with history'] ?? {})
  expect(statements.map(({ speaker, text, earlier }) => [speaker, text, earlier])).toEqual([
    ['Oona Breck', 'we start on 1 June 2027.', false],
    ['Oona Breck', 'No app.', false],
    ['Lars Undset', 'We start on 1 May 2027, in all of the harbours, with an app.', true],
  ])
  expect(aside.map(({ kind }) => kind)).toEqual([
    'mail-header',
    'mail-header',
    'mail-header',
    'mail-header',
    'mail-header',
    'signature',
    'signature',
    'signature',
    'disclaimer',
    'mail-header',
    'mail-header',
  ])
})

test('mails that somebody put one below the other all hold, and one behind a line for the older is earlier', () => {
  const { statements } = givenRegister({
    additionalContext:
      'From: Ada Holm\nDate: 9 March 2027\n\nIt starts on 1 June 2027.\n\n----\nFrom: Siri Moe\nDate: 8 March 2027\n\nNo app.\n\n-----Original Message-----\nFrom: Olav Brekke\nDate: 1 March 2027\n\nWe want an app.',
  })
  expect(statements.map(({ speaker, text, earlier }) => [speaker, text, earlier])).toEqual([
    ['Ada Holm', 'It starts on 1 June 2027.', false],
    ['Siri Moe', 'No app.', false],
    ['Olav Brekke', 'We want an app.', true],
  ])
})

test('an amendment replaces by number, and by the words that it names', () => {
  const { statements } = givenRegister(sampleBriefs.corrigendum ?? {})
  expect(statements.map(({ clause, text, earlier }) => `${clause ?? '–'} ${text} ${earlier ? 'earlier' : ''}`.trim())).toEqual([
    '3.1 Data shall be kept for 12 months.',
    '3.2 The ledger shall be open.',
    '3.3 Reports are weekly. earlier',
    'a Clause 3.1: read "12 months" for "6 months".',
    'b Clause 3.3 is deleted.',
  ])
  expect(statements.find(({ clause }) => clause === '3.1')).toMatchObject({
    label: 'requirement',
    level: 'must',
    amendedBy: 'ST-4',
    values: [{ quote: '12 months', low: 12 }],
    answer: { state: 'open' },
  })
  expect(statements.find(({ clause }) => clause === 'a')).not.toHaveProperty('answer')
  expect(
    givenRegister({
      technicalRequirements: '3.1 Data is kept for 6 months. 3.2 It is open.',
      additionalContext: 'Data is kept for 12 months.',
    }).statements.some(({ earlier }) => earlier),
  ).toBe(false)
})

test.each(Object.entries(sampleBriefs))('statements of %s are facts whose quotes are to the letter', (_name, fields) => {
  const brief = givenBrief(fields)
  const { statements } = registerBrief(brief, { today })
  expect(statements.map(({ id }) => id)).toEqual(statements.map((_, index) => `ST-${index + 1}`))
  for (const statement of statements) {
    expect(Statement.parse(statement)).toEqual(statement)
    const field = briefFields.find((name) => name === statement.field)
    const quote = field === undefined ? '' : brief.requirements[field].slice(statement.start, statement.end)
    expect(statement.source).toEqual({ from: 'brief', field: statement.field, quote })
    expect(statement.text).not.toBe('')
  }
})

/** Ten times the text makes ten times the statements. */
test.each([
  'The system must hold 12 records of Anna. ',
  'word; word and more; ',
  '1.1 Ab. ',
  '(a) b; ',
  '- a\n',
  '| a | b |\n',
  'ANN: yes\nBEN: no\n',
  '> a\n',
  '**a** b. ',
  'Clause 1.1: read "a". ',
])('the statements of “%s” grow with its length', (unit) => {
  const count = (times: number) => givenRegister({ additionalContext: unit.repeat(times) }).statements.length
  expect(Math.abs(count(400) - 10 * count(40))).toBeLessThanOrEqual(20)
})

test('the number of a clause within another is no value, and figures with a unit are', () => {
  const { statements } = givenRegister({
    technicalRequirements:
      '1.1 Leaks are reported.\n1.2 Reports under 1.1 are encrypted.\n1.3 Files stay under 1.1 GB, a factor of 2.5.',
  })
  const quotes = statements.map(({ clause, values }) => [clause, ...values.map(({ quote }) => quote)])
  expect(quotes).toEqual([['1.1'], ['1.2'], ['1.3', '1.1 GB', '2.5']])
})
