import { firm } from '#shared/firm.ts'
import { addEditionProperties } from '#server/render/open-xml/edition-properties.ts'
import { fonts, ourTheme } from '#server/render/open-xml/look.ts'
import { createPackage, type OpenXmlPackage } from '#server/render/open-xml/open-xml-package.ts'
import { relationshipKinds } from '#server/render/open-xml/relationship-kinds.ts'
import { addTheme } from '#server/render/open-xml/theme.ts'
import type { Edition } from '#server/render/renderer.ts'
import type { Book } from '#server/render/xlsx/book.ts'
import type { Sheet } from '#server/render/xlsx/sheet.ts'
import { oneLine } from '#server/render/xlsx/words.ts'
import { drawingXml } from './drawing-xml.ts'
import { spreadsheet } from './namespaces.ts'
import { sheetXml } from './sheet-xml.ts'
import { tableXml } from './table-xml.ts'
import { workbookXml } from './workbook-xml.ts'

const bookPath = 'xl/workbook.xml'
const bookTheme = { ...ourTheme, fonts: { headings: fonts.sans, body: fonts.sans } }

/** The file of the sheets that have been written. */
export function workbookBytes(edition: Edition, book: Book, sheets: readonly Sheet[]): Uint8Array {
  const file = createPackage()
  file.relate('', relationshipKinds.document, bookPath)
  const edges = edgesOf(edition)
  let tables = 0
  const listed = sheets.map((sheet, index) => {
    const path = `xl/worksheets/sheet${index + 1}.xml`
    const relationship = file.relate(bookPath, relationshipKinds.worksheet, path)
    const uses = {
      links: sheet.links.map(({ link }) =>
        'address' in link ? file.relateOutside(path, relationshipKinds.hyperlink, link.address) : undefined,
      ),
      drawing: sheet.drawings.length === 0 ? undefined : addDrawing(file, path, { sheet, number: index + 1 }),
      tables: sheet.tables.map((table) => {
        const id = ++tables
        const target = `xl/tables/table${id}.xml`
        file.addPart({ path: target, contentType: `${spreadsheet}.table+xml`, body: tableXml(id, table) })
        return file.relate(path, relationshipKinds.table, target)
      }),
    }
    file.addPart({
      path,
      contentType: `${spreadsheet}.worksheet+xml`,
      body: sheetXml(sheet, uses, { ...edges, isFirst: index === 0 }),
    })
    return { ...sheet, relationship }
  })
  file.addPart({ path: bookPath, contentType: `${spreadsheet}.sheet.main+xml`, body: workbookXml(listed, book) })
  addShared(file, book)
  addEditionProperties(file, edition, book.language)
  return file.toBytes()
}

function addShared(file: OpenXmlPackage, { strings, styles }: Book) {
  const add = (kind: 'sharedStrings' | 'styles', body: string) => {
    const path = `xl/${kind}.xml`
    file.addPart({ path, contentType: `${spreadsheet}.${kind}+xml`, body })
    file.relate(bookPath, relationshipKinds[kind], path)
  }
  add('sharedStrings', strings.toXml())
  add('styles', styles.toXml())
  addTheme(file, { from: bookPath, path: 'xl/theme/theme1.xml' }, bookTheme)
}

function addDrawing(file: OpenXmlPackage, sheetPath: string, { sheet, number }: { sheet: Sheet; number: number }): string {
  const path = `xl/drawings/drawing${number}.xml`
  const body = drawingXml(file, path, sheet)
  file.addPart({ path, contentType: 'application/vnd.openxmlformats-officedocument.drawing+xml', body })
  return file.relate(sheetPath, relationshipKinds.drawing, path)
}

/** Excel's limit for a header is 255 characters; two lines would overlap the sheet. */
const longestTitle = 90

/** The header contains the title and the sheet, the footer the version and the page; `&` begins a field. */
function edgesOf({ content, version, status }: Edition) {
  const small = '&8&K5D6561'
  const title = oneLine(content.title)
    .slice(0, longestTitle)
    .replace(/[\uD800-\uDBFF]$/, '')
  return {
    header: `&L${small}${title.replaceAll('&', '&&')}&R${small}&A`,
    footer: `&L${small}${firm.name}  ·  Version ${version}  ·  ${status}&R${small}Page &P of &N`,
  }
}
