import type { BlockOf } from '#shared/content/blocks.ts'
import { type Item, plainWords } from '#server/render/docx/flow.ts'
import { roomOn } from '#server/render/docx/look.ts'
import type { StyleId } from '#server/render/docx/paragraph-styles.ts'
import { type Cell, tableItem } from '#server/render/docx/table-item.ts'
import type { Writer } from '#server/render/docx/writer.ts'

const mostInRow = 5

type Figure = BlockOf<'figures'>['items'][number]

/** Key numbers side by side above their labels, in as many tables as necessary. */
export function writeFigures({ items }: BlockOf<'figures'>, { look }: Writer): Item[] {
  const columns = Math.ceil(items.length / Math.ceil(items.length / mostInRow))
  const groups = Array.from({ length: Math.ceil(items.length / columns) }, (_, group) =>
    items.slice(group * columns, (group + 1) * columns),
  )
  const textWidth = roomOn(look.page, false).width
  const width = Math.floor(textWidth / columns)
  return groups.map((figures) => {
    const row = (style: StyleId, say: (figure: Figure) => string): Cell[] =>
      figures.map((figure) => ({ style, words: plainWords(say(figure), style, look) }))
    const notes = figures.some(({ note }) => note) ? [row('FigureNote', ({ note = '' }) => note)] : []
    return tableItem(
      {
        style: 'FigureTable',
        title: 'Key figures',
        description: figures.map(({ label, value }) => `${label}: ${value}`).join('; '),
        widths: figures.map((_, index) => (index === 0 ? textWidth - width * (columns - 1) : width)),
        header: row('FigureLabel', ({ label }) => label),
        rows: [row('FigureValue', ({ value }) => value), ...notes],
      },
      look,
    )
  })
}
