import { families, type Face } from '../fonts/load-fonts.ts'
import { measureText } from '../fonts/measure-text.ts'

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** Two decimals are finer than any printer; fewer digits make smaller files. */
export function coordinate(value: number): string {
  return String(Math.round(value * 100) / 100)
}

export type TextLine = { x: number; y: number; size: number; face: Face; fill: string; anchor?: 'start' | 'middle' | 'end' }

/** One line of text on its baseline; the generic family is for viewers that lack our fonts. */
export function svgText(text: string, { x, y, size, face, fill, anchor = 'start' }: TextLine): string {
  const weight = face.includes('semibold') ? ' font-weight="600"' : ''
  const style = face.includes('italic') ? ' font-style="italic"' : ''
  const anchored = anchor === 'start' ? '' : ` text-anchor="${anchor}"`
  // At half points, so that the same letters give the same pixels in a bitmap.
  return `<text x="${coordinate(x)}" y="${Math.round(y * 2) / 2}" font-size="${size}"${weight}${style}${anchored} fill="${fill}">${escapeXml(text)}</text>`
}

/** A text as `svgText` writes it. */
const textElement =
  /<text x="([^"]+)" y="([^"]+)" font-size="([^"]+)"( font-weight="600")?( font-style="italic")?(?: text-anchor="(\w+)")? fill="([^"]+)">([^<]*)<\/text>/g
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

export type SvgText = Required<TextLine> & { text: string; element: string }

/** A picture in which each text that `svgText` wrote is replaced by another element. */
export function replaceTexts(svg: string, replacement: (text: SvgText) => string): string {
  return svg.replace(textElement, (...found: string[]) => {
    const [element = '', x, y, size, semibold, italic, anchor = 'start', fill = '', escaped = ''] = found
    return replacement({
      element,
      text: escaped.replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity),
      x: Number(x),
      y: Number(y),
      size: Number(size),
      face: `sans${semibold ? '-semibold' : ''}${italic ? '-italic' : ''}`,
      fill,
      anchor: anchor as SvgText['anchor'],
    })
  })
}

/** The x position of a text's left end, in points. */
export function startOf({ text, x, size, face, anchor }: SvgText): number {
  return anchor === 'start' ? x : x - measureText(text, face, size) * (anchor === 'middle' ? 0.5 : 1)
}

/** `body` in a picture of this size in points; with a white background, so that it is readable on any background. */
export function svgPicture(size: { width: number; height: number }, body: string): string {
  const [width, height] = [coordinate(size.width), coordinate(size.height)]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `font-family="'${families.sans}', Arial, sans-serif"><rect width="${width}" height="${height}" fill="#ffffff"/>${body}</svg>`
  )
}
