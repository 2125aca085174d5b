import { expect, test } from 'vitest'
import { plainText } from '#shared/content/plain-text.ts'
import { givenDesign } from '#server/testing/given-fits.ts'
import { answerLines } from './answer-lines.ts'
import { viewSolution } from './solution-view.ts'

const linesOf = (solution = givenDesign()) => answerLines(viewSolution(solution)).map(({ text }) => plainText(text))

test('says of a date in a sentence whether it is kept, whatever the date is called', () => {
  expect(linesOf()).toContain('1 June 2027 (“Summer timetable”) is kept, with one week to spare.')
  const { milestones, workstreams } = givenDesign()
  const named = milestones.map((one) =>
    one.kind === 'deadline' ? { ...one, name: 'The old register has to be switched off' } : one,
  )
  const longer = workstreams.map((stream) => (stream.id === 'WS-3' ? { ...stream, weeks: 9 } : stream))
  expect(linesOf(givenDesign({ milestones: named, workstreams: longer }))).toContain(
    '1 June 2027 (“the old register has to be switched off”) is missed by four weeks.',
  )
})

test('asks for day rates by their number, and names the lines that lack a price', () => {
  const lines = linesOf()
  expect(lines).toContain('No price yet: two day rates to be agreed.')
  expect(lines).toContain('Without a price: Tablets.')
})
