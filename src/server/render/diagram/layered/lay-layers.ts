import type { LayoutChoice } from '../layout.ts'
import type { Sized } from '../size-parts.ts'
import { buildGraph } from './build-graph.ts'
import { distancesFor } from './distances.ts'
import { joinLinks } from './join-links.ts'
import { itemsIn, type LayeredGraph } from './layered-graph.ts'
import { countCrossings } from './count-crossings.ts'
import type { Layering } from './lay-boxes.ts'
import { orderLayers } from './order-layers.ts'
import { placeAcross } from './place-across.ts'
import { placeAlong } from './place-along.ts'
import { readPlaces, type Laid } from './read-places.ts'
import { findLoops, type Loops } from './self-loops.ts'

/** Lays boxes out in layers along the arrows; all stretches of arrows are vertical or horizontal. */
export function layLayers(sized: Sized, choice: LayoutChoice): Laid {
  const loops = findLoops(sized.edges)
  const hasFrames = sized.groups.some(({ shelf }) => !shelf)
  let best: { laid: Laid; crossings: number; cost: number } | undefined
  const tried = new Set<string>()
  for (const layering of layerings) {
    // A picture without crossings is good enough.
    if ((layering.isTogether && !hasFrames) || (layering.isEarly && best!.crossings === 0)) continue
    const graph = buildGraph(sized, choice, { loops, layering })
    const told = tellLayers(graph)
    if (tried.has(told)) continue
    tried.add(told)
    const laid = layGraph(graph, { sized, choice, loops })
    const crossings = countCrossings(laid.arrows.map(({ points }) => points))
    const cost = costOf(laid, crossings)
    if (!best || cost < best.cost) best = { laid, crossings, cost }
  }
  return best!.laid
}

const layerings: Layering[] = [
  { isTogether: true, isEarly: false },
  { isTogether: false, isEarly: false },
  { isTogether: true, isEarly: true },
  { isTogether: false, isEarly: true },
]

/** A key to recognise a graph with the same boxes in the same layers. */
const tellLayers = ({ root }: LayeredGraph) =>
  itemsIn(root)
    .map(({ key, layer }) => `${key}:${layer}`)
    .join()

function layGraph(graph: LayeredGraph, { sized, choice, loops }: { sized: Sized; choice: LayoutChoice; loops: Loops }): Laid {
  const layers = orderLayers(graph)
  const links = joinLinks(graph)
  const distances = distancesFor(choice)
  const across = placeAcross({ graph, layers, links, distances })
  const along = placeAlong({ graph, layers, links, across, distances })
  return readPlaces(graph, layers.flat(), { sized, loops, across, along, links, isDown: choice.direction === 'down' })
}

/** A crossing costs as much as four corners, and so do a thousand points of height. */
const costs = { crossing: 4, bend: 1, lengths: 0.004 }
const costOf = ({ arrows, width, height }: Laid, crossings: number) =>
  costs.crossing * crossings +
  costs.bend * arrows.reduce((sum, { points }) => sum + Math.max(0, points.length - 2), 0) +
  costs.lengths * (width + height)
