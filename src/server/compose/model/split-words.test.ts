import { expect, test } from 'vitest'
import { createSplitter, splitWords, wholePart } from './split-words.ts'

const known = [
  { id: 'summary', heading: 'Summary' },
  { id: 'risks', heading: 'Risks' },
  { id: 'asks', heading: 'What we need from you' },
]
const answer = [
  'Here is what you asked for.',
  '',
  '## summary',
  '',
  'It is one sentence.',
  '',
  'And # another.',
  '## Not a chapter',
  '## summary of it',
  'And more.',
  '',
  '## risks',
  'A risk.',
  '',
  '## summary',
  'The same once more.',
  '### What we need from you',
  'Keys.',
  '',
].join('\n')

const chapters = {
  summary: 'It is one sentence.\n\nAnd # another.\n## Not a chapter\n## summary of it\nAnd more.',
  risks: 'A risk.',
  asks: 'Keys.',
}

test('an answer falls into chapters by the lines that name them; other lines are text, and what comes twice holds once', () => {
  expect(Object.fromEntries(splitWords(answer, known))).toEqual(chapters)
  expect(splitWords('No line names a chapter.', known).size).toBe(0)
  expect(Object.fromEntries(splitWords('## risks\r\nA risk.\r\n## ASKS', known))).toEqual({ risks: 'A risk.' })
})

test.each([1, 2, 3, 7, 1000])(
  'heard in pieces of %i, each chapter is told as it comes and is whole when the next begins',
  (size) => {
    const heard: string[] = []
    const texts: Record<string, string> = {}
    const splitter = createSplitter(known, {
      begun: (id) => heard.push(`begun ${id}`),
      text: (id, text) => (texts[id] = (texts[id] ?? '') + text),
      whole: (id) => heard.push(`whole ${id}`),
    })
    for (let at = 0; at < answer.length; at += size) splitter.push(answer.slice(at, at + size))
    expect(texts).toEqual(chapters)
    expect(heard).toEqual(['begun summary', 'whole summary', 'begun risks', 'whole risks', 'begun asks'])
    expect(splitter.unfinished()).toEqual({ id: 'asks', text: 'Keys.' })
  },
)

test('a line that names no chapter is told at once, and one that may is not told before it ends', () => {
  const texts: string[] = []
  const splitter = createSplitter(known, { text: (_, text) => texts.push(text) })
  splitter.push('## summary\nIt is ')
  splitter.push('one.\n## ri')
  expect(texts).toEqual(['It is', ' one.'])
  splitter.push('vers\nflow.')
  expect(texts.join('')).toBe('It is one.\n## rivers\nflow.')
})

test('a chapter without words counts as not written, so that it may come later', () => {
  expect(Object.fromEntries(splitWords('## risks\n## summary\nOne.\n## risks\nTwo.', known))).toEqual({
    summary: 'One.',
    risks: 'Two.',
  })
})

test('what is asked again after a break begins anew', () => {
  const splitter = createSplitter(known)
  splitter.push('## summary\nIt is o')
  splitter.restart()
  splitter.push('## summary\nIt is one.\n## risks\n')
  expect(Object.fromEntries(splitter.wholes)).toEqual({ summary: 'It is one.' })
})

test('of a broken answer all before the chapter that came last is whole', () => {
  const begun = '## summary\nOne.\n\n## risks\n'
  expect(wholePart(`${begun}Tw`, known)).toBe('## summary\nOne.\n\n')
  expect(wholePart('## summary\nOn', known)).toBe('')
  expect(wholePart('Nothing of it.', known)).toBe('')
})

test('of a chapter without end only so much is taken', () => {
  expect(splitWords(`## risks\n${'x'.repeat(1_000_000)}`, known).get('risks')).toHaveLength(16_000)
})
