import { expect, test } from 'vitest'
import { readPeople } from './read-people.ts'
import { readStatements } from './read-statements.ts'

const names = (text: string) => readPeople(readStatements('technicalRequirements', text)).map(({ name }) => name)

test('roles are read in the order of their mention, each once', () => {
  expect(names('Claims handlers see scores. Data scientists retrain. Claims handlers decide.')).toEqual([
    'Claims handler',
    'Data scientist',
  ])
})

test('users in general count only where nobody else is named', () => {
  expect(names('For 250 concurrent users.')).toEqual(['User'])
  expect(names('Planners among 250 concurrent users.')).toEqual(['Planner'])
})
