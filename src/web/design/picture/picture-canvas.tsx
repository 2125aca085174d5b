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
  type FitViewOptions,
  Panel,
  useReactFlow,
  useStoreApi,
} from '@xyflow/react'
import { type FocusEvent, type KeyboardEvent, type Ref, useMemo, useState, memo, useEffect, useRef } from 'react'
import * as words from '#words/design-picture.ts'
import type { DesignEditing } from '../editing.ts'
import { ComponentNode, FrameNode } from './component-node.tsx'
import { drawConnections, isDense } from './draw-connections.ts'
import { edgesOf, labelOnly, nodesOf, selectEdge, selectNode, type ConnectionEdge as Drawn } from './flow-elements.ts'
import type { LaidPicture } from './lay-picture.ts'
import { componentUnder, drawnAt } from './picture-focus.ts'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import Scan from 'lucide-react/icons/scan'
import { Button } from '#web/ui/button.tsx'

/** The whole diagram, never enlarged and clear of the buttons. */
const whole: FitViewOptions = { padding: { x: '20px', top: '20px', bottom: '60px' }, maxZoom: 1 }
/** As much of it as can be read; a person moves to the rest. */
const fit: FitViewOptions = { ...whole, minZoom: 0.75 }

/** The zoom buttons; when the set of components changes, the diagram is shown again, with the selected component in view. */
function PictureView({ shownSet, selected }: { shownSet: string; selected: string | undefined }) {
  const { fitView, zoomIn, zoomOut } = useReactFlow()
  const reveal = useReveal()
  const fitted = useRef(shownSet)
  useEffect(() => {
    if (fitted.current === shownSet) return
    fitted.current = shownSet
    void fitView(fit).then(() => selected !== undefined && reveal(selected))
  }, [shownSet, fitView, selected, reveal])
  const buttons = [
    { label: words.zoomIn, Icon: Plus, onClick: () => void zoomIn() },
    { label: words.zoomOut, Icon: Minus, onClick: () => void zoomOut() },
    { label: words.showAll, Icon: Scan, onClick: () => void fitView(whole) },
  ]
  return (
    <Panel position="bottom-left" className="flex rounded-md bg-surface">
      {buttons.map(({ label, Icon, onClick }) => (
        <Button key={label} variant="quiet" size="icon" aria-label={label} title={label} onClick={onClick}>
          <Icon aria-hidden size={16} />
        </Button>
      ))}
    </Panel>
  )
}

/** Moves the diagram so that a component that is out of view is in the middle. */
function useReveal() {
  const { getInternalNode, getZoom, setCenter, flowToScreenPosition } = useReactFlow()
  const store = useStoreApi()
  return (id: string) => {
    const node = getInternalNode(id)
    const view = store.getState().domNode?.getBoundingClientRect()
    if (!node || !view) return
    const { x, y } = node.internals.positionAbsolute
    const { width = 0, height = 0 } = node.measured
    const [start, end] = [flowToScreenPosition({ x, y }), flowToScreenPosition({ x: x + width, y: y + height })]
    const isSeen = start.x >= view.left && end.x <= view.right && start.y >= view.top && end.y <= view.bottom
    if (!isSeen) void setCenter(x + width / 2, y + height / 2, { zoom: getZoom() })
  }
}

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

export function PictureCanvas({ ref, editing, laid, selected, asked, onSelect, onOpen, onRemove, onAsk }: PictureCanvasProps) {
  const { isReadOnly } = editing
  const nodes = useMemo(() => nodesOf(laid), [laid])
  const [pointed, setPointed] = useState<string>()
  const edges = useEdges(editing, laid, asked)
  const labelled = useMemo(
    () => (isDense(editing.facts.relations) ? labelOnly(edges, [selected, pointed]) : edges),
    [edges, editing.facts.relations, selected, pointed],
  )
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
    if (id) reveal(id)
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
      <PictureView shownSet={shownSet(editing, laid)} selected={selected} />
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

function useEdges({ facts: { relations } }: DesignEditing, { placed, frame }: LaidPicture, asked: Ends | undefined) {
  return useMemo(() => {
    const rects = new Map(placed.map(({ component, rect }) => [component.id, rect]))
    const names = new Map(placed.map(({ component }) => [component.id, component.name]))
    if (frame) {
      rects.set(frame.id, frame.rect)
      names.set(frame.id, frame.name)
    }
    const shown = asked ? [...relations, { id: askedId, ...asked, label: '', synchronous: false }] : relations
    const drawn = drawConnections(shown, rects)
    const labels = new Map(relations.map(({ id, label }) => [id, label]))
    return edgesOf(drawn, ({ id, from, to }) => words.describeConnection(names.get(from)!, names.get(to)!, labels.get(id) ?? ''))
  }, [relations, placed, frame, asked])
}
