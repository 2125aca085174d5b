import type { OpenXmlPackage } from '#server/render/open-xml/open-xml-package.ts'
import { emuPerPoint } from '#server/render/open-xml/picture.ts'
import { element } from '#server/open-xml/xml.ts'
import { type Drawing, firstColumn, type Sheet } from '#server/render/xlsx/sheet.ts'
import { relations } from './namespaces.ts'

const namespaces = {
  'xmlns:xdr': 'http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing',
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:r': relations,
}
const inEmu = (points: number) => Math.round(points * emuPerPoint)
/** Points below the edge of its row. */
const offset = inEmu(4)

/** The pictures and charts of a sheet, each at its row; returns the body of the drawing part. */
export function drawingXml(file: OpenXmlPackage, path: string, { drawings, book }: Sheet): string {
  const anchors = drawings.map((drawing) => {
    const id = book.nextDrawing()
    const size = { width: inEmu(drawing.width), height: inEmu(drawing.height) }
    return anchorXml(drawing, drawing.draw(file, { from: path, id, name: `${drawing.kind}${id}`, ...size }))
  })
  return element('xdr:wsDr', namespaces, anchors)
}

function anchorXml({ row, width, height }: Drawing, graphic: string): string {
  const at = { col: firstColumn, colOff: 0, row, rowOff: offset }
  return element('xdr:oneCellAnchor', {}, [
    element(
      'xdr:from',
      {},
      Object.entries(at).map(([name, value]) => element(`xdr:${name}`, {}, String(value))),
    ),
    element('xdr:ext', { cx: inEmu(width), cy: inEmu(height) }),
    graphic,
    '<xdr:clientData/>',
  ])
}
