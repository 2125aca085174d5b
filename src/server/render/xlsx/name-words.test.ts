import { expect, test } from 'vitest'
import { cutWords, shortCaption } from './name-words.ts'
import { sheetNames } from './sheet-names.ts'

const nameOf = (caption: string) => sheetNames([shortCaption(caption)])[0]

test('a name that is too long ends with a whole phrase', () => {
  const names = {
    'The fields that matter for keys, protection and lineage': 'The fields that matter',
    'What is lost while a part is down, and how it comes back': 'What is lost',
    'What is done and what must be true before': 'What is done',
    'Risks and open points of the whole': 'Risks and open points',
    'Two goals decide whether the work succeeded': 'Two goals decide',
    '“Scheduled load to curated tables” takes five steps': 'Scheduled load',
    'Workstreams, in weeks from the start': 'Workstreams',
    'The brief, quoted and the facts that were read from it': 'The brief',
    'Thirteen of fourteen requirements have an answer': 'Thirteen of fourteen',
    'Cost lines over three years': 'Cost lines over three years',
  }
  expect(Object.fromEntries(Object.keys(names).map((caption) => [caption, nameOf(caption)]))).toEqual(names)
})

test('words without an end are cut with a mark, and a phrase is never so short that it says nothing', () => {
  expect(nameOf('x'.repeat(40))).toBe(`${'x'.repeat(30)}…`)
  expect(cutWords('Data of the customers of the whole group', 31)).toBe('Data of the customers')
  expect(cutWords('Data of the long-standing customers', 31)).toBe('Data of the long-standing')
})
