import { sizes, type Diagram } from './diagram-text.ts'
import { listClashes } from './list-clashes.ts'
import { diagramSvg, framePicture } from './diagram-svg.ts'
import { findStar } from './find-star.ts'
import { keepRecent } from './keep-recent.ts'
import { findShelves } from './size-parts.ts'
import { predictSize } from './predict-size.ts'
import type { Layout, LayoutChoice } from './layout.ts'
import { layoutDiagram } from './layout-diagram.ts'
import type { Picture } from './picture.ts'

type Size = { width: number; height: number }

/** Where a diagram will stand; lengths in points. */
export type Target = {
  room: Size
  /** Words at natural size below which they are hard to read there. */
  legible: number
  /** How far a picture may be enlarged. */
  largest: number
  /** What a layout takes with everything round it. */
  frame(layout: Layout): Size
}

/** What a portrait A4 page has room for beside a caption, in points: 160 mm by 215 mm. */
export const pageRoom = { width: 453, height: 610 }
const page: Target = { room: pageRoom, legible: 7, largest: 1, frame: framePicture }

/** Diagrams of one document, and a few more. */
export const mostRecent = 32

/** Draws nodes, groups and arrows in C4's notation, so that the words stay legible on a portrait page wherever that is possible. */
export const drawDiagram = keepRecent(mostRecent, async (diagram: Diagram): Promise<Picture> => diagramSvg(chooseLayout(diagram)))

type Tried = { layout: Layout; scale: number; clashes: number }

/**
 * The first layout that is legible and has no word crossed; or else the one with the fewest crossed, then the most legible. Where none is
 * legible, a star with words on its arrows is preferred to numbers that crowd round one box.
 */
export function chooseLayout(diagram: Diagram, target = page): Layout {
  let best: Tried | undefined
  let star: Tried | undefined
  const tried = new Map<string, number[]>()
  for (const choice of choicesFor(diagram, target).slice(0, mostTried(diagram))) {
    const alike = tried.get(likeness(choice)) ?? []
    if (best?.clashes === 0 && alike.length > 1 && Math.max(...alike) * gain < best.scale) continue
    const layout = layoutDiagram(diagram, choice)
    const scale = fittingScale(target.frame(layout), target)
    const clashes = listClashes(layout).length
    tried.set(likeness(choice), [...alike, scale])
    const found = { layout, scale, clashes }
    if (choice.star) star = found
    if (clashes === 0 && scale * sizes.small >= target.legible) return layout
    const better = !best || clashes < best.clashes || (clashes === best.clashes && scale > best.scale)
    if (better) best = found
  }
  return star && star.clashes <= best!.clashes && star.scale * gain > best!.scale ? star.layout : best!.layout
}

/** Layouts that come out about as large as one another. */
const likeness = ({ direction, numbered, columns }: LayoutChoice) => `${direction} ${numbered !== undefined} ${columns}`
/** How much larger a layout must be to be worth another try, or to make up for arrows without words. */
const gain = 1.3

/** As many as there are for a dozen boxes with their arrows; few for a picture that is too large for any page. */
const mostTried = ({ nodes, edges }: Diagram) => Math.max(3, Math.round(1200 / (nodes.length + edges.length)))

/** How far a picture must be shrunk, or may be enlarged, to fit its target. */
export function fittingScale({ width, height }: Size, { room, largest }: Pick<Target, 'room' | 'largest'> = page): number {
  return Math.min(largest, room.width / width, room.height / height)
}

/** Shapes in a picture that has room for what each of them does. */
const mostDescribed = 8
/** Words on arrows are tried where the forecast is so much above what is legible, as it is a little too hopeful. */
const hope = 1.09
/** Points that names and words may take on a page, and where there is more room beside each other than below. */
const widths = { page: { node: 82, label: 74 }, wide: { node: 118, label: 150 } }

/** The most promising first, as the first that is good enough is taken: words on the arrows if they may fit, else numbers. */
function choicesFor(diagram: Diagram, target: Target): LayoutChoice[] {
  if (diagram.form === 'sequence') return sequenceChoices
  const forecast = (direction: Diagram['direction'], numbered: boolean) =>
    fittingScale(predictSize(diagram, { direction, numbered }), target) * sizes.small
  const ways = [diagram.direction, diagram.direction === 'down' ? 'right' : 'down'] as const
  const plain = { nodeWidth: 118, labelWidth: 84, columns: 3, withDescriptions: false }
  const inWords = ways.map((direction) => ({ ...plain, direction }))
  const narrow = inWords.map((words) => ({ ...words, nodeWidth: 84 }))
  const likely = inWords.filter(({ direction }) => forecast(direction, false) >= target.legible * hope)
  const described = diagram.nodes.length <= mostDescribed && diagram.nodes.some((node) => node.description)
  const numbered = ways
    .toSorted((one, other) => forecast(other, true) - forecast(one, true))
    .flatMap((direction) => numberedChoices.map((choice): LayoutChoice => ({ ...plain, ...choice, direction })))
  const shelved =
    findShelves(diagram).size > 0 ? shelfChoices.flatMap((choice) => inWords.map((words) => ({ ...words, ...choice }))) : []
  const star = findStar(diagram)
  const { node, label } = target.room.width > target.room.height ? widths.wide : widths.page
  const round = { ...plain, star, direction: 'right' as const, nodeWidth: node, labelWidth: label }
  return [
    ...(star ? [round] : []),
    ...(described ? likely.slice(0, 1).map((choice) => ({ ...choice, withDescriptions: true })) : []),
    ...likely,
    ...shelved,
    ...narrow.filter(({ direction }) => forecast(direction, false) >= target.legible),
    ...(diagram.edges.length > 3 ? numbered : []),
    ...shelved.map((choice): LayoutChoice => ({ ...choice, numbered: 'upon' })),
    ...(diagram.groups.length > 0
      ? [...likely, ...numbered].filter(isDown).map((choice) => ({ ...choice, slimTitles: true }))
      : []),
    ...inWords.filter((choice) => !likely.includes(choice)),
    ...narrow.filter(({ direction }) => forecast(direction, false) < target.legible),
    ...(diagram.groups.length > 0 ? inWords.filter(isDown).map((choice) => ({ ...choice, slimTitles: true })) : []),
  ]
}

/** Words of calls are broken ever earlier, until all fits side by side. */
const sequenceChoices = [150, 110, 84, 64].map((labelWidth): LayoutChoice => {
  return { direction: 'down', nodeWidth: Math.min(labelWidth, 96), labelWidth, columns: 3, withDescriptions: false }
})

const isDown = ({ direction }: LayoutChoice) => direction === 'down'

/** Numbers upon the arrows save the most room; beside them, they are never crossed. */
const numberedChoices = [
  { numbered: 'upon', nodeWidth: 100 },
  { numbered: 'beside', nodeWidth: 90 },
  { numbered: 'upon', nodeWidth: 80 },
  { numbered: 'upon', nodeWidth: 150 },
  { numbered: 'upon', nodeWidth: 100, tight: true },
  { numbered: 'upon', nodeWidth: 80, tight: true },
  { numbered: 'upon', nodeWidth: 150, tight: true },
] as const
const shelfChoices = [
  { columns: 2, nodeWidth: 118 },
  { columns: 4, nodeWidth: 84 },
  { columns: 1, nodeWidth: 118 },
] as const
