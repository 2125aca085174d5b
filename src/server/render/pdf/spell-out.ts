import type { SaidBlock } from './say-blocks.ts'

/** Characters of a caption or a column's heading; what stands above every page of a table must not fill the page. */
const longest = 600

/** Captions and headings that are longer are cut, and told whole in a paragraph of their own: a page breaks those, but no caption. */
export function spellOut(part: SaidBlock): SaidBlock[] {
  if (part.type !== 'table' && part.type !== 'picture') return [part]
  const whole: string[] = []
  const cut = (text: string) => {
    if (text.length <= longest) return text
    whole.push(text)
    return `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…`
  }
  const caption = cut(part.caption)
  const shown =
    part.type === 'table'
      ? { ...part, caption, columns: part.columns.map((column) => ({ ...column, heading: cut(column.heading) })) }
      : { ...part, caption }
  return [shown, ...whole.map(paragraph)]
}

const paragraph = (text: string): SaidBlock => ({
  type: 'paragraph',
  runs: [{ text, code: false, strong: false, emphasis: false, to: null, url: null, cites: [] }],
})
