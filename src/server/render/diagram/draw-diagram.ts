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

/** The place where a diagram will be shown; lengths in points. */
export type Target = {
  room: Size
  /** The smallest type, at natural size, that is easy to read there. */
  legible: number
  /** Maximum enlargement of a picture. */
  largest: number
  /** The size of a layout with everything around it. */
  frame(layout: Layout): Size
}

/** Space on a portrait A4 page beside a caption, in points: 160 mm by 215 mm. */
export const pageRoom = { width: 453, height: 610 }
const page: Target = { room: pageRoom, legible: 7, largest: 1, frame: framePicture }

/** Enough for the diagrams of one document, and a few more. */
export const mostRecent = 32

/** Draws nodes, groups and arrows in C4's notation, so that the text is legible on a portrait page wherever possible. */
export const drawDiagram = keepRecent(mostRecent, async (diagram: Diagram): Promise<Picture> => diagramSvg(chooseLayout(diagram)))

type Tried = { layout: Layout; scale: number; clashes: number }

/**
 * The first layout that is legible and in which no label is crossed; otherwise the one with the fewest crossed labels, then the most
 * legible. If none is legible, a star with labels on its arrows is preferred to numbers that crowd around one box.
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

/** Layouts with the same key come out at about the same size. */
const likeness = ({ direction, numbered, columns }: LayoutChoice) => `${direction} ${numbered !== undefined} ${columns}`
/** How much larger a layout must be to be worth another attempt, or to make up for arrows without labels. */
const gain = 1.3

/** Maximum attempts: as many as possible for a dozen boxes with their arrows; few for a picture that is too large for any page. */
const mostTried = ({ nodes, edges }: Diagram) => Math.max(3, Math.round(1200 / (nodes.length + edges.length)))

/** The scale at which a picture fits its target: below 1 if it must be shrunk, above 1 if it may be enlarged. */
export function fittingScale({ width, height }: Size, { room, largest }: Pick<Target, 'room' | 'largest'> = page): number {
  return Math.min(largest, room.width / width, room.height / height)
}

/** The scale of a picture on a portrait page, or on a landscape page, if it is much larger there. */
export function turnedScale(size: Size, rooms: { upright: Size; onSide: Size }): { scale: number; isTurned: boolean } {
  const [upright, onSide] = [rooms.upright, rooms.onSide].map((room) => fittingScale(size, { room, largest: 1 })) as [
    number,
    number,
  ]
  const isTurned = upright < small && onSide > upright * worthTurning
  return { scale: isTurned ? onSide : upright, isTurned }
}
/** A picture above this scale is not turned, nor one that would become less than this factor larger. */
const small = 0.75
const worthTurning = 1.05

/** Maximum shapes in a picture that has room for a description of each. */
const mostDescribed = 8
/**
 * Labels on arrows are only tried if the forecast size exceeds the legible size by this factor, because the forecast is a little
 * optimistic.
 */
const hope = 1.09
/** Maximum width of names and labels in points: on a page, and where there is more room sideways than downwards. */
const widths = { page: { node: 82, label: 74 }, wide: { node: 118, label: 150 } }

/** The most promising layouts first, because the first good one is used: labels on the arrows if they are likely to fit, else numbers. */
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

/** Labels of calls are wrapped at ever smaller widths, until everything fits side by side. */
const sequenceChoices = [150, 110, 84, 64].map((labelWidth): LayoutChoice => {
  return { direction: 'down', nodeWidth: Math.min(labelWidth, 96), labelWidth, columns: 3, withDescriptions: false }
})

const isDown = ({ direction }: LayoutChoice) => direction === 'down'

/** Numbers on the arrows save the most space; numbers beside them are never crossed. */
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
