import { measureText } from '../fonts/measure-text.ts'
import { kindName } from './diagram-text.ts'
import type { Layout, Point } from './layout.ts'
import { drawShape, type Kind } from './node-shape.ts'
import { palette } from './palette.ts'
import { coordinate as c, svgText } from './svg-text.ts'

type Entry = { label: string; sample: Kind | 'waits' | 'does-not-wait' }
type LaidEntry = Entry & Point & { /** Width of its text, in points. */ width: number }
export type Legend = { entries: LaidEntry[]; sample: { width: number; height: number }; width: number; height: number }

const size = 7.8
const sample = { width: 20, height: 11 }
const gap = { afterSample: 4, betweenEntries: 11, row: 15, above: 10, below: 3, side: 6 }
/** A legend under a narrow picture may be this wide, so that it does not become too tall. */
const leastWidth = 453

const order: Kind[] = ['person', 'system', 'external-system', 'container', 'component', 'store', 'queue', 'model', 'node']

/** Names the kinds of shape and line that the picture uses, in rows below it. */
export function layLegend(layout: Layout): Legend {
  const room = Math.max(layout.width, leastWidth) - 2 * gap.side
  const sized = entriesOf(layout).map((entry) => ({
    entry,
    words: measureText(entry.label, 'sans', size),
    width: sample.width + gap.afterSample + measureText(entry.label, 'sans', size),
  }))
  const fitsOneRow = sized.reduce((sum, { width }) => sum + width + gap.betweenEntries, -gap.betweenEntries) <= room
  let [x, row, widest] = [0, 0, 0]
  const entries = sized.map(({ entry, words, width }, index): LaidEntry => {
    // If there are several rows, the line styles start on a new one.
    const firstLine = !fitsOneRow && isLine(entry) && !isLine(sized[index - 1]?.entry)
    if (x > 0 && (firstLine || x + width > room)) [x, row] = [0, row + 1]
    const laid = { ...entry, x, y: gap.above + row * gap.row, width: words }
    x += width + gap.betweenEntries
    widest = Math.max(widest, x - gap.betweenEntries)
    return laid
  })
  return { entries, sample, width: widest + 2 * gap.side, height: gap.above + (row + 1) * gap.row + gap.below }
}

const isLine = (entry: Entry | undefined) => entry?.sample === 'waits' || entry?.sample === 'does-not-wait'

function entriesOf(layout: Layout): Entry[] {
  const used = new Set(layout.nodes.map(({ node }) => node.kind))
  const kinds = order.filter((kind) => used.has(kind)).map((kind): Entry => ({ label: kindName(kind), sample: kind }))
  const waits = layout.edges.some(({ edge }) => !edge.asynchronous)
  const async = layout.edges.some(({ edge }) => edge.asynchronous)
  return [
    ...kinds,
    ...(waits ? [{ label: 'Synchronous', sample: 'waits' } as const] : []),
    ...(async ? [{ label: 'Asynchronous', sample: 'does-not-wait' } as const] : []),
  ]
}

export function drawLegend(legend: Legend, at: Point): string {
  const rule = `<path d="M${c(at.x)} ${c(at.y + 4)}h${c(legend.width - 2 * gap.side)}" stroke="${palette.line}" stroke-width="0.6"/>`
  const entries = legend.entries.map((entry) => {
    const [x, y] = [at.x + entry.x, at.y + entry.y]
    const text = { x: x + sample.width + gap.afterSample, y: y + 8.3, size, face: 'sans', fill: palette.textQuiet } as const
    return drawSample(entry.sample, { x, y }) + svgText(entry.label, text)
  })
  return rule + entries.join('')
}

function drawSample(kind: Entry['sample'], { x, y }: Point): string {
  if (kind !== 'waits' && kind !== 'does-not-wait') return drawShape(kind, { x, y, ...sample })
  const dashes = kind === 'waits' ? '' : ' stroke-dasharray="4 2.6"'
  const [middle, end] = [c(y + sample.height / 2), x + sample.width]
  return (
    `<path d="M${c(x)} ${middle}H${c(end - 6)}" stroke="${palette.textQuiet}" stroke-width="0.95"${dashes}/>` +
    `<path d="M${c(end)} ${middle}l-6 -2.9v5.8z" fill="${palette.textQuiet}"/>`
  )
}
