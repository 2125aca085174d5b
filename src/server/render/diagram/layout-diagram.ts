import type { Diagram } from './diagram-text.ts'
import { titleBox } from './group-title.ts'
import { laySequence } from './lay-sequence.ts'
import { layoutStar } from './layout-star.ts'
import type { LaidEdge, LaidGroup, LaidNode, Layout, LayoutChoice } from './layout.ts'
import { layLayers } from './layered/lay-layers.ts'
import type { Laid } from './layered/read-places.ts'
import type { Box } from './node-shape.ts'
import { placeNumbers } from './place-numbers.ts'
import { type Sized, sizeParts } from './size-parts.ts'

/** Places every shape and label; all coordinates are absolute. */
export function layoutDiagram(diagram: Diagram, choice: LayoutChoice): Layout {
  const sized = sizeParts(diagram, choice)
  if (diagram.form === 'sequence') return laySequence(sized)
  if (choice.star) return layoutStar(choice.star, sized)
  return readLayout(layLayers(sized, choice), sized)
}

function readLayout({ boxes, arrows, ...size }: Laid, sized: Sized): Layout {
  for (const { key, shelf } of sized.groups) {
    const corner = boxes.get(key)!
    for (const [held, place] of shelf?.places ?? []) boxes.set(held, { ...place, x: corner.x + place.x, y: corner.y + place.y })
  }
  const edges = sized.edges.map(({ edge, text, number }, index): LaidEdge => {
    const { points, label } = arrows[index]!
    return { edge, number, points, label: label && { text, ...label } }
  })
  const nodes = sized.nodes.map(({ node, key, text }): LaidNode => ({ node, text, ...boxes.get(key)! }))
  const groups = sized.groups.map(({ id, key, text, depth }): LaidGroup => ({ id, text, depth, ...boxes.get(key)! }))
  return {
    ...size,
    nodes,
    groups,
    edges: placeNumbers(edges, [...nodes, ...groups.flatMap((group) => [titleBox(group, edges), ...bordersOf(group)])], size),
  }
}

const bordersOf = ({ x, y, width, height }: Box): Box[] => [
  { x, y, width, height: 0 },
  { x, y: y + height, width, height: 0 },
  { x, y, width: 0, height },
  { x: x + width, y, width: 0, height },
]
