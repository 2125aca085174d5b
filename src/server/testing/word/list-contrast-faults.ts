import { findAll, type XmlNode } from '#server/testing/read-office.ts'
import type { WordParts } from './list-word-defects.ts'

/** WCAG 2.2, level AA, for text of any size. */
const least = 4.5
const paper = 'FFFFFF'

const shadeOf = (properties: XmlNode) => findAll(properties, 'w:shd')[0]?.attributes['w:fill']
const colourOf = (properties: XmlNode) => findAll(properties, 'w:color')[0]?.attributes['w:val']

/** Lists text with too little contrast to its background: for each style, and for each run on the background of its paragraph’s style. */
export function listContrastFaults(parts: WordParts): string[] {
  const styles = findAll(parts.get('word/styles.xml')!, 'w:style')
  const grounds = new Map(styles.map((style) => [style.attributes['w:styleId'], shadeOf(style) ?? paper]))
  const colours = new Map(styles.map((style) => [style.attributes['w:styleId'], colourOf(style)]))
  const ofStyles = styles.flatMap((style) => faultOf(`the style ${style.attributes['w:styleId']}`, colourOf(style), shadeOf(style)))
  const ofRuns = findAll(parts.get('word/document.xml')!, 'w:p').flatMap((paragraph) => {
    const ground = grounds.get(findAll(paragraph, 'w:pStyle')[0]?.attributes['w:val'])
    return findAll(paragraph, 'w:rPr').flatMap((properties) => {
      const style = findAll(properties, 'w:rStyle')[0]?.attributes['w:val']
      const shade = style === undefined ? undefined : grounds.get(style)
      return faultOf('a run', colourOf(properties) ?? colours.get(style), shade === paper ? ground : (shade ?? ground))
    })
  })
  return [...new Set([...ofStyles, ...ofRuns])]
}

function faultOf(what: string, colour: string | undefined, ground = paper): string[] {
  if (colour === undefined || colour === 'auto') return []
  const ratio = contrast(colour, ground)
  return ratio < least ? [`${what} has too little contrast: ${colour} on ${ground} is ${ratio.toFixed(1)}`] : []
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((left, right) => right - left)
  return (light! + 0.05) / (dark! + 0.05)
}

/** As defined by WCAG. */
function luminance(hex: string): number {
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
