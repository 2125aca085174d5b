import type { Item, LayeredGraph, Link, Span } from './layered-graph.ts'

/** Every stretch of every arrow with its place on the boxes at its ends: in the order of the other ends, evenly spaced. */
export function joinLinks({ routes }: LayeredGraph): Link[] {
  const links = routes.flatMap(({ items, edge }) =>
    items.slice(1).map((to, place): Link => {
      const from = items[place]!
      return { from, to, start: from.line, end: to.line, edge }
    }),
  )
  for (const [item, { going, coming }] of linksByBox(links)) {
    const ordered = (found: Link[], other: (link: Link) => Item) =>
      found.toSorted((one, next) => other(one).index - other(next).index || one.edge - next.edge)
    spread(
      ordered(going, ({ to }) => to),
      item.reach.behind,
      (link, at) => (link.start = at),
    )
    spread(
      ordered(coming, ({ from }) => from),
      item.reach.before,
      (link, at) => (link.end = at),
    )
  }
  return links
}

type Meeting = { going: Link[]; coming: Link[] }

/** The stretches that end at each box. */
export function linksByBox(links: Link[]): Map<Item, Meeting> {
  const found = new Map<Item, Meeting>()
  const at = (item: Item) => {
    const meeting = found.get(item) ?? { going: [], coming: [] }
    found.set(item, meeting)
    return meeting
  }
  for (const link of links) {
    if (link.from.kind === 'box') at(link.from).going.push(link)
    if (link.to.kind === 'box') at(link.to).coming.push(link)
  }
  return found
}

function spread(links: Link[], { from, to }: Span, put: (link: Link, at: number) => void) {
  links.forEach((link, index) => put(link, from + ((index + 0.5) * (to - from)) / links.length))
}
