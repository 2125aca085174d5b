/** A line of text with its size in points; lines follow each other down the page at its margin, unless they have their own place. */
type Line = { text: string; size: number; x?: number; y?: number }

/** A PDF with these objects, numbered from 1; the first is the catalogue. `trailer` is added to its trailer. */
export function givenPdfOf(objects: (string | Buffer)[], trailer = ''): Uint8Array {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const places: number[] = []
  const size = () => chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  for (const [index, object] of objects.entries()) {
    places.push(size())
    chunks.push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]))
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const start = size()
  const count = objects.length + 1
  chunks.push(Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<</Size ${count}/Root 1 0 R${trailer}>>\n`))
  chunks.push(Buffer.from(`startxref\n${start}\n%%EOF\n`))
  return new Uint8Array(Buffer.concat(chunks))
}

/** A stream object; `filter` names the compression of the content. */
export function givenPdfStream(content: string | Buffer, filter = ''): Buffer {
  const bytes = Buffer.from(content)
  const head = `<</Length ${bytes.length}${filter && `/Filter/${filter}`}>>\nstream\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')])
}

/** A PDF with these pages of lines, and these bookmarks in order. */
export function givenPdf(pages: Line[][], bookmarks: string[] = []): Uint8Array {
  const font = 3
  const firstPage = 4
  const firstBookmark = firstPage + pages.length * 2 + 1
  const pageOf = (index: number) => firstPage + index * 2
  const kids = pages.map((_page, index) => `${pageOf(index)} 0 R`).join(' ')
  const marks = bookmarks.map((title, index) => {
    const next = index + 1 < bookmarks.length ? `/Next ${firstBookmark + index + 1} 0 R` : ''
    return `<</Title(${title})/Parent ${firstBookmark - 1} 0 R/Dest[${firstPage} 0 R/Fit]${next}>>`
  })
  const last = firstBookmark + marks.length - 1
  return givenPdfOf([
    `<</Type/Catalog/Pages 2 0 R${marks.length ? `/Outlines ${firstBookmark - 1} 0 R` : ''}>>`,
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...pages.flatMap((lines, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 ${font} 0 R>>>>/Contents ${pageOf(index) + 1} 0 R>>`,
      givenPdfStream(
        lines
          .map(({ text, size, x, y }, line) => `BT /F1 ${size} Tf ${x ?? 60} ${y ?? 780 - line * 30} Td (${text}) Tj ET`)
          .join('\n'),
      ),
    ]),
    `<</Type/Outlines${marks.length ? `/First ${firstBookmark} 0 R/Last ${last} 0 R` : ''}/Count ${marks.length}>>`,
    ...marks,
  ])
}
