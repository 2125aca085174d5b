import type { BlockOf } from '#shared/content/blocks.ts'
import { placeOf } from '#server/render/find-targets.ts'
import { type Flowing, emptyPortion } from '../flow.ts'
import { decorativeShape, groupShape, textShape } from '../shape-xml.ts'
import type { Shape } from '../slide-writer.ts'
import { type Box, slideRegions } from '../slide-regions.ts'
import { fitLines, plainRun, type Fitted } from '../text/paragraph.ts'

type Figure = BlockOf<'figures'>['items'][number]
type LaidFigure = { parts: Fitted[]; height: number; notes: string[]; alt: string }

const mostInRow = 4
const gap = { column: 28, rule: 9 }
const valueSizes = [40, 32, 26, 20, 16] as const

/** Key numbers side by side in large type, in as many rows as they need. */
export function flowFigures({ id, items }: BlockOf<'figures'>): Flowing[] {
  const rows = Math.ceil(items.length / mostInRow)
  const columns = Math.ceil(items.length / rows)
  return Array.from({ length: rows }, (_, row) =>
    flowRow(items.slice(row * columns, (row + 1) * columns), { columns, place: row === 0 ? placeOf.block(id) : undefined }),
  )
}

function flowRow(items: Figure[], { columns, place }: { columns: number; place: string | undefined }): Flowing {
  const width = (slideRegions.body.width - gap.column * (columns - 1)) / columns
  const laid = items.map((item) => layFigure(item, width))
  const height = gap.rule + Math.max(...laid.map((figure) => figure.height))
  const at =
    (top: number): Shape =>
    (slide) =>
      laid
        .map((figure, index) => {
          const x = slideRegions.body.x + index * (width + gap.column)
          return drawFigure(figure, { x, y: top, width, height })(slide)
        })
        .join('')
  return {
    gap: 20,
    take: (room) =>
      room < height
        ? emptyPortion()
        : { placed: { height, at }, places: place ? [place] : [], notes: laid.flatMap((figure) => figure.notes) },
  }
}

function layFigure({ value, label, note }: Figure, width: number): LaidFigure {
  const fit = (text: string, size: number, most: number) =>
    fitLines({ runs: [plainRun(text, { font: 'sans', size, colour: 'tx2' })], before: 2 }, width, most)
  const valueAt = (size: number) => {
    const run = plainRun(value, { font: 'serif', size, colour: 'accent1' })
    return fitLines({ runs: [run] }, width, size === valueSizes.at(-1) ? 2 : 1)
  }
  const shown = valueSizes.map(valueAt).find(({ isCut }) => !isCut) ?? valueAt(valueSizes.at(-1)!)
  const said = fit(label, 14, 3)
  const parts = [
    shown,
    { ...said, paragraph: { ...said.paragraph, runs: said.paragraph.runs.map((run) => ({ ...run, colour: 'tx1' })) } },
    ...(note ? [fit(note, 12, 3)] : []),
  ]
  const texts = [value, label, note ?? '']
  return {
    parts,
    alt: `${label}: ${value}`,
    height: parts.reduce((sum, part) => sum + part.height + (part.paragraph.before ?? 0), 0),
    notes: parts.flatMap(({ isCut }, index) => (isCut ? [texts[index]!] : [])),
  }
}

const drawFigure =
  ({ parts, alt }: LaidFigure, box: Box): Shape =>
  (slide) =>
    groupShape({ name: 'Figure', box, alt }, slide, () => {
      const rule = decorativeShape('Rule', { box: { ...box, height: 1.5 }, colour: 'accent1' }, slide)
      const words = { ...box, y: box.y + gap.rule, height: box.height - gap.rule }
      return rule + textShape({ name: 'Figure text', box: words, paragraphs: parts.map(({ paragraph }) => paragraph) }, slide)
    })
