import type { Block } from '#shared/content/blocks.ts'
import { capitalised } from '../english.ts'
import { isSupport, type SolutionView } from '../solution-view.ts'
import { blockEdges, diagramOf, nodeOf, type Picture } from './draw.ts'
import { onePicture } from './one-picture.ts'

/** Limits for a picture that can be read at a glance, on a page and on a slide. */
const limits = { boxes: 9, arrows: 10 }

/** People, components and systems with their connections; parts that serve every component are left out. */
function everything(view: SolutionView): Picture {
  const shown = [...view.outside, ...view.blocks].filter((element) => !isSupport(element))
  const ids = new Set(shown.map(({ id }) => id))
  const edges = blockEdges(view, view.solution.relations).filter(({ from, to }) => ids.has(from) && ids.has(to))
  return { nodes: shown.map((element) => nodeOf(element, view.isOutside(element.id) ? undefined : 'boundary')), edges }
}

/** One picture of the whole; empty if there is no component to draw. */
export function wholePicture(view: SolutionView, id: string): Block[] {
  const whole = everything(view)
  if (view.blocks.length === 0 || whole.nodes.length < 2) return []
  const groups = [{ id: 'boundary', label: capitalised(view.system?.name ?? view.solution.system) }]
  const picture = onePicture(whole, { boxes: Math.min(limits.boxes, whole.nodes.length), arrows: limits.arrows })
  const left = whole.nodes.length - picture.nodes.length
  const caption = left > 0 ? 'The whole, its most connected parts' : 'The whole'
  return [diagramOf({ id, caption, direction: 'right', groups }, picture)]
}
