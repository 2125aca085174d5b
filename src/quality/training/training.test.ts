import { expect, test } from 'vitest'
import { classify } from '#server/compose/reading/learned/linear-classifier.ts'
import { parseExcerpts, readExcerpts } from './annotated-corpus.ts'
import { fitWeights, type Example } from './fit-weights.ts'
import { readLabelledBriefs } from '../labelled/read-labelled-briefs.ts'
import { questionsOfLabelled } from './question-examples.ts'
import { isSameName, namesOfExcerpt } from './name-examples.ts'

test('an excerpt is its plain lines and its marks', () => {
  const [first, second] = parseExcerpts('a', '=== mill | notes\nH|Today\nT|Flour goes to [Pastel|SYS:sink].\n\n=== port\n-|Hello\n')
  expect(first).toEqual({
    id: 'a:1',
    lines: ['Today:', 'Flour goes to Pastel.'],
    marks: [{ words: 'Pastel', code: 'SYS:sink' }],
    said: [{ kind: 'T', text: 'Flour goes to Pastel.', heading: 'Today' }],
  })
  expect(second?.lines).toEqual(['Hello'])
})

test.each([
  ['=== a\nFlour goes to Pastel.', 'a, line 2: a line begins with one of R C X T P H - and a bar.'],
  ['=== a\nR|Flour goes to [Pastel|SYS].', 'a, line 2: SYS is no mark.'],
  ['=== a\nR|Flour goes to [Pastel|TEC.', 'a, line 2: a bracket is not closed.'],
  ['R|Flour', 'a, line 1: an excerpt begins with ===.'],
])('what is not written as it should be is told with its line: %s', (text, message) =>
  expect(() => parseExcerpts('a', text)).toThrow(message),
)

test('the corpus is written as it should be, and its systems are found in it', () => {
  const excerpts = readExcerpts()
  expect(excerpts.length).toBeGreaterThan(700)
  const found = excerpts.slice(0, 20).flatMap(namesOfExcerpt)
  expect(found.filter(({ is }) => is !== 'other').length).toBeGreaterThan(40)
})

test('weights tell two classes apart that differ in a sign, and are the same at every run', () => {
  const examples = Array.from({ length: 40 }, (_, index): Example => {
    const is = index % 2 === 0 ? 'even' : 'odd'
    return { source: `brief ${index}`, signs: new Set(['any', `telling ${is}`, `idle ${index % 3}`]), is, weight: 1 }
  })
  const weights = fitWeights(examples)
  expect(classify(weights, ['any', 'telling even']).get('even')).toBeGreaterThan(0.75)
  expect(classify(weights, ['any', 'telling odd']).get('odd')).toBeGreaterThan(0.75)
  expect(fitWeights(examples)).toEqual(weights)
})

test('one name in two ways is one', () => {
  expect(isSameName('Maximo', 'IBM Maximo')).toBe(true)
  expect(isSameName('IRIS', 'iris scan')).toBe(false)
  expect(isSameName('data', 'Central Data Repository')).toBe(false)
})

test('of a labelled brief the candidates that a must-ask expression matches are to be asked, and the others left', () => {
  const [brief] = readLabelledBriefs()
  const withLabels = (questions: string[]) => questionsOfLabelled({ ...brief!, truth: { ...brief!.truth, questions } })
  const asked = withLabels(['^Who operates, supports and maintains it']).filter(({ is }) => is === 'ask')
  expect(asked.map(({ signs }) => signs.has('k=brief-after'))).toEqual([true])
  expect(withLabels(['nothing of the kind']).every(({ is }) => is === 'leave')).toBe(true)
})
