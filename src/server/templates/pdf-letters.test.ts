import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { givenPdfOf, givenPdfStream } from '#server/testing/given-pdf.ts'
import { withoutUnknown } from './pdf-letters.ts'
import { readLines } from './read-lines.ts'

const fontFile = createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')
const read = (bytes: Uint8Array) => readLines({ filename: 'a.pdf', bytes })

/** A page with these words, and below them those of a font that has this table of letters, or only names it. */
function givenPage(words: string, { encoding, ordering, codes }: { encoding: string; ordering: string; codes: string }) {
  return givenPdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>/Contents 4 0 R>>',
    givenPdfStream(`BT /F1 11 Tf 60 780 Td (${words}) Tj ET BT /F2 11 Tf 60 740 Td <${codes}> Tj ET`),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    `<</Type/Font/Subtype/Type0/BaseFont/Noto/Encoding/${encoding}/DescendantFonts[7 0 R]>>`,
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/Noto/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 0>>/FontDescriptor 8 0 R/CIDToGIDMap/Identity>>`,
    '<</Type/FontDescriptor/FontName/Noto/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 900/Descent -200/CapHeight 700/StemV 80/FontFile2 9 0 R>>',
    givenPdfStream(readFileSync(fontFile)),
  ])
}
/** Glyphs of the font by their numbers: no letters. */
const numbered = { encoding: 'Identity-H', ordering: 'Identity', codes: '00240025002600030027' }
const named = { encoding: 'GBK-EUC-H', ordering: 'GB1', codes: 'D6D0CEC4' }

test('words of a PDF without their letters are told with their page, and are no text', async () => {
  for (const font of [numbered, named]) {
    const { lines, unread } = await read(givenPage('The portal serves 640 brokers.', font))
    expect(lines.map(({ text }) => text)).toEqual(['The portal serves 640 brokers.'])
    expect(unread).toEqual([{ kind: 'letters', page: 1 }])
  }
})

test('a PDF of such words alone is refused as what it is', async () => {
  for (const font of [numbered, named])
    await expect(read(givenPage('', font))).rejects.toMatchObject({
      message: 'This PDF does not say which letters its words are made of.',
    })
})

test('joined letters of LaTeX fonts are read, and a letter that is not known is told', () => {
  const at = (str: string) => ({ str, transform: [11, 0, 0, 11, 60, 700], width: 100, hasEOL: false, fontName: 'f' })
  const words = 'The coe\u001ecients of both models are de\u001cned as usual.'
  expect(withoutUnknown([at(words)])).toEqual({
    known: [at('The coefficients of both models are defined as usual.')],
    isWhole: true,
  })
  expect(withoutUnknown([at(`${words} Then \u0002 for all.`)]).isWhole).toBe(false)
})
