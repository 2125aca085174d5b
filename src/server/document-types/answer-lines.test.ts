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

test('where no sentence was read as a goal, what stands under that heading of the brief is told', () => {
  const source = { from: 'brief' as const, field: 'businessObjective' as const, quote: 'Late departures below 1 %.' }
  const given = { id: 'GIV-9', source, text: 'Late departures below 1 %.', kind: 'situation' as const, measures: [] }
  expect(linesOf(givenDesign({ objectives: [], givens: [given] }))).toContain('“Late departures below 1 %”.')
  const [first] = givenDesign().requirements
  const asked = [{ ...first!, source: { ...source, quote: first!.text } }]
  expect(linesOf(givenDesign({ objectives: [], requirements: asked, givens: [given] }))[0]).toContain(
    first!.text.replace(/\.$/, ''),
  )
})

test('a brief without a goal is told so', () => {
  expect(linesOf(givenDesign({ objectives: [], requirements: [], givens: [] }))[0]).toMatch(/; no goal is stated\.$/)
})
