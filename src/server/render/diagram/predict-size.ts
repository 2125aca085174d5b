import type { DiagramEdge } from '#shared/content/blocks.ts'
import type { Diagram } from './diagram-text.ts'

/** Points of a shape of usual size with the space around it, and of labels or numbers between two rows. */
const usual = { width: 126, height: 62, words: { along: 104, across: 90, line: 52 }, number: { along: 44, across: 46, line: 12 } }
/** Points below a picture: the legend, and one arrow's label in a key of two columns. */
const below = { legend: 28, entry: 14 }

export type Predicting = { direction: Diagram['direction']; numbered: boolean }
type Rows = { counts: number[]; arrows: number[] }

/** Estimates the size of the picture from its rows alone, without laying it out. */
export function predictSize(diagram: Diagram, { direction, numbered }: Predicting): { width: number; height: number } {
  const { counts, arrows } = rowsOf(diagram)
  const between = numbered ? usual.number : usual.words
  const [widest, gaps, busiest] = [Math.max(...counts), counts.length - 1, Math.max(0, ...arrows)]
  const size =
    direction === 'down'
      ? {
          width: Math.max(widest * usual.width, busiest * (numbered ? between.line : between.along)),
          height: counts.length * usual.height + gaps * between.across,
        }
      : {
          width: counts.length * usual.width + gaps * between.along,
          height: Math.max(widest * usual.height, busiest * between.line),
        }
  const height = size.height + below.legend + (numbered ? diagram.edges.length * below.entry : 0)
  return { width: size.width, height }
}

/** The number of shapes in each row along the arrows, and of arrows between two rows. */
function rowsOf({ nodes, edges }: Diagram): Rows {
  const known = new Set(nodes.map(({ id }) => id))
  const onward = forwardEdges(
    nodes.map(({ id }) => id),
    edges.filter(({ from, to }) => from !== to && known.has(from) && known.has(to)),
  )
  const row = new Map(nodes.map(({ id }) => [id, 0]))
  for (let changed = true; changed;) {
    changed = false
    for (const { from, to } of onward) {
      if (row.get(to)! > row.get(from)!) continue
      row.set(to, row.get(from)! + 1)
      changed = true
    }
  }
  for (const { id } of nodes) {
    const next = onward.filter(({ from }) => from === id).map(({ to }) => row.get(to)!)
    // A shape without incoming arrows is placed directly before the first shape that it points to.
    if (next.length > 0 && !onward.some(({ to }) => to === id)) row.set(id, Math.min(...next) - 1)
  }
  const places = [...row.values()]
  const rows = Array.from({ length: Math.max(0, ...places) + 1 }, (_, index) => index)
  const passes = (gap: number) => onward.filter(({ from, to }) => row.get(from)! <= gap && row.get(to)! > gap).length
  return {
    counts: rows.map((index) => places.filter((place) => place === index).length),
    arrows: rows.slice(1).map((index) => passes(index - 1)),
  }
}

/** The arrows without those that close a loop. */
function forwardEdges(ids: string[], edges: DiagramEdge[]): DiagramEdge[] {
  const state = new Map<string, 'open' | 'done'>()
  const forward: DiagramEdge[] = []
  const visit = (id: string) => {
    state.set(id, 'open')
    for (const edge of edges.filter(({ from }) => from === id)) {
      if (state.get(edge.to) === 'open') continue
      forward.push(edge)
      if (!state.has(edge.to)) visit(edge.to)
    }
    state.set(id, 'done')
  }
  for (const id of ids) if (!state.has(id)) visit(id)
  return forward
}
