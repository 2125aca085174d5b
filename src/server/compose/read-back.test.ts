import { expect, test } from 'vitest'
import { readBack } from './read-back.ts'

const today = '2026-11-22'
const requirements = {
  businessObjective: 'The goal is to cut the queue at the gate to 2 minutes.',
  technicalRequirements:
    'Tickets come from SeaBook over SFTP. Deck hands check a ticket within 2 seconds. A ticket must never be accepted twice. Oracle must not be used.',
  timeline: 'Live on 1 June 2027.',
  budget: 'EUR 80,000 at most.',
}
const readIn = (fields: object) => readBack({ projectName: 'Ferry tickets', requirements: fields, today })

test('what was read is told with the place of its words in the field', () => {
  const { groups } = readIn(requirements)
  const names = groups.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['rules', 'systems', 'dates', 'money']))
  const items = groups.flatMap((group) => group.items)
  const find = (word: string) => items.find(({ text }) => text.includes(word))!
  const words = ({ field, start, end }: (typeof items)[number]) => requirements[field as 'budget'].slice(start, end)
  expect(words(find('SeaBook'))).toContain('Tickets come from SeaBook')
  expect(words(find('80,000'))).toContain('EUR 80,000')
  expect(groups.find(({ name }) => name === 'dates')!.items[0]).toMatchObject({ field: 'timeline', note: '2027-06-01' })
})

test('at most three questions are asked, and one that is answered is not asked again', () => {
  const before = readIn(requirements).questions
  expect(before.length).toBeLessThanOrEqual(3)
  const place = before.find(({ id }) => id === 'place')!
  expect(place.field).toBe('constraints')
  const after = readIn({ ...requirements, constraints: `${place.lead}: in our own data centre in Bergen, Norway.` })
  expect(after.questions.map(({ id }) => id)).not.toContain('place')
})

test('a brief that says little is told to become a note, and one that says nothing is asked nothing', () => {
  expect(readIn({ businessObjective: 'We want AI.' }).fit.kind).toBe('note')
  expect(readIn({})).toEqual({ groups: [], fit: { kind: 'empty', sentence: 'Nothing has been said yet.' }, questions: [] })
})
