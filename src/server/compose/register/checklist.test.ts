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
    ['Data and its owner', 'ST-3'],
    ['Where data is kept', 'ST-3'],
    ['Recovery', 'ST-3'],
    ['Performance and volume', 'ST-2'],
    ['Money', 'ST-1'],
  ])
})

test.each([
  ['Zugriff nur mit Anmeldung.', 'Access'],
  ['Les sauvegardes sont faites la nuit.', 'Recovery'],
  ['Las pruebas son en junio.', 'Acceptance'],
])('“%s” is about %s', (text, topic) => {
  const { topics } = givenRegister({ additionalContext: text })
  expect(topics.find((one) => one.topic === topic)?.statements).toEqual(['ST-1'])
})

test('a question has no slot and ends as one', () => {
  for (const { question } of checklist) expect(question).toMatch(/^[A-Z][^{}$]+\?$/)
})
