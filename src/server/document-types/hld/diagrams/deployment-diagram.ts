import type { Block, DiagramEdge, DiagramNode } from '#shared/content/blocks.ts'
import type { Element } from '#server/solution/solution.ts'
import type { Environment, SolutionView } from '../../solution-view.ts'
import { diagrams, edgeOf, mergeEdges, nodeOf, splitPicture } from './draw.ts'

/** Parts that are drawn one by one on their nodes; the frames of the nodes take room too. */
const mostPlaced = 8

const nodeId = (environment: Environment, index: number) => `${environment.id}-${index + 1}`

/** A part that exchanges data with no other part is drawn with what it meets outside. */
function outsideOfLone(view: SolutionView, shown: Element[], between: DiagramEdge[]) {
  const reached = new Set(between.flatMap(({ from, to }) => [from, to]))
  const lone = new Set(shown.map(({ id }) => id).filter((id) => !reached.has(id)))
  const edges = view.crossings.filter(({ from, to }) => lone.has(from) || lone.has(to)).map(edgeOf)
  const ends = new Set(edges.flatMap(({ from, to }) => [from, to]))
  return { neighbours: view.outside.filter(({ id }) => ends.has(id)), edges }
}

/** The nodes of one environment with the parts on them; nodes alone, with their parts as words, where there are too many. */
export function deploymentDiagram(view: SolutionView, environment: Environment): Block[] {
  const place = [environment.name, environment.region].filter(Boolean).join(', ')
  const hostOf = new Map(environment.nodes.flatMap(({ elements }, index) => elements.map((id) => [id, nodeId(environment, index)])))
  const shown = view.solution.elements.filter(({ id }) => hostOf.has(id))
  const between = view.solution.relations.filter(({ from, to }) => hostOf.has(from) && hostOf.has(to)).map(edgeOf)
  const drawing = {
    id: `deployment-diagram-${environment.id.toLowerCase()}`,
    caption: `What stands on which node in ${place}`,
    direction: 'down' as const,
  }
  const frame = { id: environment.id, label: place }
  if (shown.length > 0 && shown.length <= mostPlaced) {
    const groups = environment.nodes.map(({ name, technology }, index) => ({
      id: nodeId(environment, index),
      label: technology && technology !== name ? `${name} · ${technology}` : name,
      parent: environment.id,
    }))
    const met = outsideOfLone(view, shown, between)
    const nodes = [...shown, ...met.neighbours].map((element) => nodeOf(element, hostOf.get(element.id)))
    return diagrams({ ...drawing, groups: [frame, ...groups] }, [{ nodes, edges: mergeEdges([...between, ...met.edges]) }])
  }
  const nodes = environment.nodes.map(({ name, technology, elements }, index): DiagramNode => ({
    id: nodeId(environment, index),
    label: name,
    kind: 'node',
    technology,
    description: elements.map(view.name).join(', '),
    group: environment.id,
  }))
  const edges = mergeEdges(between.map((edge) => ({ ...edge, from: hostOf.get(edge.from)!, to: hostOf.get(edge.to)! })))
  const short = edges.map((edge) => ({ ...edge, label: edge.label.split('; ').slice(0, 2).join('; ') }))
  return diagrams({ ...drawing, groups: [frame] }, splitPicture({ nodes, edges: short }))
}
