import type { BlockOf, DiagramEdge, DiagramNode } from '#shared/content/blocks.ts'
import type { Face } from '../fonts/load-fonts.ts'
import { measureText } from '../fonts/measure-text.ts'
import { showInPicture, shownOfTitle } from '../fonts/show-in-picture.ts'
import { wrapText } from '../fonts/wrap-text.ts'
import { palette } from './palette.ts'

export type Diagram = BlockOf<'diagram'>
/** Lines of text that belong together, in a box of this size in points. */
export type TextBlock = {
  lines: { text: string; face: Face; size: number; tone: 'strong' | 'quiet' }[]
  width: number
  height: number
}

/** Points at natural size; the smallest decides how far a picture can be shrunk. */
export const sizes = { name: 9.5, small: 7.8, group: 8.6 } as const
export const lineHeight = 1.24
export const textColours = { strong: palette.text, quiet: palette.textQuiet } as const

const kindNames: Record<DiagramNode['kind'], string> = {
  person: 'Person',
  system: 'System',
  'external-system': 'External system',
  container: 'Container',
  component: 'Component',
  store: 'Store',
  queue: 'Queue',
  model: 'Model',
  node: 'Node',
}
export const kindName = (kind: DiagramNode['kind']) => kindNames[kind]

type Part = { text: string; face: Face; size: number; tone: 'strong' | 'quiet'; maxLines: number }

function layOut(parts: Part[], width: number): TextBlock {
  const lines = parts.flatMap(({ maxLines, ...style }) =>
    wrapText(showInPicture(style.text), { ...style, width, maxLines }).map((text) => ({ ...style, text })),
  )
  return {
    lines,
    width: Math.max(0, ...lines.map((line) => measureText(line.text, line.face, line.size))),
    height: lines.reduce((height, line) => height + line.size * lineHeight, 0),
  }
}

const known = new WeakMap<object, Map<string, TextBlock>>()

/** The words of a box or an arrow are laid out once for each width, because a picture is tried in several layouts. */
function keepFor(part: object, key: string, lay: () => TextBlock): TextBlock {
  const kept = known.get(part) ?? new Map<string, TextBlock>()
  known.set(part, kept)
  const text = kept.get(key) ?? lay()
  kept.set(key, text)
  return text
}

/** The kind and technology of a box, as in C4: the kind is also written out for readers who do not know the shapes. */
export const typeText = ({ kind, technology }: DiagramNode) => `[${[kindName(kind), technology].filter(Boolean).join(': ')}]`

/** Up to this width, in points, a box is widened to fit the longest word of its name. */
const widestWord = 150

function roomForName(label: string, width: number): number {
  const words = showInPicture(label).split(/\s+/)
  const longest = Math.max(0, ...words.map((word) => measureText(word, 'sans-semibold', sizes.name)))
  return longest > widestWord ? width : Math.max(width, Math.ceil(longest))
}

type NodeWords = { withType: boolean; withDescription: boolean }

/** The name in bold, the kind and technology in brackets, and the description if there is room for it. */
export function nodeText(node: DiagramNode, width: number, { withType, withDescription }: NodeWords): TextBlock {
  return keepFor(node, `${width} ${withType} ${withDescription}`, () =>
    layOut(
      [
        { text: node.label, face: 'sans-semibold', size: sizes.name, tone: 'strong', maxLines: 10 },
        { text: withType ? typeText(node) : '', face: 'sans', size: sizes.small, tone: 'quiet', maxLines: 5 },
        {
          text: ((withDescription || node.kind === 'node') && node.description) || '',
          face: 'sans',
          size: sizes.small,
          tone: 'strong',
          maxLines: 14,
        },
      ],
      roomForName(node.label, width),
    ),
  )
}

export function edgeText(edge: DiagramEdge, width: number): TextBlock {
  const technology = edge.technology ? `[${edge.technology}]` : ''
  return keepFor(edge, String(width), () =>
    layOut(
      [
        { text: edge.label, face: 'sans', size: sizes.small, tone: 'strong', maxLines: 10 },
        { text: technology, face: 'sans', size: sizes.small, tone: 'quiet', maxLines: 4 },
      ],
      width,
    ),
  )
}

/** A number that replaces an arrow's label, with the ring around it. */
export function numberText(number: number): TextBlock {
  const text = String(number)
  const width = Math.max(11.5, measureText(text, 'sans-semibold', sizes.small) + 4.5)
  return { lines: [{ text, face: 'sans-semibold', size: sizes.small, tone: 'strong' }], width, height: width }
}

export function groupText(label: string, width: number): TextBlock {
  return layOut([{ text: shownOfTitle(label), face: 'sans-semibold', size: sizes.group, tone: 'quiet', maxLines: 3 }], width)
}
