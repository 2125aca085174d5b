import type { Distances } from './distances.ts'
import { chainOf, commonFrame, framesIn, type Frame, type Item, type LayeredGraph } from './layered-graph.ts'

/** A minimum distance across between two places. */
export type Separation = { from: number; to: number; apart: number }
/** Numbers for the unknown places: the near side of each item, and both sides of each frame. */
export type Places = { items: Map<Item, number>; frames: Map<Frame, { near: number; far: number }>; count: number }

export function numberPlaces({ root }: LayeredGraph, layers: Item[][]): Places {
  let count = 0
  const frames = new Map(framesIn(root).map((frame) => [frame, { near: count++, far: count++ }]))
  const items = new Map(layers.flat().map((item) => [item, count++]))
  return { items, frames, count }
}

/** The distances that preserve the order of a layer's items, inside their own frames and outside the others. */
export function listSeparations(layers: Item[][], places: Places, distances: Distances): Separation[] {
  const found: Separation[] = []
  for (const [frame, { near, far }] of places.frames) {
    found.push({ from: near, to: far, apart: frame.least.across })
    const around = frame.parent && places.frames.get(frame.parent)!
    if (around)
      found.push(
        { from: around.near, to: near, apart: frame.parent!.air.near },
        { from: far, to: around.far, apart: frame.parent!.air.far },
      )
  }
  for (const layer of layers) {
    layer.forEach((item, index) => {
      const [own, frame] = [places.items.get(item)!, places.frames.get(item.frame)!]
      found.push(
        { from: frame.near, to: own, apart: item.frame.air.near },
        { from: own, to: frame.far, apart: item.across + item.frame.air.far },
      )
      const next = layer[index + 1]
      if (next) found.push(apart(item, next, { places, distances }))
    })
  }
  return found
}

/** The distance between two neighbours; if one is in a frame without the other, between that frame and the other item. */
function apart(one: Item, next: Item, { places, distances }: { places: Places; distances: Distances }): Separation {
  const common = commonFrame(one.frame, next.frame)
  const [left, entered] = [outermost(one.frame, common), outermost(next.frame, common)]
  const far = left ? { place: places.frames.get(left)!.far, reach: 0 } : { place: places.items.get(one)!, reach: one.across }
  const near = entered ? places.frames.get(entered)!.near : places.items.get(next)!
  const gap = distances.between(left ? 'solid' : farSide(one), entered ? 'solid' : nearSide(next))
  return { from: far.place, to: near, apart: far.reach + gap }
}

function outermost(frame: Frame, common: Frame): Frame | undefined {
  const chain = chainOf(frame)
  return chain[chain.indexOf(common) - 1]
}

const nearSide = (item: Item) => (item.kind === 'box' ? 'solid' : item.kind === 'words' && item.line > 0 ? 'words' : 'line')
const farSide = (item: Item) => (item.kind === 'box' ? 'solid' : item.kind === 'words' && item.line === 0 ? 'words' : 'line')
