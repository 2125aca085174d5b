import { expect, test } from 'vitest'
import { textsIn } from '#server/solution/texts-in.ts'
import { givenPicked } from '#server/testing/given-picked.ts'
import { allDocumentTypes } from './all-document-types.ts'
import { viewSolution } from './solution-view.ts'
import { wordCoverageOf } from './word-coverage.ts'

const foreign = 'The orchestra shall rehearse Mozart with the choir.'
const without = (words: string) =>
  wordCoverageOf(givenPicked({ technicalRequirements: words }, 'telemetry')).without.map(({ text }) => text)

test('a statement with no word in common with the design is listed, one with a word of a component is not', () => {
  expect(without(`The historian shall deliver measurements of each turbine. ${foreign}`)).toEqual([foreign])
})

test('a refusal, a question, another language and a statement that somebody answered are left out', () => {
  expect(
    without('The orchestra must not rehearse Mozart. Shall the orchestra rehearse Mozart? Orchester muss Mozart proben.'),
  ).toEqual([])
  const { solution } = givenPicked({ technicalRequirements: foreign }, 'telemetry')
  const answered = solution.statements!.map((one) => ({ ...one, answer: { ...one.answer!, state: 'yes' as const } }))
  expect(wordCoverageOf(viewSolution({ ...solution, statements: answered })).without).toEqual([])
})

test('page one says that the design fits in part if less than half of the statements share a word with it', () => {
  const composers = ['Mozart', 'Haydn', 'Bruckner', 'Mahler', 'Brahms', 'Schumann', 'Wagner']
  const others = composers.map((name) => `The orchestra shall rehearse ${name} with the choir.`).join(' ')
  const { solution } = givenPicked({ technicalRequirements: `The historian shall deliver measurements. ${others}` }, 'telemetry')
  const [first] = allDocumentTypes.hld.buildSections(solution, {})
  expect(textsIn(first).join('')).toContain('fits in part: by their words, it covers 1 of the 8 statements')
})
