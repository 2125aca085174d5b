import { expect, test } from 'vitest'
import type { Solution } from '#server/solution/solution.ts'
import type { Reading } from '../reading/reading.ts'
import { givenReading, givenSolution } from '#server/testing/given-berth-planning.ts'
import { repairSolution } from './repair-solution.ts'
import { verifierRules, type VerifierRule } from './verifier-finding.ts'
import { verifySolution } from './verify-solution.ts'

const today = '2026-11-22'
const rulesIn = (solution: Solution, reading: Reading) => verifySolution({ solution, reading, today }).map(({ rule }) => rule)

test('nothing is found in a design that keeps to its brief', () => {
  expect(rulesIn(givenSolution(), givenReading())).toEqual([])
})

type Plant = (solution: Solution, reading: Reading) => void
const elementNamed = (solution: Solution, name: string) => solution.elements.find((element) => element.name === name)!

/** One fault for each check, as a careless composer or a model could make it. */
const plants: Record<VerifierRule, Plant> = {
  'ban-proposed': (solution) => (elementNamed(solution, 'Berth planner').technology = 'Nimbus Optimizer'),
  'place-left': (solution) => (solution.environments[0]!.region = 'Frankfurt'),
  'mandate-idle': (solution) => (elementNamed(solution, 'Berth records').technology = 'SQLite'),
  'system-missing': (_, reading) =>
    reading.systems.push({ ...reading.systems[0]!, name: 'Tide tables', statements: ['S2'], readOnly: false }),
  'system-loose': (solution) => {
    solution.relations = solution.relations.filter(({ from }) => from !== 'EL-2')
    solution.scenarios = []
  },
  'read-only-written': (solution) => solution.relations.push({ ...solution.relations[1]!, id: 'REL-9', from: 'EL-4', to: 'EL-2' }),
  'met-without-mechanism': (solution) => delete solution.requirements[0]!.mechanism,
  'invented-person': (solution) => (elementNamed(solution, 'Berth masters').source = { from: 'model', model: 'some' }),
  'part-without-need': (solution) =>
    solution.elements.push({
      ...elementNamed(solution, 'Berth records'),
      id: 'EL-9',
      name: 'Cache',
      source: { from: 'assumption', reason: 'usual' },
    }),
  'exclusion-designed': (solution) => (elementNamed(solution, 'Berth records').name = 'Sales of tickets'),
  'contradiction-undecided': (solution) => (solution.questions = []),
  'work-in-freeze': (solution) => (solution.milestones[1]!.date = '2027-07-20'),
  'work-past': (solution) => (solution.milestones[0]!.date = '2026-06-01'),
  'walk-without-edge': (solution) => solution.scenarios[0]!.steps.push({ from: 'EL-2', to: 'EL-5', action: 'Jumps' }),
  'demand-unanswered': (solution) => (elementNamed(solution, 'Berth planner').satisfies = []),
  'sum-disagrees': (solution) => (solution.costs[0]!.quantity = 45),
}

for (const rule of verifierRules)
  test(`${rule}: a planted fault is found, and gone or asked about after repair`, () => {
    const [solution, reading] = [givenSolution(), givenReading()]
    plants[rule](solution, reading)
    expect(rulesIn(solution, reading)).toContain(rule)
    const repaired = repairSolution(solution, { reading, today })
    const left = verifySolution({ solution: repaired, reading, today }).filter((finding) => finding.rule === rule)
    const asked = repaired.questions.length > solution.questions.length
    expect(left.length === 0 || asked).toBe(true)
  })
