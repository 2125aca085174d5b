import { BaseEdge, EdgeLabelRenderer, type EdgeProps, getSmoothStepPath, Position } from '@xyflow/react'
import { memo } from 'react'
import type { ConnectionEdge as Drawn } from './flow-elements.ts'

/** Distance in CSS pixels between parallel lines of the same two components, and between their labels. */
const pitch = { line: 16, label: 32 }

/** 0, 1, -1, 2, -2 … */
const lane = (place: number) => Math.ceil(place / 2) * (place % 2 === 0 ? -1 : 1)

function Line({ data, label, markerEnd, selected, ...ends }: EdgeProps<Drawn>) {
  const lanes = lane(data?.place ?? 0)
  const isAcross = ends.sourcePosition === Position.Left || ends.sourcePosition === Position.Right
  const [x, y] = isAcross ? [0, lanes * pitch.line] : [lanes * pitch.line, 0]
  const [path, labelX, labelY] = getSmoothStepPath({
    ...ends,
    sourceX: ends.sourceX + x,
    sourceY: ends.sourceY + y,
    targetX: ends.targetX + x,
    targetY: ends.targetY + y,
    borderRadius: 8,
  })
  const place = { x: labelX, y: labelY - y + lanes * pitch.label }
  return (
    <>
      <BaseEdge path={path} interactionWidth={16} {...(markerEnd && { markerEnd })} />
      {label && (
        <EdgeLabelRenderer>
          <span
            aria-hidden
            className={`design-label design-small absolute line-clamp-2 bg-surface ${selected ? 'font-semibold text-accent' : 'text-ink-2'}`}
            style={{ transform: `translate(${place.x}px, ${place.y}px) translate(-50%, -50%)` }}
          >
            {label}
          </span>
        </EdgeLabelRenderer>
      )}
    </>
  )
}

export const ConnectionEdge = memo(Line)
