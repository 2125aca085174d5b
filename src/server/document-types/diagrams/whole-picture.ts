import type { Block, DiagramEdge, DiagramNode } from '#shared/content/blocks.ts'
import { bare, capitalised, joinList } from '../english.ts'
import { isSupport, type SolutionView } from '../solution-view.ts'
import { blockEdges, boundary, diagramOf, frameOf, framesOf, nodeOf, type Picture } from './draw.ts'
import { groupBy } from '#shared/group-by.ts'

/** Longer labels hide the arrows. */
const longestLabel = 40

const pairOf = ({ from, to }: { from: string; to: string }) => [from, to].toSorted().join('>')

/** One line between two boxes, for calls in either direction; its label is that of the first. */
function mergePairs(edges: DiagramEdge[]): DiagramEdge[] {
  const pairs = groupBy(edges, pairOf)
  return [...pairs.values()].map(([first, ...others]) => {
    const label = [first!, ...others].map((edge) => edge.label).join('; ')
    return {
      ...first!,
      label: label.length <= longestLabel ? label : first!.label.split('; ')[0]!,
      ...(others.some(({ from }) => from === first!.to) && { bothWays: true }),
    }
  })
}

/** Connections that being a system of the client outweighs, and taking part in the first scenario, which is the main flow. */
const weights = { ownSystem: 3, mainFlow: 2 }

type Limits = { boxes: number; arrows: number }

/** The part of a drawing that can be read at a glance: the main flow and the most connected boxes, without unconnected ones. */
function onePicture({ nodes, edges }: Picture, mainFlow: Set<string>, { boxes, arrows }: Limits): Picture {
  const pairs = mergePairs(edges)
  const systems = new Set(nodes.filter(({ kind }) => kind === 'external-system').map(({ id }) => id))
  const partnersOf = (id: string) => pairs.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []))
  // Without its only partner a system would not be connected.
  const gates = new Set([...systems].flatMap((id) => (partnersOf(id).length === 1 ? partnersOf(id) : [])))
  const weight = (id: string) =>
    partnersOf(id).length + (systems.has(id) || gates.has(id) ? weights.ownSystem : 0) + (mainFlow.has(id) ? weights.mainFlow : 0)
  const byWeight = nodes.toSorted((left, right) => weight(right.id) - weight(left.id))
  for (let count = boxes; ; count--) {
    const leading = byWeight.slice(0, count)
    const ids = new Set(leading.map(({ id }) => id))
    const drawn = pairs.filter(({ from, to }) => ids.has(from) && ids.has(to))
    if (drawn.length > arrows) continue
    const joined = new Set(drawn.flatMap(({ from, to }) => [from, to]))
    return drawn.length === 0 ? { nodes: leading, edges: [] } : { nodes: nodes.filter(({ id }) => joined.has(id)), edges: drawn }
  }
}

/** Limits for a picture with words on its arrows that can be read at a glance. */
const glance = { boxes: 9, arrows: 10 }
/** Maximum boxes of a picture that fills a page; a larger design is divided. */
const mostOnPage = 24

/** People, components and systems with their connections; parts that serve every component are left out of the whole. */
function everything(view: SolutionView, { withSupport = false } = {}): Picture {
  const shown = [...view.outside, ...view.blocks].filter((element) => withSupport || !isSupport(element))
  const ids = new Set(shown.map(({ id }) => id))
  const edges = blockEdges(view, view.solution.relations).filter(({ from, to }) => ids.has(from) && ids.has(to))
  return { nodes: shown.map((element) => nodeOf(element, frameOf(view, element))), edges }
}

const groupsIn = (view: SolutionView) => framesOf(view, capitalised(view.system?.name ?? view.solution.system))

/** The main parts on one picture; empty if there is no component to draw. */
function glancePicture(view: SolutionView, id: string): Block[] {
  const whole = everything(view)
  if (view.blocks.length === 0 || whole.nodes.length < 2) return []
  const mainFlow = new Set(view.solution.scenarios[0]?.steps.flatMap(({ from, to }) => [from, to]))
  const picture = onePicture(whole, mainFlow, { boxes: Math.min(glance.boxes, whole.nodes.length), arrows: glance.arrows })
  const left = whole.nodes.length - picture.nodes.length
  const caption = left > 0 ? 'The main components and connections' : 'All components and connections'
  return [diagramOf({ id, caption, direction: 'right', groups: groupsIn(view) }, picture)]
}

const groupsOf = (view: SolutionView) => [...groupsIn(view), { id: 'support', label: 'For all components' }]

/** Everything, without the products of components, which are in the table of components; what serves all components without a connection has a frame of its own. */
function completePicture(view: SolutionView): Picture {
  const { nodes, edges } = everything(view, { withSupport: true })
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]))
  const groupOf = ({ id, group }: DiagramNode) => (group === boundary && !joined.has(id) ? 'support' : group)
  return {
    nodes: nodes.map((node) => ({
      ...node,
      technology: view.isOutside(node.id) ? node.technology : undefined,
      group: groupOf(node),
    })),
    edges,
  }
}

/** Whether a labelled picture that can be read at a glance has room for everything. */
const isSmall = ({ nodes, edges }: Picture) => nodes.length <= glance.boxes && mergePairs(edges).length <= glance.arrows

/** Scenarios whose connections the overview draws. */
const mainScenarios = 2

/** With more arrows the names of a large design would be too small to be read. */
const mostArrows = 18
/** Where not all connections fit, the names need more room. */
const mostFilled = 17

/** How much a connection is worth: it joins a box, leads on from one, feeds one, is part of a main scenario, or fills a store. */
const worth = { joins: 8, leads: 6, feeds: 3, walked: 3, stores: 1 }

/** All connections, if there is room; else those that each box needs to be joined, to lead somewhere and to be fed, and then those of the main scenarios. */
function mainArrows(view: SolutionView, edges: DiagramEdge[]): DiagramEdge[] {
  const left = mergePairs(edges)
  if (left.length <= mostArrows) return left
  const steps = view.solution.scenarios.slice(0, mainScenarios).flatMap((scenario) => scenario.steps)
  const walked = new Set(steps.map(({ from, to }) => pairOf({ from: view.blockOf(from), to: view.blockOf(to) })))
  const keeps = new Set(view.blocks.filter(({ kind }) => kind === 'store' || kind === 'queue').map(({ id }) => id))
  const drawn: DiagramEdge[] = []
  const [leading, fed] = [new Set<string>(), new Set<string>()]
  const needOf = ({ from, to }: DiagramEdge) =>
    [from, to].filter((id) => !leading.has(id) && !fed.has(id)).length * worth.joins + (leading.has(from) ? 0 : worth.leads)
  const weight = (edge: DiagramEdge) =>
    needOf(edge) +
    (fed.has(edge.to) ? 0 : worth.feeds) +
    (walked.has(pairOf(edge)) ? worth.walked : 0) +
    (keeps.has(edge.to) ? worth.stores : 0)
  while (left.length > 0) {
    const next = left.reduce((best, edge) => (weight(edge) > weight(best) ? edge : best))
    if (drawn.length >= mostFilled && needOf(next) < worth.joins) break
    drawn.push(next)
    left.splice(left.indexOf(next), 1)
    leading.add(next.from)
    fed.add(next.to)
    if (next.bothWays) {
      leading.add(next.to)
      fed.add(next.from)
    }
  }
  return drawn
}

/** Every component, person and system on one page, with the main connections; the main parts, if there is no room. */
export function wholePicture(view: SolutionView, id: string): Block[] {
  const whole = completePicture(view)
  if (view.blocks.length === 0 || isSmall(whole) || whole.nodes.length > mostOnPage) return glancePicture(view, id)
  // Without words on the arrows the names are large enough to be read; the chapter on components has the words.
  const edges = mainArrows(view, whole.edges).map((edge) => ({ ...edge, label: '' }))
  const isAll = edges.length === mergePairs(whole.edges).length
  const ways = new Set(whole.edges.map(({ from, to }) => `${from}>${to}`))
  const isBothWays = edges.some(({ from, to }) => ways.has(`${to}>${from}`))
  const caption = isAll ? 'All components and connections' : 'All components, with the main connections'
  const note = isBothWays ? '; one line where they go both ways' : ''
  return [diagramOf({ id, caption: caption + note, direction: 'right', groups: groupsOf(view) }, { nodes: whole.nodes, edges })]
}

/** Every connection with its words, for a chapter about components, in pictures that can be read at a glance; none if page one has them. */
export function connectionPictures(view: SolutionView, id: string): Block[] {
  const whole = completePicture(view)
  if (isSmall(whole)) return []
  const alone = whole.nodes.filter(({ group }) => group === 'support').map((node) => node.id)
  const parts = splitByBoxes(whole.edges, alone)
  const subjects = subjectsOf(parts, view)
  return parts.map(({ boxes, edges }, index) => {
    const isOne = parts.length === 1
    const caption = isOne ? 'The connections' : `Connections: ${subjects[index]} (${index + 1} of ${parts.length})`
    const nodes = whole.nodes.filter((node) => boxes.has(node.id))
    const ids = isOne ? id : `${id}-${index + 1}`
    return diagramOf({ id: ids, caption, direction: 'down', groups: groupsOf(view) }, { nodes, edges })
  })
}

/** The one or two components with most connections in each picture, of which no two pictures have the same if there are others. */
function subjectsOf(parts: Part[], { blocks }: SolutionView): string[] {
  const named = new Set<string>()
  return parts.map(({ boxes, edges }) => {
    const weight = (id: string) => edges.filter(({ from, to }) => from === id || to === id).length - (named.has(id) ? mostBoxes : 0)
    const [first, second] = blocks.filter(({ id }) => boxes.has(id)).toSorted((one, other) => weight(other.id) - weight(one.id))
    const subjects = [first, second && weight(second.id) > 1 ? second : undefined].filter((one) => one !== undefined)
    for (const { id } of subjects) named.add(id)
    return joinList(subjects.map(({ name }) => bare(name)))
  })
}

/** Boxes of each picture of connections, whose words are without products. */
const mostBoxes = 8

type Part = { boxes: Set<string>; edges: DiagramEdge[] }

/** Puts each connection in one part, next to those with the same boxes, and the boxes without a connection in the last, if there is room. */
function splitByBoxes(connections: DiagramEdge[], alone: string[]): Part[] {
  const parts: Part[] = []
  const left = [...connections]
  for (let part: Part = { boxes: new Set(), edges: [] }; left.length > 0;) {
    const newBoxes = (edge: DiagramEdge) => [edge.from, edge.to].filter((id) => !part.boxes.has(id)).length
    const next = left.toSorted((one, other) => newBoxes(one) - newBoxes(other))[0]!
    const isFull = part.boxes.size + newBoxes(next) > mostBoxes || part.edges.length === glance.arrows
    if (isFull) part = { boxes: new Set(), edges: [] }
    if (part.edges.length === 0) parts.push(part)
    part.edges.push(next)
    for (const id of [next.from, next.to]) part.boxes.add(id)
    left.splice(left.indexOf(next), 1)
  }
  // A picture of boxes without any connection says nothing that the table does not.
  const last = parts.at(-1)?.boxes
  for (const id of alone) if (last && last.size < mostBoxes) last.add(id)
  return parts
}
