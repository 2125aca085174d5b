import { expect, test } from 'vitest'
import type { Block } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { givenColumn, givenTable } from '#server/testing/given-workbook.ts'
import { compareContent } from './compare-content.ts'
import type { Piece } from './reading.ts'

const said = (text: string): Piece => ({ kind: 'words', text })
const sheet = (name: string): Piece => ({ kind: 'sheet', name })
const tableOf = (name: string, caption: string): Block => ({
  ...givenTable([givenColumn(name, 'text')], [['x']]),
  id: name,
  caption,
})
const chapter = (heading: string, blocks: Block[]): Section => ({ id: heading, heading, blocks, sections: [] })
const content = {
  ...everyBlock,
  facts: [],
  sections: [
    chapter('Parts', [
      tableOf('One', 'First'),
      { id: 'p', type: 'paragraph', text: [{ text: 'Between.' }] },
      tableOf('Two', 'Second'),
    ]),
    chapter('Rest', [tableOf('Two', 'Third')]),
  ],
}
const read = (head: string): Piece => ({ kind: 'table', heads: [head], rows: [[{ text: 'x' }]] })

/** The first table is on a sheet of its own after the chapter's. */
const pieces = (): Piece[] => [
  sheet('Summary'),
  said(content.title),
  said(content.subtitle),
  sheet('Parts'),
  said('1\u2002Parts'),
  said('Table 1\u2002First\u2002→ on a sheet of its own'),
  said('Between.'),
  said('Table 2\u2002Second'),
  read('Two'),
  sheet('First'),
  said('← Parts'),
  said('Table 1\u2002First'),
  read('One'),
  sheet('Rest'),
  said('2\u2002Rest'),
  said('Table 3\u2002Third'),
  read('Two'),
  sheet('Lists'),
  said('Cells with a list offer these words.'),
]

function sentences(change: (pieces: Piece[]) => void): string[] {
  const changed = pieces()
  change(changed)
  const reading = { title: content.title, language: content.language, links: [], contents: [], notes: [], faults: [], parts: 5 }
  return compareContent(content, { ...reading, pieces: changed }, 'xlsx').map(({ place, sentence }) => `${place}: ${sentence}`)
}

const find = (all: Piece[], text: string) => all.findIndex((piece) => piece.kind === 'words' && piece.text === text)
/** The index of a table, by its number. */
const findTable = (all: Piece[], count: number) => all.flatMap(({ kind }, index) => (kind === 'table' ? [index] : []))[count]!

test('a table may stand on a sheet of its own behind its chapter', () => {
  expect(sentences(() => {})).toEqual([])
})

const planted: [fault: string, change: (pieces: Piece[]) => void, said: RegExp][] = [
  ['a table that is missing', (all) => all.splice(findTable(all, 1), 1), /One: The table is missing/],
  [
    'a table in another chapter',
    (all) => all.splice(all.length - 2, 0, ...all.splice(findTable(all, 1) - 1, 2)),
    /One: The table stands elsewhere/,
  ],
  ['a table too many', (all) => all.push(said('More'), read('Three')), /tables: 1 tables more/],
  ['another cell', (all) => ((all[findTable(all, 1)] as Extract<Piece, { kind: 'table' }>).rows[0]![0]!.text = 'y'), /One, .*"y"/],
  [
    'a caption that its own sheet lacks',
    (all) => all.splice(find(all, 'Table 1\u2002First'), 1),
    /One: Above it stands "← Parts", not "First"/,
  ],
  [
    'a line that leads to no table',
    (all) => all.splice(find(all, 'Table 1\u2002First\u2002→ on a sheet of its own'), 1),
    /One: "First" is missing/,
  ],
  [
    'words that stand on the sheet of a table only',
    (all) => all.splice(findTable(all, 1), 0, ...all.splice(find(all, 'Between.'), 1)),
    /p: "Between\." is missing/,
  ],
  ['a chapter without its heading', (all) => all.splice(find(all, '2\u2002Rest'), 1), /Rest: "2Rest" is missing/],
]

test.each(planted)('%s is told', (_, change, sentence) => {
  expect(sentences(change).join('\n')).toMatch(sentence)
})
