import { expect, test } from 'vitest'
import { isSamePeople, peopleOfExcerpt } from './people-examples.ts'

test.each([
  ['drivers', 'delivery drivers', true],
  ['Driver', 'drivers', true],
  ['head of QA', 'the Head of QA', true],
  ['officers', 'officers at the gate', true],
  ['driver', 'driver’s mate', false],
  ['management', 'fleet', false],
])('%s and %s', (one, other, isSame) => {
  expect(isSamePeople(one, other)).toBe(isSame)
})

test('marks of an excerpt label its phrases', () => {
  const examples = peopleOfExcerpt({
    id: 'one',
    lines: ['The clerks enter the weight.', 'The farmers are paid by post.'],
    marks: [
      { words: 'clerks', code: 'USE' },
      { words: 'farmers', code: 'MEN' },
    ],
    said: [],
  })
  const classes = examples.map(({ is }) => is)
  expect(classes).toContain('uses')
  expect(classes).toContain('mentioned')
  expect(classes).toContain('other')
})
