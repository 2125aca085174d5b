import { expect, test } from 'vitest'
import { plainText } from '#shared/content/plain-text.ts'
import { givenBrief, givenSolution } from '#server/testing/given-solution.ts'
import { checkWords, readWords, wholeSentences, withoutUnknownCites } from './read-words.ts'

const solution = givenSolution()
const ground = { brief: givenBrief(), solution }
const [first] = solution.requirements

test('paragraphs keep their citations, their stress and their code, and lose the marks', () => {
  expect(readWords(`Kept for **seven years** [${first!.id}]. Read \`claims\` first.\n\nSecond.`)).toEqual([
    [
      { text: 'Kept for ' },
      { text: 'seven years', marks: ['strong'], cites: [first!.id] },
      { text: '. Read ' },
      { text: 'claims', marks: ['code'] },
      { text: ' first.' },
    ],
    [{ text: 'Second.' }],
  ])
})

test('headings, rules, fences and list marks are not ours to take over', () => {
  const words = readWords('## Goals\n\nOne.\n\n---\n\n- Two\n- Three\n\n```\n')
  expect(words.map(plainText)).toEqual(['One.', 'Two', 'Three'])
})

test('an answer without end is bounded, and characters that cannot be kept are dropped', () => {
  const words = readWords(`${'word '.repeat(5_000)}\n\n`.repeat(40))
  expect(words).toHaveLength(12)
  expect(plainText(words[0]!).length).toBeLessThanOrEqual(4_000)
  expect(plainText(readWords('a\0b \ud800 c')[0]!)).toBe('ab \ufffd c')
})

test('what is whole in a cut answer ends with a sentence', () => {
  expect(wholeSentences('One is whole. Two is [FR-1]. Thr')).toBe('One is whole. Two is [FR-1].')
  expect(wholeSentences('No end in sight')).toBe('')
})

test('unknown facts, invented numbers and repeated sentences are found', () => {
  const words = readWords('It rests on this [FR-999]. It costs 123456 pounds a year. It is said twice here. It is said twice here.')
  expect(checkWords(words, ground)).toEqual([
    expect.stringContaining('FR-999'),
    expect.stringContaining('123456'),
    expect.stringContaining('It is said twice here.'),
  ])
  expect(withoutUnknownCites(words, solution).flat()[0]).toEqual({ text: 'It rests on this' })
  expect(checkWords(readWords(`All is well [${first!.id}].`), ground)).toEqual([])
})

test.each([
  ['Salesforce keeps the claims.', 'Salesforce'],
  ['The records go through Kafka every night.', 'Kafka'],
  ['As with Hartnell Rowe, each part has one task.', 'Hartnell Rowe'],
  ['The client says “every claim is free of charge for ever”.', 'is nowhere in the brief'],
])('what nobody told is found: %s', (words, found) => {
  expect(checkWords(readWords(words), ground).join('\n')).toContain(found)
})
