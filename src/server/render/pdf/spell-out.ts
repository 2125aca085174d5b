import { type SaidBlock, textRoom } from './say-blocks.ts'
import { say } from './say-inlines.ts'

/** Characters of a caption, a column's heading or a word of a key figure: what stays whole on a page must not fill it. */
const longest = 600

/** What is longer is cut there, and told whole in a paragraph of its own: a page breaks that, but no caption. */
export function spellOut(part: SaidBlock): SaidBlock[] {
  const whole: string[] = []
  const cut = (text: string) => {
    if (text.length <= longest) return text
    whole.push(text)
    return `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…`
  }
  return [cutWords(part, cut), ...whole.map(paragraph)]
}

function cutWords(part: SaidBlock, cut: (text: string) => string): SaidBlock {
  if (part.type === 'picture') return { ...part, caption: cut(part.caption) }
  if (part.type === 'table') {
    const columns = part.columns.map((column) => ({ ...column, heading: cut(column.heading) }))
    const isCut = columns.some(({ heading }, index) => heading !== part.columns[index]!.heading)
    return { ...part, caption: cut(part.caption), columns, heading: { lines: isCut ? null : part.heading.lines } }
  }
  if (part.type !== 'figures') return part
  const items = part.items.map((item) => ({ ...item, label: cut(item.label), value: cut(item.value), note: cut(item.note) }))
  return { ...part, items }
}

const paragraph = (text: string): SaidBlock => ({
  type: 'paragraph',
  // Broken anew: it was for another room.
  runs: [say(text.replaceAll('\u200B', ''), textRoom)],
})
