import type { Diagram } from './diagram-text.ts'

export type PlacedGroup = { id: string; key: string; label: string; parent: string | undefined; depth: number }

/** Points between a boundary and its content. */
export const groupPadding = { side: 11, top: 7 }

/** The groups that contain a node, outer ones first; an unknown or circular parent counts as none. */
export function groupsOf(diagram: Diagram): PlacedGroup[] {
  const byId = new Map(diagram.groups.map((group, index) => [group.id, { ...group, key: `g${index}` }]))
  const chainOf = (id: string | undefined): string[] => {
    const chain: string[] = []
    for (let next = id; next !== undefined && byId.has(next); next = byId.get(next)!.parent) {
      if (chain.includes(next)) return chain.slice(0, 1)
      chain.push(next)
    }
    return chain
  }
  const used = new Set(diagram.nodes.flatMap((node) => chainOf(node.group)))
  return [...byId.values()]
    .filter((group) => used.has(group.id))
    .map(({ id, key, label }) => {
      const chain = chainOf(id)
      const parent = chain[1] === undefined ? undefined : byId.get(chain[1])?.key
      return { id, key, label, parent, depth: chain.length - 1 }
    })
    .toSorted((one, other) => one.depth - other.depth)
}
