import type { Point } from '#server/render/diagram/layout.ts'
import { emu } from '../slide-regions.ts'

/** One of Office's connectors with the adjustments that lead it through given corners; lengths in EMU. */
export type Bent = {
  preset: `bentConnector${2 | 3 | 4 | 5}`
  flips: { rot: number | undefined; flipH: 1 | undefined; flipV: 1 | undefined }
  box: { x: number; y: number; width: number; height: number }
  /** Thousandths of a per cent of the distance from start to end: along, across and along again. */
  shares: number[]
}

/** Aligned ends are moved apart by this much, because a share of zero has no effect; EMU. */
const least = 3175
const quarterTurn = 5_400_000

/**
 * The connector that goes through one to four right-angled corners; undefined if Office has none. Office's own begin along x; one that
 * begins along y is the same, rotated clockwise by a quarter turn.
 */
export function bendConnector(points: readonly Point[]): Bent | undefined {
  const corners = points.length - 2
  if (corners < 1 || corners > 4 || !hasRightCorners(points)) return undefined
  const isUpright = near(points[0]!.x, points[1]!.x)
  const spots = points.map(({ x, y }) => (isUpright ? { along: emu(y), across: -emu(x) } : { along: emu(x), across: emu(y) }))
  const [start, end] = [spots[0]!, spots.at(-1)!]
  const [along, across] = [apart(start.along, end.along), apart(start.across, end.across)]
  // The lengths of a path's stretches, alternately along and across.
  const shares = spots
    .slice(1, -2)
    .map((spot, index) => (index % 2 === 0 ? (spot.along - start.along) / along : (spot.across - start.across) / across))
  const [width, height] = [Math.abs(along), Math.abs(across)]
  const middle = { along: start.along + along / 2, across: start.across + across / 2 }
  const [x, y] = isUpright ? [-middle.across, middle.along] : [middle.along, middle.across]
  return {
    preset: `bentConnector${(corners + 1) as 2 | 3 | 4 | 5}`,
    flips: {
      rot: isUpright ? quarterTurn : undefined,
      flipH: along < 0 ? 1 : undefined,
      flipV: across < 0 ? 1 : undefined,
    },
    box: { x: Math.round(x - width / 2), y: Math.round(y - height / 2), width, height },
    shares: shares.map((share) => Math.round(share * 100_000)),
  }
}

const apart = (from: number, to: number) => (Math.abs(to - from) < least ? (to < from ? -least : least) : to - from)

const near = (one: number, other: number) => Math.abs(one - other) < 0.05

function hasRightCorners(points: readonly Point[]): boolean {
  const directions = points.slice(1).map((point, index) => {
    const before = points[index]!
    return near(before.x, point.x) ? 'y' : near(before.y, point.y) ? 'x' : 'askew'
  })
  return directions.every((direction, index) => direction !== 'askew' && direction !== directions[index - 1])
}
