import { expect, test } from 'vitest'
import { givenRegister } from './given-register.ts'

const found = (...lines: [string, string]) =>
  givenRegister({ technicalRequirements: lines[0], additionalContext: lines[1] }).calculations.flatMap(({ kind, text }) =>
    kind === 'two-values' ? [text] : [],
  )
const online = 'Interval data shall be online for thirty-six (36) months and retrievable from archive for ten years.'

test('two durations for the same words, in a sentence and as the answer to a question', () => {
  expect(
    found(
      online,
      '| Question | Response |\n|---|---|\n| How long must interval data stay online? | Thirteen months is asked for. |',
    ),
  ).toEqual([
    'Two durations for the same thing: “Interval data shall be online for thirty-six (36) months” and “How long must interval data stay online? Thirteen months”.',
  ])
  expect(found('Access logs are kept for 12 months.', 'We said access logs. Access logs are kept for 6 months.')).toHaveLength(1)
})

test.each([
  ['the same duration in another unit', 'Access logs are kept for 12 months.', 'Access logs are kept for 1 year.'],
  ['another thing', online, 'Interval data shall be correct for 13 months.'],
  ['a longer description', 'Access logs are kept for 12 months.', 'Access logs of visitors are kept for 6 months.'],
  ['a numbered case', 'Level 1 faults: answered in 4 hours.', 'Level 2 faults: answered in 8 hours.'],
  ['bounds that both may be met', 'Access logs are kept for at least 12 months.', 'Access logs are kept for at most 24 months.'],
  ['too few words', 'Answers within 4 hours.', 'Answers within 8 hours.'],
])('%s is no contradiction', (_, first, second) => {
  expect(found(first, second)).toEqual([])
})

test('below two headings, the same words may be two cases', () => {
  const { calculations } = givenRegister({
    technicalRequirements: '## Critical\nService restored within 4 hours.\n\n## Normal\nService restored within 8 hours.',
  })
  expect(calculations.filter(({ kind }) => kind === 'two-values')).toEqual([])
})
