import type { BlockOf, DiagramNode } from '#shared/content/blocks.ts'
import { describePicture } from '#server/render/open-xml/describe-picture.ts'
import { placeOf } from '#server/render/find-targets.ts'
import { typeText } from '#server/render/diagram/diagram-text.ts'
import { fittingScale } from '#server/render/diagram/draw-diagram.ts'
import type { Layout } from '#server/render/diagram/layout.ts'
import type { Composer } from '../composer.ts'
import { cutWords } from '../diagram/diagram-words.ts'
import { drawNative } from '../diagram/draw-native.ts'
import { frameOf, slideTarget, smallestTextSize } from '../diagram/slide-target.ts'
import { type Flowing, emptyPortion } from '../flow.ts'
import type { SlideWriter } from '../slide-writer.ts'
import { slideRegions } from '../slide-regions.ts'
import { captionOf } from './caption.ts'
import { flowTable } from './table.ts'

type Diagram = BlockOf<'diagram'>

/**
 * The share of a slide's height that remains below a line or two of text; and the factor by which a diagram may be smaller so that the text
 * is not alone on a slide.
 */
const [fewAbove, spared] = [0.72, 0.84]

/** A diagram of native shapes, as large as the slide allows; the labels of numbered arrows follow as a table. */
export function flowDiagram(block: Diagram, composer: Composer): Flowing[] {
  const layout = composer.layouts.get(block)!
  const caption = captionOf(block.caption, composer.heading)
  const frame = frameOf(layout)
  const { width } = slideRegions.body
  const alone = fittingScale(frame, {
    room: { width, height: slideRegions.body.height - caption.height },
    largest: slideTarget.largest,
  })
  const leastBelow = (room: number) =>
    room < fewAbove * slideRegions.body.height
      ? slideTarget.legible
      : Math.min(slideTarget.legible, alone * smallestTextSize) * spared
  const take = (room: number, isFresh: boolean) => {
    const target = { room: { width, height: room - caption.height }, largest: slideTarget.largest }
    const scale = fittingScale(frame, target)
    if (!isFresh && scale * smallestTextSize < leastBelow(room)) return emptyPortion()
    const size = { width: frame.width * scale, height: frame.height * scale }
    const at = (top: number, above: number) => (slide: SlideWriter) => {
      const box = { x: slideRegions.body.x + (width - size.width) / 2, y: top + caption.height + above, ...size }
      return caption.at(top)(slide) + drawNative({ layout, scale, box, alt: describePicture(block) }, slide)
    }
    const notes = [...caption.notes, ...unsaid(block, layout)]
    const grow = (extra: number) => ({ height: placed.height + extra, at: (top: number) => at(top, extra / 2) })
    const placed = { height: caption.height + size.height, at: (top: number) => at(top, 0), grow }
    return { placed, places: [placeOf.block(block.id)], notes }
  }
  return [{ gap: 16, take }, ...flowKey(block, layout, composer)]
}

/** Text without room in the picture: descriptions, cut labels, arrows to nodes that are not shown. */
function unsaid(block: Diagram, layout: Layout): string[] {
  const isShown = ({ description }: DiagramNode, lines: number) => !description || lines > 2
  const nodes = layout.nodes.flatMap(({ node, text }) => {
    const looks = new Set(text.lines.map(({ face, size, tone }) => `${face} ${size} ${tone}`))
    const said = isShown(node, looks.size) ? [] : [`${node.label}: ${node.description}`]
    return [...said, ...cutWords({ text, originals: [node.label, typeText(node), node.description] })]
  })
  const groups = layout.groups.flatMap(({ id, text }) =>
    cutWords({ text, originals: [block.groups.find((group) => group.id === id)?.label] }),
  )
  const edges = layout.edges.flatMap(({ edge, label, number }) =>
    label && number === undefined ? cutWords({ text: label.text, originals: [edge.label, edge.technology] }) : [],
  )
  const drawn = new Set([...layout.nodes.map(({ node }) => node.id), ...layout.groups.map(({ id }) => id)])
  const missing = block.edges
    .filter(({ from, to }) => !drawn.has(from) || !drawn.has(to))
    .map(({ from, to, label, technology }) => `${from} → ${to}: ${label}${technology ? ` [${technology}]` : ''}`)
  return [...nodes, ...groups, ...edges, ...missing]
}

function flowKey(block: Diagram, { edges }: Layout, composer: Composer): Flowing[] {
  const numbered = edges.flatMap(({ edge, number }) => (number === undefined ? [] : [{ edge, number }]))
  if (numbered.length === 0) return []
  const names = new Map([...block.groups, ...block.nodes].map(({ id, label }) => [id, label]))
  const column = (id: string, heading: string, width?: number) => ({ id, heading, kind: 'text' as const, width })
  const hasTechnology = numbered.some(({ edge }) => edge.technology)
  const columns = [column('number', 'No.', 6), column('from', 'From'), column('to', 'To'), column('says', 'What passes')]
  return flowTable(
    {
      id: `${block.id} arrows`,
      type: 'table',
      caption: `${block.caption}: what the numbers say`,
      columns: hasTechnology ? [...columns, column('with', 'By')] : columns,
      rows: numbered.map(({ edge, number }) => [
        String(number),
        names.get(edge.from) ?? edge.from,
        names.get(edge.to) ?? edge.to,
        edge.label,
        edge.technology ?? '',
      ]),
    },
    composer,
  )
}
