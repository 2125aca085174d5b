import { expect, test } from 'vitest'
import { givenPdf, givenPdfOf, givenPdfStream } from '#server/testing/given-pdf.ts'
import { linesOfItems } from './pdf-lines.ts'
import type { PdfItem } from './pdf-pieces.ts'
import { readLines } from './read-lines.ts'

const textOf = async (pdf: Uint8Array) => (await readLines({ filename: 'a.pdf', bytes: pdf })).lines.map(({ text }) => text)

/** A page with these words at their places, and these annotations. */
function givenPage(words: [text: string, x: number, y: number][], annotations: string[]) {
  const content = words.map(([text, x, y]) => `BT /F1 11 Tf ${x} ${y} Td (${text}) Tj ET`).join('\n')
  const first = 6
  const ids = annotations.map((_, index) => `${first + index} 0 R`).join(' ')
  return givenPdfOf([
    `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${ids}]/DA(/F1 11 Tf)/DR<</Font<</F1 5 0 R>>>>>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R/Annots[${ids}]>>`,
    givenPdfStream(content),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...annotations.map((annotation) => `<</Type/Annot${annotation.includes('/F ') ? '' : '/F 4'}${annotation}>>`),
  ])
}
const field = (type: string, rect: string, more: string) => `/Subtype/Widget/FT/${type}/Rect[${rect}]${more}`
const box = (rect: string, state: string) =>
  field('Btn', rect, `/T(b${rect})/V/${state}/AS/${state}/AP<</N<</Yes 4 0 R/Off 4 0 R>>>>`)

test('a PDF form is read with what is typed and ticked, each beside its label; empty fields and comments are told', async () => {
  const pdf = givenPage(
    [
      ['Client:', 60, 780],
      ['Budget:', 300, 780],
      ['Hosting', 60, 740],
      ['on site', 80, 720],
      ['cloud', 180, 720],
      ['Signed by:', 60, 690],
      ['End of the form.', 60, 600],
    ],
    [
      field('Tx', '360 776 500 792', '/T(budget)/V(EUR 40,000)'),
      field('Tx', '120 776 280 792', '/T(client)/V(Harbour Trams)'),
      box('60 718 72 730', 'Off'),
      box('160 718 172 730', 'Yes'),
      field('Tx', '120 686 280 702', '/T(signed)/TU(Name of the signatory)'),
      '/Subtype/FreeText/Rect[60 640 300 655]/DA(/F1 11 Tf)/Contents(By hand: no downtime in May.)',
      '/Subtype/Text/Rect[400 640 420 660]/T(Ada)/Contents(Is May fixed?)',
      '/F 2/Subtype/FreeText/Rect[60 660 300 675]/DA(/F1 11 Tf)/Contents(Hidden)',
    ],
  )
  const { lines, unread } = await readLines({ filename: 'form.pdf', bytes: pdf })
  expect(lines.map(({ text }) => text)).toEqual([
    'Client: Harbour Trams Budget: EUR 40,000',
    'Hosting',
    '☐ on site ☒ cloud',
    'Signed by:',
    'By hand: no downtime in May.',
    'End of the form.',
  ])
  expect(unread).toEqual([
    { kind: 'unfilled', page: 1, text: 'Name of the signatory' },
    { kind: 'comment', page: 1, by: 'Ada', text: 'Is May fixed?' },
  ])
})

test('a word that was divided at the margin is whole again, and one with a hyphen of its own keeps it', async () => {
  const lines = [
    'The portal is real-time, and the service is avail-',
    'able at night. Readings come in real-',
    'time, with read-',
    'and write access, on every Monday of the Harbour-',
    'Trams depot, over a well-',
    'known line. It is well',
    'known',
  ]
  const page = lines.map((text, index) => ({ text, size: 11, y: 780 - index * 14 }))
  expect(await textOf(givenPdf([page]))).toEqual([
    'The portal is real-time, and the service is available at night. Readings come in real-time, with read- and write access, on every Monday of the Harbour-Trams depot, over a well-known line. It is well known',
  ])
})

test('a raised or lowered sign belongs to its line, and words of one height are set apart', () => {
  const at = (
    str: string,
    { x, y = 700, size = 11, hasEOL = false }: { x: number; y?: number; size?: number; hasEOL?: boolean },
  ) => ({
    str,
    transform: [size, 0, 0, size, x, y],
    width: str.length * 5,
    hasEOL,
  })
  const items: PdfItem[] = [
    at('1', { x: 55, y: 705, size: 7 }),
    at('Up to 40 m', { x: 60 }),
    at('3', { x: 110, y: 704, size: 7 }),
    at(' of CO', { x: 115 }),
    at('2', { x: 145, y: 698, size: 7 }),
    at('', { x: 300, hasEOL: true }),
    at('a day', { x: 300 }),
    at('2', { x: 60, y: 690, size: 7, hasEOL: true }),
    at('Next line', { x: 60, y: 686 }),
  ]
  const numbers: PdfItem[] = [
    at('2', { x: 55, y: 605, size: 7 }),
    at('40 sites, 5 x 10', { x: 60, y: 600 }),
    at('6', { x: 140, y: 604, size: 7 }),
    at(' by 2027', { x: 145, y: 600 }),
    at('3', { x: 185, y: 604, size: 7 }),
  ]
  const [line] = linesOfItems(numbers, { number: 1, bottom: 0, height: 842 })
  expect(line!.text).toBe('2 40 sites, 5 x 10^6 by 2027^3')
  const lines = linesOfItems(items, { number: 1, bottom: 0, height: 842 })
  expect(lines.map(({ text, y, size }) => ({ text, y, size }))).toEqual([
    { text: '1Up to 40 m3 of CO2 a day', y: 700, size: 11 },
    { text: '2', y: 690, size: 7 },
    { text: 'Next line', y: 686, size: 11 },
  ])
})

test('all pages of a long PDF are read', async () => {
  const pages = Array.from({ length: 310 }, (_, index) => [{ text: `Clause ${index + 1} holds.`, size: 11, y: 700 - index }])
  expect((await textOf(givenPdf(pages))).at(-1)).toBe('Clause 310 holds.')
})

test('controls and halves of characters are left out, whatever the file', async () => {
  const read = async (filename: string, text: string) =>
    (await readLines({ filename, bytes: new TextEncoder().encode(text) })).lines.map((line) => line.text)
  expect(await read('a.md', 'One\u0001 two\u007f\tthree')).toEqual(['One two\tthree'])
  expect(await read('a.rtf', '{\\rtf1 Half \\u-10240?a pair}')).toEqual(['Half \ufffda pair'])
})
