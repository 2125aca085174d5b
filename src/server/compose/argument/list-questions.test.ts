import { expect, test } from 'vitest'
import { readWords } from '#server/compose/reading/test-reading.ts'
import { solutionOf } from '#server/compose/propose-solution.ts'
import { asksOf } from '../assembly/asks-of.ts'

const mill = `Orders come from Sage. Weights come from the scales of Mettler. Four millers and 2 laboratory technicians use it.
The flour of each lorry has to smell of nothing. Every silo must be welcoming to bakers. Bakers must feel informed.
The laboratory has to argue with the farmer about quality. The driver should whistle at the gate.
A lorry without a valid seal must not be unloaded. A certificate once signed shall not be changed.
Texts in German and Polish. Each access to a recipe is logged. Samples are kept 2 years.
The old system Silomax is replaced. Annex B holds the 40 recipes. Must run on Kubernetes.`
const { questions } = solutionOf(readWords({ technicalRequirements: mill }), '2026-11-02')
const unquoted = (text: string) => text.replaceAll(/“[^”]*”/g, '')

test('a question asks one thing', () => {
  expect(questions.length).toBeGreaterThan(8)
  const several = questions.filter(
    ({ text }) =>
      (unquoted(text).match(/\?/g) ?? []).length > 1 || /, (?:and|or) (?:who|what|which|how|when|where)\b/.test(unquoted(text)),
  )
  expect(several.map(({ text }) => text)).toEqual([])
})

test('a question says what hangs on it and who answers', () => {
  const asked = questions.filter(({ source, kind }) => kind !== 'contradiction' && source.from === 'brief')
  expect(asked.filter(({ why, owner }) => !why || !owner).map(({ text }) => text)).toEqual([])
})

test('a question of the catalogue is cut into its asks', () => {
  expect(asksOf('Who signs the gate, and on which evidence?')).toEqual(['Who signs the gate?', 'On which evidence?'])
  expect(asksOf('Who translates, and which language counts in law?')).toEqual(['Who translates?', 'Which language counts in law?'])
  expect(asksOf('Cost, fairness or punctuality first?')).toEqual(['Cost, fairness or punctuality first?'])
  expect(asksOf('Who decides? And when?')[0]).toBe('Who decides?')
})

test('of a row of a table a contradiction quotes what it says, and it is asked', () => {
  const rows = [
    'No. | Point | Detail',
    '---|---|---',
    '1 | Keeping | Logs of the locks are kept for 5 years',
    '2 | Tidying | All logs of the locks older than 24 months are deleted',
  ]
  const solution = solutionOf(readWords({ technicalRequirements: rows.map((row) => `| ${row} |`).join('\n') }), '2026-11-02')
  const asked = solution.questions.filter(({ text }) => /logs/i.test(text) && /Which one holds/.test(text))
  expect(asked.map(({ text }) => text).join()).toMatch(
    /“Logs of the locks are kept for 5 years” and “All logs of the locks older than 24 months are deleted”/,
  )
  expect(solution.questions.filter(({ text }) => text.includes('contradicts itself'))).toEqual([])
})
