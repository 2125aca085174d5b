import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { checkSolution } from '#server/solution/check-solution.ts'
import { Solution } from '#server/solution/solution.ts'
import { proposeSolution } from './propose-solution.ts'

const solve = (technicalRequirements: string, constraints = '') =>
  proposeSolution(
    Brief.parse({
      documentType: 'hld',
      client: 'tessel',
      projectName: 'Claims Lakehouse',
      requirements: { technicalRequirements, constraints },
    }),
  )

const meeting = ({ elements, workstreams, requirements }: Solution, words: RegExp) => {
  const id = requirements.find(({ text }) => words.test(text))?.id ?? 'none'
  return [...elements, ...workstreams].filter(({ satisfies }) => satisfies.includes(id)).map(({ name }) => name)
}

test('training is met by the workstream that trains, which says so', () => {
  const solution = solve('All 140 underwriters must be trained before the start.')
  expect(meeting(solution, /underwriters/)).toEqual(['Go-live and hand-over'])
  expect(checkSolution(solution)).toEqual([])
})

test('a rule that applies is met by its evidence, and one that demands something else is not', () => {
  const solution = solve('', 'PRA SS1/21 applies. The wombats must sing as the FCA wishes.')
  expect(meeting(solution, /PRA/)).toEqual(['Test and harden'])
  expect(solution.workstreams.find(({ name }) => name === 'Test and harden')?.deliverables.join()).toContain(
    'Evidence for each rule',
  )
  expect(meeting(solution, /wombats/)).toEqual([])
})

test('a word of other languages leads to the part that meets it', () => {
  expect(meeting(solve('Alle Daten müssen verschlüsselt sein.'), /verschlüsselt/)).toEqual(['Keys and secrets'])
})

test('what nothing meets is asked for with what it needs and a proposal', () => {
  const { questions } = solve('The wombats must never sing.')
  const asked = questions.find(({ text }) => text.includes('wombats'))
  expect(asked?.text).toContain('needs a rule in one of the parts and a test that tries to break it')
  expect(asked?.proposal).toContain('tested before go-live')
})

test('a solution that was stored before workstreams met anything still parses', () => {
  const solution = solve('All data must be encrypted.')
  const stored = { ...solution, workstreams: solution.workstreams.map((stream) => ({ ...stream, satisfies: undefined })) }
  expect(Solution.parse(stored).workstreams.every(({ satisfies }) => satisfies.length === 0)).toBe(true)
})
