import type { DiagramNode } from '#shared/content/blocks.ts'
import { productionOf, type SolutionView } from '../../solution-view.ts'

/** Parts that stand on one node of the live environment, by which a large system is looked at in pieces. */
export type Zone = { id: string; name: string; parts: DiagramNode[] }

/** How the id of a node of an environment is made. */
export const hostId = (environment: string, index: number) => `${environment}-${index + 1}`
/** What no environment has a place for. */
export const otherParts = 'other-parts'

/** The zones that hold any of the parts, in their order; what is on none comes last. */
export function zonesOf({ solution }: SolutionView, parts: DiagramNode[]): Zone[] {
  const environment = productionOf(solution)
  const placed = new Set<string>()
  const zones = (environment?.nodes ?? []).map(({ name, elements }, index): Zone => {
    const held = parts.filter(({ id }) => elements.includes(id) && !placed.has(id))
    for (const { id } of held) placed.add(id)
    return { id: hostId(environment!.id, index), name, parts: held }
  })
  const rest = { id: otherParts, name: 'Other parts', parts: parts.filter(({ id }) => !placed.has(id)) }
  return [...zones, rest].filter((zone) => zone.parts.length > 0)
}
