import { expect, test } from 'vitest'
import type { Content } from '#shared/content/content.ts'
import type { Format } from '#shared/formats.ts'
import { renderers } from '#server/render/renderers.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { editionOf } from '#server/testing/given-edition.ts'
import { compareContent } from './compare-content.ts'
import type { FileReading } from './reading.ts'
import { readDeck } from './readers/read-deck.ts'

const deck = readDeck(await renderers.pptx.render(editionOf(everyBlock)))
/** The findings for a deck after its reading, or the content it is compared with, was altered. */
function sentences(change: (reading: FileReading, content: Content) => void, format: Exclude<Format, 'json'> = 'pptx'): string[] {
  const [reading, content] = [structuredClone(deck), structuredClone(everyBlock)]
  change(reading, content)
  return compareContent(content, reading, format).map(({ place, sentence }) => `${place}: ${sentence}`)
}
const pieces = <Kind extends FileReading['pieces'][number]['kind']>({ pieces: all }: FileReading, kind: Kind) =>
  all.filter((piece): piece is Extract<typeof piece, { kind: Kind }> => piece.kind === kind)

const indexOf = (all: FileReading['pieces'], begin: string) =>
  all.findIndex((piece) => piece.kind === 'words' && piece.text.startsWith(begin))

test('a file that says what its content says has no faults', () => {
  expect(sentences(() => {})).toEqual([])
})

const planted: [fault: string, change: (reading: FileReading, content: Content) => void, said: RegExp][] = [
  ['another title in the properties', (reading) => (reading.title = 'Other'), /properties: The title is "Other"/],
  ['another language', (reading) => (reading.language = 'fr'), /properties: The language is "fr"/],
  ['a cover without its subtitle', (_, content) => (content.subtitle = 'Never said'), /cover: "Never said" is missing/],
  [
    'a heading that is missing',
    (_, content) => (content.sections.at(-1)!.heading = 'Never said'),
    /The heading "Never said" is missing/,
  ],
  [
    'a paragraph that is missing',
    ({ pieces }) =>
      pieces.splice(
        pieces.findIndex((piece) => piece.kind === 'words' && piece.text.startsWith('The platform takes')),
        1,
      ),
    /"The platform takes.*is missing/,
  ],
  [
    'a word that is another',
    (reading) => pieces(reading, 'words').forEach((piece) => (piece.text = piece.text.replace('claims in', 'claims out'))),
    /"The platform takes.*is missing/,
  ],
  [
    'words of a callout that are missing',
    ({ pieces }) => pieces.splice(indexOf(pieces, 'Words of the decision'), 1),
    /callout-decision: "Words of the decision.*is missing/,
  ],
  [
    'a quote that is missing',
    ({ pieces }) => pieces.splice(indexOf(pieces, 'Two days is too long'), 1),
    /quote: "Two days is too long\." is missing/,
  ],
  ['a key figure that is missing', ({ pieces }) => pieces.splice(indexOf(pieces, '£33,651'), 1), /figures: "£33,651" is missing/],
  [
    'a counted title that is another',
    (reading) =>
      pieces(reading, 'heading').forEach(
        (piece) => (piece.text = piece.text.replace(/^Diagrams \(/, 'Pictures (').replace('3\nDia', '3\nPic')),
      ),
    /The heading "Diagrams" is missing/,
  ],
  [
    'a caption that no title says',
    ({ pieces }) => pieces.splice(indexOf(pieces, 'Flow of claim data'), 1),
    /"Flow of claim data" is missing/,
  ],
  ['an item at another level', (reading) => (pieces(reading, 'item')[1]!.level = 0), /is read as .* at level 0/],
  [
    'bullets where numbers are meant',
    (reading) => (pieces(reading, 'item')[0]!.ordered = false),
    /is read as .* of a bulleted list/,
  ],
  [
    'an item too many',
    ({ pieces }) => pieces.push({ kind: 'item', level: 0, ordered: false, text: 'more' }),
    /lists: The content has \d+ items of lists, the file \d+/,
  ],
  [
    'a cell that is another',
    (reading) => (pieces(reading, 'table')[0]!.rows[0]![1]!.text = 'Other'),
    /row 1: The content says .*, the file "Other"/,
  ],
  ['a row that is missing', (reading) => pieces(reading, 'table')[0]!.rows.pop(), /1 of 4 rows are missing/],
  [
    'a table that is missing',
    ({ pieces }) =>
      pieces.splice(
        pieces.findIndex(({ kind }) => kind === 'table'),
        1,
      ),
    /The table (is missing|stands elsewhere)/,
  ],
  [
    'a table too many',
    ({ pieces }) => pieces.push({ kind: 'table', heads: ['Other'], rows: [[{ text: 'x' }]] }),
    /tables: 1 tables more/,
  ],
  ['another alternative text', (reading) => (pieces(reading, 'picture')[0]!.alt = 'Other'), /The alternative text is "Other"/],
  [
    'a picture that is missing',
    ({ pieces }) =>
      pieces.splice(
        pieces.findIndex(({ kind }) => kind === 'picture'),
        1,
      ),
    /pictures: The content has \d+ pictures, the file \d+/,
  ],
  [
    'a label that a picture lacks',
    (reading) => (pieces(reading, 'picture').find(({ words }) => words)!.words = []),
    /The picture lacks/,
  ],
  [
    'a row that is missing from the arrows of a picture',
    (reading) => pieces(reading, 'table').at(-1)!.rows.pop(),
    /The picture lacks "Replicates"/,
  ],
  ['a link that is missing', (reading) => (reading.links = []), /links: The link to https:.* is missing/],
  [
    'a link that nobody asked for',
    (reading) => reading.links.push('https://example.com/spy'),
    /links: https:\/\/example\.com\/spy is linked/,
  ],
  [
    'notes that are missing',
    (reading, content) => {
      const [section] = content.sections
      section!.blocks.push({ id: 'notes', type: 'callout', tone: 'note', title: 'Speaker notes', text: [{ text: 'Never said' }] })
    },
    /notes: The notes are missing/,
  ],
  ['what the reader itself tells', (reading) => reading.faults.push('A slide has no title.'), /file: A slide has no title/],
]

test('a title says the caption below it, and no other', () => {
  const say = (caption: string) =>
    sentences(({ pieces: all }, { sections }) => {
      const diagrams = sections.find(({ heading }) => heading === 'Diagrams')!
      const diagram = diagrams.blocks.find((block) => block.type === 'diagram')!
      all.splice(indexOf(all, diagram.caption), 1)
      diagram.caption = caption
    })
  expect(say('Diagrams')).toEqual([])
  expect(say('Other')).toEqual([expect.stringContaining('"Other" is missing')])
})

test('a figure without room goes on in the notes, and nowhere else', () => {
  const say = (notes: string[], shown = 'for 99 %…') =>
    sentences((reading) => {
      const note = reading.pieces[indexOf(reading.pieces, 'for 99 % of claims')]!
      if (note.kind === 'words') note.text = shown
      reading.notes.push(...notes)
    })
  expect(say(['for 99 % of claims'])).toEqual([])
  const isMissing = ['figures: "for 99 % of claims" is missing.']
  const others = [say([]), say(['for 99 % of claims'], 'for 98 %…'), say(['for 99 % of claims'], '…')]
  expect(others).toEqual([isMissing, isMissing, isMissing])
})

test.each(planted)('%s is told', (_, change, said) => {
  expect(sentences(change).join('\n')).toMatch(said)
})
