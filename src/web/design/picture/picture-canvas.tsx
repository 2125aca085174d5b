import '@xyflow/react/dist/base.css'
import './design-picture.css'
import {
  ConnectionLineType,
  ConnectionMode,
  type OnConnectEnd,
  ReactFlow,
  BaseEdge,
  EdgeLabelRenderer,
  type EdgeProps,
  getSmoothStepPath,
  Position,
  type ReactFlowState,
  useStore,
} from '@xyflow/react'
import { type FocusEvent, type KeyboardEvent, type Ref, useMemo, useState, memo } from 'react'
import * as words from '#words/design-picture.ts'
import type { DesignEditing } from '../editing.ts'
import { ComponentNode, FrameNode } from './component-node.tsx'
import { drawConnections, isDense } from './draw-connections.ts'
import { edgesOf, labelOnly, nodesOf, selectEdge, selectNode, type ConnectionEdge as Drawn } from './flow-elements.ts'
import type { LaidPicture } from './lay-picture.ts'
import { componentUnder, drawnAt } from './picture-focus.ts'
import { fit, PictureView, useReveal } from './picture-view.tsx'
import { placeLabels } from './place-labels.ts'
import { roundedPath } from './rounded-path.ts'
import { rectsOf } from './rects-of.ts'

/** Distance in CSS pixels between parallel lines of the same two components, and between their labels. */
const pitch = { line: 16, label: 32 }

/** In CSS pixels, at which a label is wrapped that has no place yet. */
const usualWidth = 144

/** 0, 1, -1, 2, -2 … */
const lane = (place: number) => Math.ceil(place / 2) * (place % 2 === 0 ? -1 : 1)

function Line({ data, label, markerEnd, selected, ...ends }: EdgeProps<Drawn>) {
  const lanes = lane(data?.place ?? 0)
  const isAcross = ends.sourcePosition === Position.Left || ends.sourcePosition === Position.Right
  const [x, y] = isAcross ? [0, lanes * pitch.line] : [lanes * pitch.line, 0]
  const [direct, labelX, labelY] = getSmoothStepPath({
    ...ends,
    sourceX: ends.sourceX + x,
    sourceY: ends.sourceY + y,
    targetX: ends.targetX + x,
    targetY: ends.targetY + y,
    borderRadius: 8,
  })
  const path = data?.points ? roundedPath(data.points) : direct
  const { middle, width, scale } = data?.words ?? {
    middle: { x: labelX, y: labelY - y + lanes * pitch.label },
    width: usualWidth,
    scale: 1,
  }
  return (
    <>
      <BaseEdge path={path} interactionWidth={16} {...(markerEnd && { markerEnd })} />
      {label && (
        <EdgeLabelRenderer>
          <span
            aria-hidden
            className={`design-label design-small absolute bg-surface ${selected ? 'font-semibold text-accent' : 'text-ink-2'}`}
            style={{ maxWidth: width, transform: `translate(${middle.x}px, ${middle.y}px) translate(-50%, -50%) scale(${scale})` }}
          >
            {label}
          </span>
        </EdgeLabelRenderer>
      )}
    </>
  )
}

const ConnectionEdge = memo(Line)

export type Ends = { from: string; to: string }

type PictureCanvasProps = {
  ref: Ref<HTMLDivElement>
  editing: DesignEditing
  laid: LaidPicture
  selected: string | undefined
  /** A connection that is displayed but not created yet. */
  asked: Ends | undefined
  onSelect: (id: string | undefined) => void
  onOpen: (id: string) => void
  onRemove: (id: string) => void
  onAsk: (ends: Ends) => void
}

const nodeTypes = { component: ComponentNode, frame: FrameNode }
const edgeTypes = { connection: ConnectionEdge }
const askedId = 'asked'

/** Enlarges the labels of a diagram that is shown small, in steps, at most to twice their size. */
const labelScale = ({ transform: [, , zoom] }: ReactFlowState) => Math.min(2, Math.max(1, Math.ceil((0.9 / zoom) * 4) / 4))

export function PictureCanvas({ ref, editing, laid, selected, asked, onSelect, onOpen, onRemove, onAsk }: PictureCanvasProps) {
  const { isReadOnly } = editing
  const nodes = useMemo(() => nodesOf(laid), [laid])
  const [pointed, setPointed] = useState<string>()
  const edges = useEdges(editing, laid, asked)
  const legible = useStore(labelScale)
  const labelled = useMemo(() => {
    if (!isDense(editing.facts.relations)) return edges
    const rects = laid.placed.map(({ rect }) => rect)
    return placeLabels(labelOnly(edges, [selected, pointed]), rects, legible)
  }, [edges, editing.facts.relations, laid, selected, pointed, legible])
  const shownNodes = useMemo(() => selectNode(nodes, selected), [nodes, selected])
  const shownEdges = useMemo(() => selectEdge(labelled, asked ? askedId : selected), [labelled, asked, selected])
  const reveal = useReveal()

  const ask = (from: string, to: string | undefined) => {
    if (to !== undefined && from !== to) onAsk({ from, to })
  }
  const onConnectEnd: OnConnectEnd = (event, { fromNode, toNode }) => {
    if (fromNode) ask(fromNode.id, toNode?.id ?? componentUnder(event))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('button, a, input')) return
    const id = drawnAt(event.target) ?? selected
    if (event.key === 'Escape') onSelect(undefined)
    else if (!id) return
    else if (event.key === 'Enter' || event.key === ' ') onOpen(id)
    else if (/^(?:Delete|Backspace)$/.test(event.key) && !isReadOnly) onRemove(id)
    else return
    event.preventDefault()
  }
  const onFocus = ({ target }: FocusEvent) => {
    const id = target.matches('.react-flow__node:focus-visible') && drawnAt(target)
    if (id) reveal(rectsOf(id, laid, editing.facts.relations))
  }

  return (
    <ReactFlow
      ref={ref}
      aria-label={words.pictureOfComponents}
      tabIndex={-1}
      className="design-flow"
      nodes={shownNodes}
      edges={shownEdges}
      nodeTypes={nodeTypes}
      edgeTypes={edgeTypes}
      ariaLabelConfig={isReadOnly ? toBeRead : toBeChanged}
      nodesDraggable={false}
      nodesConnectable={!isReadOnly}
      connectOnClick={false}
      connectionMode={ConnectionMode.Loose}
      connectionLineType={ConnectionLineType.SmoothStep}
      connectionRadius={24}
      elevateEdgesOnSelect={false}
      disableKeyboardA11y
      deleteKeyCode={null}
      selectionKeyCode={null}
      multiSelectionKeyCode={null}
      panActivationKeyCode={null}
      zoomOnScroll={false}
      zoomOnDoubleClick={false}
      preventScrolling={false}
      minZoom={0.05}
      maxZoom={2}
      fitView
      fitViewOptions={fit}
      onNodeClick={(_, { id }) => onSelect(id)}
      onNodeDoubleClick={(_, { id }) => onOpen(id)}
      onNodeMouseEnter={(_, { id }) => setPointed(id)}
      onNodeMouseLeave={() => setPointed(undefined)}
      onEdgeMouseEnter={(_, { id }) => setPointed(id)}
      onEdgeMouseLeave={() => setPointed(undefined)}
      onEdgeClick={(_, { id }) => id !== askedId && onSelect(id)}
      onPaneClick={() => onSelect(undefined)}
      onConnectEnd={onConnectEnd}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <PictureView
        shownSet={shownSet(editing, laid)}
        laid={laid}
        selected={selected === undefined ? [] : rectsOf(selected, laid, editing.facts.relations)}
      />
    </ReactFlow>
  )
}

const described = (node: string, edge: string) => ({
  'node.a11yDescription.default': node,
  'node.a11yDescription.keyboardDisabled': node,
  'edge.a11yDescription.default': edge,
})
const toBeRead = described(words.enterOpens, words.connection)
const toBeChanged = described(words.enterOpensDeleteRemoves, words.deleteRemovesConnection)

/** Changes when a component is added or removed, or when the document's diagram gives one a place. */
const shownSet = ({ boxes }: DesignEditing, { placed }: LaidPicture) => {
  const known = new Set(boxes.map(({ id }) => id))
  return placed
    .map(({ component: { id } }) => (known.has(id) ? id : `${id}?`))
    .toSorted()
    .join(' ')
}

function useEdges({ facts: { relations } }: DesignEditing, { placed, frame, lines }: LaidPicture, asked: Ends | undefined) {
  return useMemo(() => {
    const rects = new Map(placed.map(({ component, rect }) => [component.id, rect]))
    const names = new Map(placed.map(({ component }) => [component.id, component.name]))
    if (frame) {
      rects.set(frame.id, frame.rect)
      names.set(frame.id, frame.name)
    }
    const shown = asked ? [...relations, { id: askedId, ...asked, label: '', synchronous: false }] : relations
    const drawn = drawConnections(shown, { rects, lines })
    const labels = new Map(relations.map(({ id, label }) => [id, label]))
    return edgesOf(drawn, ({ id, from, to }) => words.describeConnection(names.get(from)!, names.get(to)!, labels.get(id) ?? ''))
  }, [relations, placed, frame, lines, asked])
}
