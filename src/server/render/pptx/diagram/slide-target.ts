import { layLegend } from '#server/render/diagram/diagram-legend.ts'
import { type Diagram, sizes } from '#server/render/diagram/diagram-text.ts'
import { chooseLayout, mostRecent, type Target } from '#server/render/diagram/draw-diagram.ts'
import { keepRecent } from '#server/render/diagram/keep-recent.ts'
import type { Layout } from '#server/render/diagram/layout.ts'
import { slideRegions } from '../slide-regions.ts'

/** Calibri is narrower by this factor than the font that the layout was measured with, so text may be larger in the same boxes. */
export const narrowerFaceFactor = 1.08
/** Points of the smallest text on a slide. */
const legible = 9

/** Points for a caption above a diagram. */
const captionRoom = 22

/** A slide below its title; the labels of numbered arrows are on a separate slide. */
export const slideTarget: Target = {
  room: { width: slideRegions.body.width, height: slideRegions.body.height - captionRoom },
  legible: legible / narrowerFaceFactor,
  largest: 1.5,
  frame: frameOf,
}

export const layoutForSlide = keepRecent(mostRecent, async (diagram: Diagram) => chooseLayout(diagram, slideTarget))

/** A layout with its legend below. */
export function frameOf(layout: Layout) {
  const legend = layLegend(layout)
  return { width: Math.max(layout.width, legend.width), height: layout.height + legend.height }
}

/** Points at natural size of the smallest text. */
export const smallestTextSize = sizes.small
