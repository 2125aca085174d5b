import type { BlockOf } from '#shared/content/blocks.ts'
import { type Item, paragraph, plainWords } from '#server/render/docx/flow.ts'
import { textWidth } from '#server/render/docx/look.ts'
import { type Cell, tableItem } from '#server/render/docx/table-item.ts'

const mostInRow = 5

/** Key numbers side by side, in as many rows as they need. */
export function writeFigures({ items }: BlockOf<'figures'>): Item[] {
  const columns = Math.ceil(items.length / Math.ceil(items.length / mostInRow))
  const rows = Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    Array.from({ length: columns }, (_, column) => figureCell(items[row * columns + column])),
  )
  const width = Math.floor(textWidth / columns)
  const widths = Array.from({ length: columns }, (_, index) => (index === 0 ? textWidth - width * (columns - 1) : width))
  return [
    tableItem({ style: 'FigureTable', description: 'Key figures', widths, rows }),
    paragraph('TableEnd', { xml: '', pieces: [] }),
  ]
}

function figureCell(figure: BlockOf<'figures'>['items'][number] | undefined): Cell {
  if (!figure) return [{ style: 'FigureLabel', words: { xml: '', pieces: [] } }]
  return [
    { style: 'FigureValue', words: plainWords(figure.value, 'FigureValue') },
    { style: 'FigureLabel', words: plainWords(figure.label, 'FigureLabel') },
    ...(figure.note ? [{ style: 'FigureNote', words: plainWords(figure.note, 'FigureNote') } as const] : []),
  ]
}
