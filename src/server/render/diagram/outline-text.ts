import { glyphOutline, outlineEm } from '../fonts/glyph-outline.ts'
import { loadFont, type Face } from '../fonts/load-fonts.ts'
import { measureText } from '../fonts/measure-text.ts'
import { coordinate as c } from './svg-text.ts'

/** A text as `svgText` writes it. */
const textElement =
  /<text x="([^"]+)" y="([^"]+)" font-size="([^"]+)"( font-weight="600")?( font-style="italic")?(?: text-anchor="(\w+)")? fill="([^"]+)">([^<]*)<\/text>/g
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/**
 * A picture whose words are drawn: shown by a browser as a picture it may use no font of the page, and would be set in one that
 * it was not laid out for. Each letter is drawn once and used wherever it stands. Sized in points, as it is printed.
 */
export function outlineText(svg: string): string {
  const { body, letters } = drawWords(svg, () => true)
  return body
    .replace(/ width="([\d.]+)" height="([\d.]+)"/, ' width="$1pt" height="$2pt"')
    .replace(/ font-family="[^"]*">/, `><defs>${letters}</defs>`)
}

/** A picture in which only texts with combining marks are drawn: Typst leaves such a mark without its character, which PDF/UA forbids. */
export function outlineMarks(svg: string): string {
  const { body, letters } = drawWords(svg, (text) => /\p{M}/u.test(text) || Array.from(text).some(isPutTogether))
  return letters === '' ? svg : body.replace(/<\/svg>$/, `<defs>${letters}</defs></svg>`)
}

/** A letter that the font has only in parts, a plain one and its mark. */
const isPutTogether = (letter: string) =>
  letter > '\u00FF' && letter.normalize('NFD') !== letter && loadFont('sans').advance(letter.codePointAt(0)!) === undefined

function drawWords(svg: string, isDrawn: (text: string) => boolean) {
  const letters = new Map<string, { id: string; path: string }>()
  const body = svg.replace(textElement, (...found: string[]) => {
    const [element = '', x = '', y = '', size = '', semibold, italic, anchor = 'start', fill = '', text = ''] = found
    if (!isDrawn(text)) return element
    const face: Face = `sans${semibold ? '-semibold' : ''}${italic ? '-italic' : ''}`
    const words = text.replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity)
    return drawLine(words, { x: Number(x), y: Number(y), size: Number(size), face, anchor, fill }, letters)
  })
  return { body, letters: [...letters.values()].map(({ id, path }) => `<path id="${id}" d="${path}"/>`).join('') }
}

type Line = { x: number; y: number; size: number; face: Face; anchor: string; fill: string }

function drawLine(text: string, { x, y, size, face, anchor, fill }: Line, letters: Map<string, { id: string; path: string }>) {
  const start = x - measureText(text, face, size) * (anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0)
  let [along, drawn] = [0, '']
  for (const character of text) {
    const { id, path, width } = letterOf(character, face, letters)
    if (path !== '') drawn += `<use href="#${id}"${along === 0 ? '' : ` x="${Math.round(along)}"`}/>`
    along += width
  }
  return (
    drawn &&
    `<g fill="${fill}" transform="translate(${c(start)} ${c(y)})scale(${Number((size / outlineEm).toPrecision(4))})">${drawn}</g>`
  )
}

function letterOf(character: string, face: Face, letters: Map<string, { id: string; path: string }>) {
  const width = measureText(character, face, outlineEm)
  const key = `${face} ${character}`
  const known = letters.get(key)
  if (known) return { ...known, width }
  const path = glyphOutline(character, face)
  const letter = { id: `g${letters.size.toString(36)}`, path }
  if (path !== '') letters.set(key, letter)
  return { ...letter, width }
}
