import { families, type Face } from '../fonts/load-fonts.ts'

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** Two decimals are finer than any printer; fewer digits make smaller files. */
export function coordinate(value: number): string {
  return String(Math.round(value * 100) / 100)
}

export type TextLine = { x: number; y: number; size: number; face: Face; fill: string; anchor?: 'start' | 'middle' | 'end' }

/** One line of text on its baseline; the generic family is for viewers that have not our fonts. */
export function svgText(text: string, { x, y, size, face, fill, anchor = 'start' }: TextLine): string {
  const weight = face.includes('semibold') ? ' font-weight="600"' : ''
  const style = face.includes('italic') ? ' font-style="italic"' : ''
  const anchored = anchor === 'start' ? '' : ` text-anchor="${anchor}"`
  // On half points, so that the same letters are the same pixels where a picture is shown in pixels.
  return `<text x="${coordinate(x)}" y="${Math.round(y * 2) / 2}" font-size="${size}"${weight}${style}${anchored} fill="${fill}">${escapeXml(text)}</text>`
}

/** `body` in a picture of that size in points; white behind it, so that it stays readable on any ground. */
export function svgPicture(size: { width: number; height: number }, body: string): string {
  const [width, height] = [coordinate(size.width), coordinate(size.height)]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `font-family="'${families.sans}', Arial, sans-serif"><rect width="${width}" height="${height}" fill="#ffffff"/>${body}</svg>`
  )
}
