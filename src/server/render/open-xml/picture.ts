import type { OpenXmlPackage } from './open-xml-package.ts'
import { relationshipKinds } from './relationship-kinds.ts'
import { element } from '#server/open-xml/xml.ts'

/** 914,400 per inch, 12,700 per point. */
export const emuPerPoint = 12_700

export type Picture = { id: number; name: string; alt: string; svg: string; png: Uint8Array; width: number; height: number }

const drawing = 'http://schemas.openxmlformats.org/drawingml/2006/main'
const pictures = 'http://schemas.openxmlformats.org/drawingml/2006/picture'
const svgExtension = '{96DAC541-7B7A-43D3-8B79-37D633B846F1}'

/** Adds the picture's two files to `folder`, used by the part `from`, and returns the graphic that shows them; sizes in EMU. */
export function addPicture(file: OpenXmlPackage, place: { from: string; folder: string }, picture: Picture): string {
  const shown = addBarePicture(file, { ...place, prefix: 'pic' }, picture)
  const data = element('a:graphicData', { uri: pictures }, shown)
  return element('a:graphic', { 'xmlns:a': drawing }, data)
}

/** The same without a surrounding graphic, in the namespace of the drawing's own `prefix`. */
export function addBarePicture(
  file: OpenXmlPackage,
  place: { from: string; folder: string; prefix: string },
  picture: Picture,
): string {
  const put = (extension: string, contentType: string, body: Uint8Array) => {
    const path = `${place.folder}/${picture.name}.${extension}`
    file.addPart({ path, contentType, body })
    return file.relate(place.from, relationshipKinds.image, path)
  }
  const png = put('png', 'image/png', picture.png)
  const svg = put('svg', 'image/svg+xml', Buffer.from(picture.svg))
  return pictureXml(place.prefix, picture, { png, svg })
}

function pictureXml(prefix: string, { id, name, alt, width, height }: Picture, use: { png: string; svg: string }): string {
  const vector = element('asvg:svgBlip', {
    'xmlns:asvg': 'http://schemas.microsoft.com/office/drawing/2016/SVG/main',
    'r:embed': use.svg,
  })
  const extensions = element('a:extLst', {}, element('a:ext', { uri: svgExtension }, vector))
  const namespace = prefix === 'pic' ? { 'xmlns:pic': pictures } : {}
  return element(`${prefix}:pic`, namespace, [
    element(`${prefix}:nvPicPr`, {}, [element(`${prefix}:cNvPr`, { id, name, descr: alt }), `<${prefix}:cNvPicPr/>`]),
    element(`${prefix}:blipFill`, {}, [
      element('a:blip', { 'r:embed': use.png }, extensions),
      '<a:stretch><a:fillRect/></a:stretch>',
    ]),
    element(`${prefix}:spPr`, {}, [
      element('a:xfrm', {}, ['<a:off x="0" y="0"/>', element('a:ext', { cx: width, cy: height })]),
      '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>',
    ]),
  ])
}
