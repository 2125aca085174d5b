import { expect, test } from 'vitest'
import { givenPdf } from '#server/testing/given-pdf.ts'
import { readLines } from './read-lines.ts'

type Words = [text: string, x: number, y: number]

/** The lines of a page with these words at their places, drawn in this order. */
async function read(words: Words[]): Promise<string[]> {
  const page = words.map(([text, x, y]) => ({ text, x, y, size: 10 }))
  const { lines } = await readLines({ filename: 'a.pdf', bytes: givenPdf([page]) })
  return lines.map(({ text }) => text)
}

test('a table that is drawn cell by cell is a line for each row, with the lines of its cells joined', async () => {
  const lines = await read([
    ['The portal serves every broker of the region, and it is hosted in Ireland, with what follows.', 60, 790],
    ['Requirement', 60, 760],
    ['Value', 300, 760],
    ['Availability of the portal in a', 60, 740],
    ['calendar month, without planned main-', 60, 728],
    ['tenance', 60, 716],
    ['99.9 %', 300, 728],
    ['Answer', 60, 696],
    ['2 seconds for 95 of', 300, 696],
    ['100 requests', 300, 684],
    ['After the table, the brief goes on with a sentence that is as wide as the page of the file.', 60, 650],
  ])
  expect(lines).toEqual([
    'The portal serves every broker of the region, and it is hosted in Ireland, with what follows.',
    '| Requirement | Value |',
    '| Availability of the portal in a calendar month, without planned maintenance | 99.9 % |',
    '| Answer | 2 seconds for 95 of 100 requests |',
    'After the table, the brief goes on with a sentence that is as wide as the page of the file.',
  ])
})

test('a table that is drawn line by line has the rest of its cells in their row, and an empty cell in its column', async () => {
  const lines = await read([
    ['No.', 60, 760],
    ['Need', 120, 760],
    ['Priority', 400, 760],
    ['R1', 60, 740],
    ['Brokers see their claims with all', 120, 740],
    ['Must', 400, 740],
    ['documents', 120, 728],
    ['R2', 60, 708],
    ['Could', 400, 708],
    ['R3', 60, 688],
    ['Export', 120, 688],
    ['Should', 400, 688],
  ])
  expect(lines).toEqual([
    '| No. | Need | Priority |',
    '| R1 | Brokers see their claims with all documents | Must |',
    '| R2 |  | Could |',
    '| R3 | Export | Should |',
  ])
})

test('tables below each other with other columns are apart, and the caption between them is no row', async () => {
  const table = (columns: number[], y: number) =>
    [0, 1].flatMap((row) => columns.map((x): Words => [row === 0 ? 'Name' : 'Ada', x, y - row * 20]))
  const lines = await read([...table([60, 300], 760), ['Table 2', 60, 720], ['Roles', 110, 720], ...table([60, 200, 400], 700)])
  expect(lines).toEqual(['| Name | Name |', '| Ada | Ada |', 'Table 2 Roles', '| Name | Name | Name |', '| Ada | Ada | Ada |'])
})

test('an article in two columns, a list and lines that are counted at the margin are no tables', async () => {
  const column = (x: number, words: string) => Array.from({ length: 6 }, (_, line): Words => [words, x, 760 - line * 12])
  expect(await read([...column(60, 'the left side goes on'), ...column(320, 'the right side goes on')])).toEqual([
    Array.from({ length: 6 }, () => 'the left side goes on').join(' '),
    Array.from({ length: 6 }, () => 'the right side goes on').join(' '),
  ])
  const marked = (marks: string[]) =>
    marks.flatMap((mark, line): Words[] => [
      [mark, 60, 760 - line * 20],
      ['An item', 90, 760 - line * 20],
    ])
  expect((await read(marked(['1.', '2.', '3.', 'a)']))).some((line) => line.includes('|'))).toBe(false)
  expect((await read(marked(['1', '2', '3']))).some((line) => line.includes('|'))).toBe(false)
})
