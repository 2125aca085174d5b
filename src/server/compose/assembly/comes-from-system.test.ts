import { expect, test } from 'vitest'
import { briefFields, type Requirements } from '#shared/brief.ts'
import { proposeSolution } from '../propose-solution.ts'

const nothing = Object.fromEntries(briefFields.map((field) => [field, ''])) as Requirements

/** What meets a demand of a brief for a lifeboat station, by the names of the parts. */
function metBy(sentence: string): string[] {
  const technicalRequirements = `The coxswain records each launch on a tablet. ${sentence} Crew members book their training. Launches are searched by date.`
  const { elements, requirements } = proposeSolution(
    { documentType: 'hld', client: 'aldgate', projectName: 'Launch log', requirements: { ...nothing, technicalRequirements } },
    { today: '2026-11-22' },
  )
  const demand = requirements.find(({ text }) => sentence.startsWith(text.replace(/\.$/, '')))
  return elements.filter(({ satisfies }) => demand && satisfies.includes(demand.id)).map(({ name }) => name)
}

test('what comes from a system at intervals is met by its connector, which says what starts it', () => {
  expect(metBy('Tide tables come from TideNet each night as XML.')).toEqual(['TideNet connector'])
})

test('a limit beside it asks for more than the connection', () => {
  expect(metBy('Tide tables come from TideNet within 2 seconds.')).not.toContain('TideNet connector')
})
