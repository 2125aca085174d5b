import { sizes, type Diagram } from './diagram-text.ts'
import { countClashes } from './count-clashes.ts'
import { diagramSvg, framePicture } from './diagram-svg.ts'
import { predictSize } from './predict-size.ts'
import { layoutDiagram, type Layout, type LayoutChoice } from './layout-diagram.ts'

/** Width and height in points; meant to be printed at that size, or shrunk to fit, never enlarged. */
export type Picture = { svg: string; width: number; height: number }

/** What a portrait A4 page has room for beside a caption, in points: 160 mm by 215 mm. */
export const pageRoom = { width: 453, height: 610 }
/** Points below which printed text is hard to read. */
const legible = 6.5

/** Draws nodes, groups and arrows in C4's notation, so that the words stay legible on a portrait page wherever that is possible. */
export function drawDiagram(diagram: Diagram): Promise<Picture> {
  const content = JSON.stringify(diagram)
  const drawn = recent.get(content) ?? chooseLayout(diagram).then(diagramSvg)
  recent.delete(content)
  recent.set(content, drawn)
  drawn.catch(() => recent.delete(content))
  if (recent.size > mostRecent) recent.delete(recent.keys().next().value!)
  return drawn
}

/** Pictures that were drawn last, by their whole content: each format of a document asks for the same ones. */
const recent = new Map<string, Promise<Picture>>()
const mostRecent = 32

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

/** Shapes in a picture that has room for what each of them does. */
const mostDescribed = 8
/** Words on arrows are tried where the forecast is above this, as it is a little too hopeful. */
const promising = 7.1

/** The most promising first, as the first that is good enough is taken: words on the arrows if they may fit, else numbers. */
function choicesFor(diagram: Diagram): LayoutChoice[] {
  const forecast = (direction: Diagram['direction'], numbered: boolean) =>
    fittingScale(predictSize(diagram, { direction, numbered })) * sizes.small
  const ways = [diagram.direction, diagram.direction === 'down' ? 'right' : 'down'] as const
  const inWords = ways.map((direction) => ({ direction, nodeWidth: 118, labelWidth: 84, withDescriptions: false }))
  const likely = inWords.filter(({ direction }) => forecast(direction, false) >= promising)
  const described = diagram.nodes.length <= mostDescribed && diagram.nodes.some((node) => node.description)
  const numbered = ways
    .toSorted((one, other) => forecast(other, true) - forecast(one, true))
    .flatMap((direction) => numberedChoices.map((choice) => ({ ...choice, direction })))
  return [
    ...(described ? likely.slice(0, 1).map((choice) => ({ ...choice, withDescriptions: true })) : []),
    ...likely,
    ...(diagram.edges.length > 3 ? numbered : []),
    ...inWords.filter((choice) => !likely.includes(choice)),
  ]
}

/** Numbers upon the arrows save the most room; beside them, they are never crossed. */
const numberedChoices = (
  [
    ['upon', 100],
    ['beside', 90],
  ] as const
).map(([numbered, nodeWidth]) => ({ numbered, nodeWidth, labelWidth: 84, withDescriptions: false }))
