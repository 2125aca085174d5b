import { measureText } from '../fonts/measure-text.ts'
import { type TypstBlock, textRoom } from './typst-blocks.ts'
import { toTypstText } from './typst-runs.ts'

/** Maximum characters of a caption, a column's heading or a key figure: text that cannot be split must not fill a page. */
const longest = 600
/** Maximum lines of a heading, which is repeated on each page above rows that may not be split. */
const mostHeadingLines = 8

/** Longer texts are cut, and repeated in full in a separate paragraph: a page can split that, but not a caption. */
export function moveLongTextOut(part: TypstBlock): TypstBlock[] {
  const whole: string[] = []
  const cut = (text: string, most = longest) => {
    if (text.length <= most) return text
    whole.push(text)
    return `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…`
  }
  return [cutWords(part, cut), ...whole.map(paragraph)]
}

function cutWords(part: TypstBlock, cut: (text: string, most?: number) => string): TypstBlock {
  if (part.type === 'picture') return { ...part, caption: cut(part.caption) }
  if (part.type === 'table') {
    const columns = part.columns.map((column) => ({
      ...column,
      heading: cut(column.heading, fittingIn(column.heading, column.width - 2 * part.inset, part.size)),
    }))
    const isCut = columns.some(({ heading }, index) => heading !== part.columns[index]!.heading)
    return { ...part, caption: cut(part.caption), columns, heading: { lines: isCut ? null : part.heading.lines } }
  }
  if (part.type !== 'figures') return part
  const items = part.items.map((item) => ({ ...item, label: cut(item.label), value: cut(item.value), note: cut(item.note) }))
  return { ...part, items }
}

/** How many of a heading's characters fit on the permitted lines of its column. */
function fittingIn(heading: string, width: number, size: number): number {
  let [room, count] = [mostHeadingLines * width, 0]
  for (const character of heading) {
    room -= character === '\n' ? width : measureText(character, 'sans-semibold', size)
    if (room < 0) break
    count += character.length
  }
  return Math.min(count, longest)
}

const paragraph = (text: string): TypstBlock => ({
  type: 'paragraph',
  // Wrapped again, because it was wrapped for another width.
  runs: [toTypstText(text.replaceAll('\u200B', ''), textRoom)],
})
