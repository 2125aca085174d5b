import { glyphOutline, outlineEm } from '../fonts/glyph-outline.ts'
import { loadFont, type Face } from '../fonts/load-fonts.ts'
import { measureText } from '../fonts/measure-text.ts'
import { coordinate as c, replaceTexts, startOf, type SvgText } from './svg-text.ts'

/**
 * A picture whose text is drawn as outlines: inside an `img`, a browser cannot use the page's fonts and would set the text in one that the
 * layout was not measured with. Each letter is drawn once and reused. Sized in points, as printed.
 */
export function outlineText(svg: string): string {
  const { body, letters } = drawWords(svg, () => true)
  return body
    .replace(/ width="([\d.]+)" height="([\d.]+)"/, ' width="$1pt" height="$2pt"')
    .replace(/ font-family="[^"]*">/, `><defs>${letters}</defs>`)
}

/**
 * A picture in which only texts with combining marks are drawn as outlines: Typst separates such a mark from its character, which PDF/UA
 * forbids.
 */
export function outlineMarks(svg: string): string {
  const { body, letters } = drawWords(svg, (text) => /\p{M}/u.test(text) || Array.from(text).some(isPutTogether))
  return letters === '' ? svg : body.replace(/<\/svg>$/, `<defs>${letters}</defs></svg>`)
}

/** A letter that the font has only in parts, a base letter and its mark. */
const isPutTogether = (letter: string) =>
  letter > '\u00FF' && letter.normalize('NFD') !== letter && loadFont('sans').advance(letter.codePointAt(0)!) === undefined

function drawWords(svg: string, isDrawn: (text: string) => boolean) {
  const letters = new Map<string, { id: string; path: string }>()
  const body = replaceTexts(svg, (text) => (isDrawn(text.text) ? drawLine(text, letters) : text.element))
  return { body, letters: [...letters.values()].map(({ id, path }) => `<path id="${id}" d="${path}"/>`).join('') }
}

function drawLine(line: SvgText, letters: Map<string, { id: string; path: string }>) {
  const { text, y, size, face, fill } = line
  let [along, drawn] = [0, '']
  for (const character of text) {
    const { id, path, width } = letterOf(character, face, letters)
    if (path !== '') drawn += `<use href="#${id}"${along === 0 ? '' : ` x="${Math.round(along)}"`}/>`
    along += width
  }
  return (
    drawn &&
    `<g fill="${fill}" transform="translate(${c(startOf(line))} ${c(y)})scale(${Number((size / outlineEm).toPrecision(4))})">${drawn}</g>`
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
