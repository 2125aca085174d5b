import { describe, expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

const cut = (words: string) =>
  readWords({ technicalRequirements: words }).segments.map(({ clause, heading, text }) => ({ clause, heading, text }))

describe('headings with a number', () => {
  test('the clauses under “2 Users” stand under it', () => {
    expect(cut('1 Background\n1.1 The abbey brews.\n2 Users\n2.1 Maltsters.\n2.2 Two cellarers.')).toMatchObject([
      { clause: '1.1', heading: 'Background' },
      { clause: '2.1', heading: 'Users' },
      { clause: '2.2', heading: 'Users' },
    ])
  })
  test('so they do under “3. Functional requirements” and “4.2 Access”', () => {
    expect(
      cut('3. Functional requirements\n3.1 A kiln is booked.\n\n4.2 Access\n\n4.2.1 Potters see their own kiln.').map(
        ({ heading }) => heading,
      ),
    ).toEqual(['Functional requirements', 'Access'])
  })
  test.each([
    ['2 kilns are old\n3 kilns are new', 2],
    ['12 Potters use it.\n12.1 Each has a kiln.', 2],
    ['5. Not comprised are the kilns themselves.\n6. Data stay in Delft.', 2],
    ['3. The abbey keeps its books\n4. The mill keeps its own', 2],
  ])('%s has no heading', (words, count) => {
    const segments = cut(words)
    expect(segments).toHaveLength(count)
    expect(segments.map(({ heading }) => heading)).toEqual(segments.map(() => undefined))
  })
})

describe('lines that begin with a small letter', () => {
  test('lines of notes are statements of their own, the longest too', () => {
    expect(
      cut(
        'pictures of the reefs must stay on the island, the line is far too thin for them\ndive logs may be copied to Cork\nwhatever has a name in it does not leave Ireland\ntides: five years',
      ),
    ).toHaveLength(4)
  })
  test.each([
    'The pictures of the reefs must stay on the\nisland, because the line is far too thin for\nanything but figures and the logs of the\ndivers.',
    'the pictures of the reefs must stay on the\nisland, because the line is far too thin for\nanything but figures and the logs of the\ndivers',
  ])('a paragraph broken at its margin is one: %s', (words) => expect(cut(words)).toHaveLength(1))
})

describe('clauses with capital letters', () => {
  test('each letter is the number of its clause', () => {
    expect(cut('A. Reels are numbered.\nB. A reel once cut is not altered.\nC. Corrections are made by a second reel.')).toEqual([
      { clause: 'A', heading: undefined, text: 'A. Reels are numbered.' },
      { clause: 'B', heading: undefined, text: 'B. A reel once cut is not altered.' },
      { clause: 'C', heading: undefined, text: 'C. Corrections are made by a second reel.' },
    ])
  })
  test('they do so with brackets and after numbered clauses', () => {
    expect(
      cut('3.1 Reels are stored.\n3.2 Reels are dated.\nA) Reels are dry.\nB) Reels are cool.').map(({ clause }) => clause),
    ).toEqual(['3.1', '3.2', 'A', 'B'])
  })
  test.each([
    'A. Lindqvist keeps the reels.\nThe reels are dry.',
    'J. Berg and B. Holm keep the reels.',
    'Vitamin A. Two reels a day.',
  ])('initials are no clause: %s', (words) => expect(cut(words).every(({ clause }) => clause === undefined)).toBe(true))
})
