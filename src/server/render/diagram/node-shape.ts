import type { DiagramNode } from '#shared/content/blocks.ts'
import { palette } from './palette.ts'
import { coordinate as c } from './svg-text.ts'

export type Kind = DiagramNode['kind']
export type Box = { x: number; y: number; width: number; height: number }

/** Space in points that a shape needs around its text, in addition to the normal padding. */
export const shapeInsets: Record<Kind, { top: number; right: number; bottom: number; left: number }> = {
  person: { top: 19, right: 0, bottom: 0, left: 0 },
  system: { top: 0, right: 0, bottom: 0, left: 0 },
  'external-system': { top: 0, right: 0, bottom: 0, left: 0 },
  container: { top: 0, right: 0, bottom: 0, left: 0 },
  component: { top: 0, right: 0, bottom: 0, left: 8 },
  store: { top: 9, right: 0, bottom: 3, left: 0 },
  queue: { top: 0, right: 9, bottom: 0, left: 3 },
  model: { top: 0, right: 6, bottom: 0, left: 6 },
  node: { top: 3, right: 5, bottom: 0, left: 0 },
}

export const shapeColours: Record<Kind, { fill: string; line: string; text: 'dark' | 'light' }> = {
  person: { fill: palette.copperTint, line: palette.copper, text: 'dark' },
  system: { fill: palette.accent, line: palette.accent, text: 'light' },
  'external-system': { fill: palette.slateTint, line: palette.control, text: 'dark' },
  container: { fill: palette.accentTint, line: palette.accent, text: 'dark' },
  component: { fill: palette.paper, line: palette.accent, text: 'dark' },
  store: { fill: palette.accentTint, line: palette.accent, text: 'dark' },
  queue: { fill: palette.accentTint, line: palette.accent, text: 'dark' },
  model: { fill: palette.warningTint, line: palette.warning, text: 'dark' },
  node: { fill: palette.paper, line: palette.control, text: 'dark' },
}

/** The outline of a kind, as a person, cylinder, pipe … which can also be distinguished in greyscale. */
export function drawShape(kind: Kind, box: Box): string {
  const { fill, line } = shapeColours[kind]
  return `<g fill="${fill}" stroke="${line}" stroke-width="1">${outlines[kind](box)}</g>`
}

const rectangle = ({ x, y, width, height }: Box, radius: number) =>
  `<rect x="${c(x)}" y="${c(y)}" width="${c(width)}" height="${c(height)}" rx="${radius}"/>`

const outlines: Record<Kind, (box: Box) => string> = {
  person: (box) => {
    const scale = Math.min(1, box.height / 40)
    const [head, shoulders] = [9.5 * scale, 15 * scale]
    const body = { ...box, y: box.y + shoulders, height: box.height - shoulders }
    return `${rectangle(body, Math.min(12, body.height / 2))}<circle cx="${c(box.x + box.width / 2)}" cy="${c(box.y + head)}" r="${c(head)}"/>`
  },
  system: (box) => rectangle(box, 4),
  'external-system': (box) => rectangle(box, 0),
  container: (box) => rectangle(box, 4),
  component: (box) => {
    const tab = (share: number) => rectangle({ x: box.x - 3, y: box.y + box.height * share - 2.5, width: 8, height: 5 }, 0)
    return `${rectangle(box, 2)}${tab(0.3)}${tab(0.7)}`
  },
  store: ({ x, y, width, height }) => {
    const lid = Math.min(5, height / 4)
    const arc = (sweep: number, to: number) => `a${c(width / 2)} ${c(lid)} 0 0 ${sweep} ${c(to)} 0`
    return (
      `<path d="M${c(x)} ${c(y + lid)}${arc(1, width)}v${c(height - 2 * lid)}${arc(1, -width)}z"/>` +
      `<path d="M${c(x)} ${c(y + lid)}${arc(0, width)}" fill="none"/>`
    )
  },
  queue: ({ x, y, width, height }) => {
    const lid = Math.min(5, width / 4)
    const arc = (sweep: number, to: number) => `a${c(lid)} ${c(height / 2)} 0 0 ${sweep} 0 ${c(to)}`
    return (
      `<path d="M${c(x + lid)} ${c(y)}h${c(width - 2 * lid)}${arc(1, height)}h${c(2 * lid - width)}${arc(1, -height)}z"/>` +
      `<path d="M${c(x + width - lid)} ${c(y)}${arc(0, height)}" fill="none"/>`
    )
  },
  model: ({ x, y, width, height }) => {
    const cut = Math.min(8, height / 3)
    return `<path d="M${c(x + cut)} ${c(y)}H${c(x + width - cut)}L${c(x + width)} ${c(y + cut)}V${c(y + height - cut)}L${c(x + width - cut)} ${c(y + height)}H${c(x + cut)}L${c(x)} ${c(y + height - cut)}V${c(y + cut)}z"/>`
  },
  node: ({ x, y, width, height }) => {
    const depth = Math.min(5, height / 4)
    const [right, bottom] = [x + width - depth, y + height]
    return (
      `<path d="M${c(x)} ${c(y + depth)}l${depth} ${-depth}H${c(x + width)}V${c(bottom - depth)}L${c(right)} ${c(bottom)}H${c(x)}z"/>` +
      `<path d="M${c(x)} ${c(y + depth)}H${c(right)}V${c(bottom)}M${c(right)} ${c(y + depth)}l${depth} ${-depth}" fill="none"/>`
    )
  },
}
