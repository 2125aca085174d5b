import { expect, test } from 'vitest'
import { checklist } from './checklist.ts'
import { givenRegister } from './given-register.ts'

test('each of the fourteen topics is listed with the statements that mention it', () => {
  const { topics } = givenRegister({
    additionalContext: 'Clerks sell 9,000 tickets a day. Backups are in the data centre.',
    budget: 'Two boats.',
  })
  expect(topics.map(({ id }) => id)).toEqual(Array.from({ length: 14 }, (_, index) => `TOP-${index + 1}`))
  expect(topics.filter(({ statements }) => statements.length > 0).map(({ topic, statements }) => [topic, ...statements])).toEqual([
    ['Users', 'ST-2'],
    ['Money', 'ST-1'],
    ['Data and its owner', 'ST-3'],
    ['Where data is kept', 'ST-3'],
    ['Performance and volume', 'ST-2'],
  ])
})

const topicsOf = (text: string) =>
  givenRegister({ additionalContext: text })
    .topics.filter(({ statements }) => statements.length > 0)
    .map(({ topic }) => topic)

test.each([
  ['Zugriff nur mit Anmeldung.', 'Access'],
  ['Las pruebas son en junio.', 'Acceptance'],
  ['La manutenzione è nostra.', 'Operation and support'],
  // Values decide, in any language.
  ['Dane w Polsce lub UE.', 'Where data is kept'],
  ['Images CH only.', 'Where data is kept'],
  ['Recordings and transcripts are held in the UK.', 'Where data is kept'],
  ['ISO 27001 u dostawcy.', 'Security and privacy'],
  ['480 gebruikers.', 'Users'],
  ['No position is kept for more than 24 hours.', 'Retention and deletion'],
  ['A plant manager must never see what a single farm is paid.', 'Access'],
  ['The control is read once a second.', 'Performance and volume'],
  ['The hosting team will run this one.', 'Operation and support'],
  ['Nobody may come back to life after a restore.', 'Recovery'],
  ['68 monterów.', 'Users'],
  ['420 Ärztinnen.', 'Users'],
  ['Terug kunnen in 4 uur.', 'Recovery'],
  ['RTO 8 h / RPO 1 h.', 'Recovery'],
  ['Un dossier, p95 onder 1,5 s.', 'Performance and volume'],
  ['batch 40 million rows / night', 'Performance and volume'],
  ['250 requests/s', 'Performance and volume'],
  ['99,5 % w dni robocze.', 'Availability'],
  ['Zdjęcia 3 lata.', 'Retention and deletion'],
  ['100 % logged, 10 years', 'Retention and deletion'],
  ['Kosten: 3.', 'Money'],
  ['It is online for thirty-six (36) months and in an archive for ten years.', 'Retention and deletion'],
  ['Closed cases are destroyed after six years.', 'Retention and deletion'],
  ['It must run from 07:00 to 21:00 on working days.', 'Availability'],
  ['The counter is open 8 am to 6 pm.', 'Availability'],
  ['An outage of four hours is the most that we can bear.', 'Availability'],
])('“%s” is about %s', (text, topic) => expect(topicsOf(text)).toContain(topic))

test.each([
  ['Der Betriebsrat tagt am Montag.', 'Operation and support'],
  ['Accept once, deliver at least once.', 'Acceptance'],
  ['It was priced at £95 a store per month.', 'Performance and volume'],
  ['One steward per region.', 'Where data is kept'],
  ['A forecast per store for 13 weeks.', 'Retention and deletion'],
  ['The centre is in the central square.', 'Money'],
  ['It is written in ISO 8601.', 'Security and privacy'],
  ['Notes of Thursday 12 Nov 2026, 9:30-12:00, service division.', 'Availability'],
  ['Running costs not above 3,500 a month.', 'Performance and volume'],
  ['It runs in our AWS account.', 'Access'],
  // Words without a value do not say how long, in which hours or how soon.
  ['CAD 780,000 for the build, CAD 95,000 a year for three years after.', 'Retention and deletion'],
  ['Delete “database shall not be Oracle”.', 'Retention and deletion'],
  ['At least 99.0% of typed fields are correct.', 'Availability'],
  ['Make monthly aggregates available.', 'Availability'],
  ['The pilot was a disaster.', 'Recovery'],
  ['Assistance reaches 5 claimants who are the subject of it.', 'Operation and support'],
])('“%s” is not about %s', (text, topic) => expect(topicsOf(text)).not.toContain(topic))

test.each([
  ['22 fundraisers and 5 in supporter care use it every day.', 'Users'],
  ['Forms are typed into Kartos by 5 clerks.', 'Users'],
  ['Positions come from the Kartos Register. OPAS goes.', 'Systems and interfaces'],
  ['The ledger is in Kartos, and Kartos stays.', 'Systems and interfaces'],
])('“%s” is about “%s” without a word of it', (text, topic) => expect(topicsOf(text)).toContain(topic))

test('a count that nobody uses anything in is no user, and a name that only stands there no system', () => {
  expect(topicsOf('There are 22 boats. The harbour belongs to Kartos.')).not.toContain('Users')
  expect(topicsOf('The harbour belongs to Kartos. It is old.')).not.toContain('Systems and interfaces')
})

test('the title of a field heads no topic, a heading within it does', () => {
  const lines = Array.from({ length: 9 }, (_, index) => `It is green, number ${index + 1}.`).join('\n')
  const { topics } = givenRegister({ additionalContext: `# Data platform export\n${lines}\n# Acceptance test\nIt is blue.` })
  const of = (topic: string) => topics.find((one) => one.topic === topic)?.statements
  expect(of('Data and its owner')).toEqual([])
  expect(of('Acceptance')).toEqual(['ST-10'])
})

test('a language without words is judged by its values alone', () => {
  const { topics } = givenRegister({ additionalContext: 'Platsen och det som är för oss ska inte vara med på ISO 27001.' })
  expect(topics.map(({ topic }) => topic)).toEqual(['Security and privacy'])
  expect(givenRegister({ additionalContext: 'システムは安全でなければならない。' }).topics).toEqual([])
})

test('a question has no slot and ends as one', () => {
  for (const { question } of checklist) expect(question).toMatch(/^[A-Z][^{}$]+\?$/)
})
