import { expect, test } from 'vitest'
import { briefFields, type Requirements } from '#shared/brief.ts'
import { proposeSolution } from '../propose-solution.ts'

const nothing = Object.fromEntries(briefFields.map((field) => [field, ''])) as Requirements
const additionalContext = `We hire out costumes to theatres, 11,000 pieces. The tailor alters them and the hire desk writes the delivery note.
Everything sits in Fundix, and nobody can change it any more, so Fundix has to go, but the 11,000 records must come over.
Who will use it? The tailor, the hire desk and me.
Invoices: Lexora, that stays, it should get them from the new thing. Photos are on the NAS (Synovia) and are read from there.
Deadline is 11 November 2027. A piece must never be promised twice for the same week. About 40 reservations a day in January.`

test('nobody uses the connector of a system', () => {
  const { elements, relations } = proposeSolution(
    { documentType: 'hld', client: 'aldgate', projectName: 'Wardrobe hire', requirements: { ...nothing, additionalContext } },
    { today: '2026-11-22' },
  )
  const idsOf = (is: (element: (typeof elements)[number]) => boolean) => new Set(elements.filter(is).map(({ id }) => id))
  const people = idsOf(({ kind }) => kind === 'person')
  const connectors = idsOf(({ role }) => role === 'connector')
  const uses = relations.filter(({ from }) => people.has(from))
  expect(people.size).toBeGreaterThan(1)
  expect(uses.length).toBeGreaterThan(1)
  expect(uses.filter(({ to }) => connectors.has(to))).toEqual([])
})
