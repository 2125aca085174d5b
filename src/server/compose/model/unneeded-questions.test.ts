import { expect, test } from 'vitest'
import type { Solution } from '#server/solution/solution.ts'
import { givenSolution } from '#server/testing/given-solution.ts'
import { applyArgument } from './calls/apply-argument.ts'
import { emptyAnswers } from '#server/testing/vendors/answer-by-chapter.ts'
import type { ArgumentAnswer } from './calls/argument-answer.ts'
import { draftContextOf } from './calls/check-statement.ts'
import { readUnneeded } from './calls/read-unneeded.ts'

const question = (number: number, told: Partial<Solution['questions'][number]>): Solution['questions'][number] => ({
  id: `OQ-${number}`,
  source: { from: 'assumption', reason: 'Asked by code.' },
  text: `Question ${number} on the pages?`,
  about: [],
  owner: 'Sponsor',
  ...told,
})
const given = givenSolution()
const [met, unmet] = given.requirements
const solution: Solution = {
  ...given,
  requirements: [{ ...met!, mechanism: 'a nightly import' }, unmet!],
  questions: [
    question(1, { text: 'Is there a list of the 2 pages?' }),
    question(2, { kind: 'contradiction' }),
    question(3, { about: [unmet!.id] }),
    question(4, { about: [met!.id] }),
  ],
}
const brief = 'The minutes have at most 2 pages each. The supplier pays for the journey.'

function strike(id: string, because: string) {
  const desk = { solution, ground: draftContextOf(brief, solution, { bans: [] }), faults: [] as { item: string; fault: string }[] }
  const answer = { ...emptyAnswers.argue, unneeded: [{ question: id, because }] } as ArgumentAnswer
  return { struck: readUnneeded(answer, desk), faults: desk.faults.map(({ fault }) => fault).join() }
}

test.each([['OQ-1'], ['OQ-4']])('%s is struck where the brief’s own words show why', (id) => {
  expect(strike(id, 'minutes have at most 2 pages')).toEqual({ struck: [id], faults: '' })
})

test.each([
  { what: 'what is no question', id: 'OQ-9', because: 'at most 2 pages', told: /no question/ },
  { what: 'a contradiction', id: 'OQ-2', because: 'at most 2 pages', told: /contradiction/ },
  { what: 'what nothing meets', id: 'OQ-3', because: 'at most 2 pages', told: /nothing meets/ },
  { what: 'without words of the brief', id: 'OQ-1', because: 'everybody knows that already', told: /stands nowhere/ },
  {
    what: 'with words about something else',
    id: 'OQ-1',
    because: 'supplier pays for the journey',
    told: /says nothing of what it asks/,
  },
  { what: 'for a word or two', id: 'OQ-1', because: '2 pages', told: /stands nowhere/ },
])('$what stays asked', ({ id, because, told }) => {
  const { struck, faults } = strike(id, because)
  expect(struck).toEqual([])
  expect(faults).toMatch(told)
})

test('a model that strikes everything strikes half at most', () => {
  const many = { ...solution, questions: Array.from({ length: 6 }, (_, index) => question(index + 1, {})) }
  const desk = { solution: many, ground: draftContextOf(brief, many, { bans: [] }), faults: [] }
  const unneeded = many.questions.map(({ id }) => ({ question: id, because: 'The minutes have at most 2 pages each.' }))
  expect(readUnneeded({ ...emptyAnswers.argue, unneeded } as ArgumentAnswer, desk)).toHaveLength(3)
})

test('what is struck is gone, and the others are counted anew', () => {
  const none = { decisions: [], risks: [], questions: [], scenarios: [] }
  const { questions } = applyArgument(solution, { ...none, unneeded: ['OQ-1'] })
  expect(questions.map(({ id, text }) => [id, text])).toEqual([
    ['OQ-1', 'Question 2 on the pages?'],
    ['OQ-2', 'Question 3 on the pages?'],
    ['OQ-3', 'Question 4 on the pages?'],
  ])
})
