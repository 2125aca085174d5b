import { sizes, type Diagram } from './diagram-text.ts'
import { countClashes } from './count-clashes.ts'
import { diagramSvg, framePicture } from './diagram-svg.ts'
import { layoutDiagram, type Layout, type LayoutChoice } from './layout-diagram.ts'

/** Width and height in points; meant to be printed at that size, or shrunk to fit, never enlarged. */
export type Picture = { svg: string; width: number; height: number }

/** What a portrait A4 page has room for beside a caption, in points: 160 mm by 215 mm. */
export const pageRoom = { width: 453, height: 610 }
/** Points below which printed text is hard to read. */
const legible = 6.5

/** Draws nodes, groups and arrows in C4's notation, so that the words stay legible on a portrait page wherever that is possible. */
export async function drawDiagram(diagram: Diagram): Promise<Picture> {
  return diagramSvg(await chooseLayout(diagram))
}

/** The first layout that is legible and has no word crossed; or else the one with the fewest crossed, then the most legible. */
export async function chooseLayout(diagram: Diagram): Promise<Layout> {
  let best: { layout: Layout; scale: number; clashes: number } | undefined
  for (const choice of choicesFor(diagram)) {
    const layout = await layoutDiagram(diagram, choice)
    const scale = fittingScale(framePicture(layout))
    const clashes = countClashes(layout)
    const better = !best || clashes < best.clashes || (clashes === best.clashes && scale > best.scale)
    if (better) best = { layout, scale, clashes }
    if (clashes === 0 && scale * sizes.small >= legible) break
  }
  return best!.layout
}

/** How far a picture must be shrunk to fit its page; at most 1. */
export function fittingScale({ width, height }: { width: number; height: number }): number {
  return Math.min(1, pageRoom.width / width, pageRoom.height / height)
}

/** Arrows in a row that still fit a page's width when they run to the right. */
const longestRow = 3
/** Shapes in a picture that has room for what each of them does. */
const mostDescribed = 8

function choicesFor(diagram: Diagram): LayoutChoice[] {
  const fitsRow = longestRun(diagram) <= longestRow
  const first: Diagram['direction'] = diagram.direction === 'right' && fitsRow ? 'right' : 'down'
  const second: Diagram['direction'] = first === 'down' ? 'right' : 'down'
  const described = diagram.nodes.length <= mostDescribed && diagram.nodes.some((node) => node.description)
  const roomy = { nodeWidth: 118, labelWidth: 84, withDescriptions: false }
  return [
    ...(described ? [{ ...roomy, direction: first, withDescriptions: true } as const] : []),
    { ...roomy, direction: first },
    ...(fitsRow || first === 'right' ? [{ ...roomy, direction: second } as const] : []),
    ...(diagram.edges.length > 3 ? numberedChoices.filter(({ direction }) => fitsRow || direction === 'down') : []),
  ]
}

/** For pictures whose words would become too small to read: the least of a change first. */
const numberedChoices: LayoutChoice[] = (
  [
    ['beside', 'down', 100],
    ['beside', 'right', 84],
    ['upon', 'down', 130],
    ['upon', 'down', 90],
    ['upon', 'right', 84],
  ] as const
).map(([numbered, direction, nodeWidth]) => ({ numbered, direction, nodeWidth, labelWidth: 84, withDescriptions: false }))

/** The number of arrows in the longest run through the picture, leaving out those that lead back. */
function longestRun({ nodes, edges }: Diagram): number {
  const runs = new Map<string, number | 'open'>()
  const runFrom = (id: string): number => {
    const known = runs.get(id)
    if (known !== undefined) return known === 'open' ? -1 : known
    runs.set(id, 'open')
    const onward = edges.filter((edge) => edge.from === id).map((edge) => 1 + runFrom(edge.to))
    const run = Math.max(0, ...onward)
    runs.set(id, run)
    return run
  }
  return Math.max(...nodes.map((node) => runFrom(node.id)))
}
