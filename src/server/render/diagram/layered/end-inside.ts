import type { Sized } from '../size-parts.ts'
import { chainOf, newItem, type Ends, type Frame } from './layered-graph.ts'

type SizedEdge = Sized['edges'][number]

/** An arrow between a frame and a box inside it ends at the frame from within: at a gate of its own, which is laid out like a box. */
export function endInside(edges: SizedEdge[], ends: Ends): SizedEdge[] {
  return edges.map((edge, index) => {
    const [source, target] = [ends.frames.get(edge.source), ends.frames.get(edge.target)]
    const holdsTarget = source && chainOf(target ?? ends.boxes.get(edge.target)!.frame).includes(source)
    const holdsSource = target && chainOf(source ?? ends.boxes.get(edge.source)!.frame).includes(target)
    return {
      ...edge,
      source: holdsTarget ? addGate(source, `from ${index}`, ends) : edge.source,
      target: holdsSource ? addGate(target, `to ${index}`, ends) : edge.target,
    }
  })
}

function addGate(frame: Frame, key: string, { boxes }: Ends): string {
  const gate = { ...newItem('gate', 0, frame), isWithin: true }
  frame.held.push(gate)
  boxes.set(key, gate)
  return key
}
