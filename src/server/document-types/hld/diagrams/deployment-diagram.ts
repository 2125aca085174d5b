import type { Block, DiagramNode } from '#shared/content/blocks.ts'
import { joinList } from '../../english.ts'
import type { Environment, SolutionView } from '../../solution-view.ts'
import { diagrams, edgeOf, mostBoxes, nodeOf, splitPicture } from './draw.ts'
import { mergeRelations } from './overview-picture.ts'
import { hostId } from './zones-of.ts'

/**
 * The nodes of one environment with the parts on them, and what passes from node to node; where there are too many parts, they
 * stand as words on their nodes. What each part exchanges with which is told with the parts.
 */
export function deploymentDiagram(view: SolutionView, environment: Environment): Block[] {
  const place = [environment.name, environment.region].filter(Boolean).join(', ')
  const hostOf = new Map(
    environment.nodes.flatMap(({ elements }, index) => elements.map((id) => [id, hostId(environment.id, index)])),
  )
  const shown = view.solution.elements.filter(({ id }) => hostOf.has(id))
  const between = view.solution.relations.filter(({ from, to }) => hostOf.has(from) && hostOf.has(to)).map(edgeOf)
  const edges = mergeRelations(between, (id) => hostOf.get(id)!)
  const drawing = {
    id: `deployment-diagram-${environment.id.toLowerCase()}`,
    caption: `What stands on which node in ${place}`,
    direction: 'down' as const,
  }
  const frame = { id: environment.id, label: place }
  const holding = environment.nodes.map((node, index) => ({ ...node, id: hostId(environment.id, index) }))
  if (shown.length > 0 && shown.length <= mostBoxes) {
    const frames = holding.map(({ id, name, technology }) => ({
      id,
      label: technology && technology !== name ? `${name} · ${technology}` : name,
      parent: environment.id,
    }))
    const nodes = shown.map((element) => nodeOf(element, hostOf.get(element.id)))
    return diagrams({ ...drawing, groups: [frame, ...frames] }, [{ nodes, edges }])
  }
  const nodes = holding.map(({ id, name, technology, elements }): DiagramNode => {
    const description = joinList(elements.map(view.name))
    return { id, label: name, kind: 'node', technology, description, group: environment.id }
  })
  return diagrams({ ...drawing, groups: [frame] }, splitPicture({ nodes, edges }))
}
