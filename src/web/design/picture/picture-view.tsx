import { type FitViewOptions, Panel, useReactFlow, useStoreApi } from '@xyflow/react'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import Scan from 'lucide-react/icons/scan'
import { useCallback, useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import * as words from '#words/design-picture.ts'
import type { LaidPicture } from './lay-picture.ts'
import { around, type Rect } from './rect.ts'

/** The whole diagram, never enlarged and clear of the buttons. */
const whole: FitViewOptions = { padding: { x: '20px', top: '20px', bottom: '60px' }, maxZoom: 1 }
/** As much of it as can be read; a person moves to the rest. */
export const fit: FitViewOptions = { ...whole, minZoom: 0.5 }

type PictureViewProps = {
  shownSet: string
  laid: LaidPicture
  /** The places of the selected component, or of both ends of the selected connection. */
  selected: Rect[]
}

/**
 * The zoom buttons. When the set of components changes, the diagram is shown again; whenever the components move, the selected one stays in
 * view.
 */
export function PictureView({ shownSet, laid, selected }: PictureViewProps) {
  const { fitView, zoomIn, zoomOut } = useReactFlow()
  const reveal = useReveal()
  const places = JSON.stringify(laid.placed.map(({ rect }) => rect))
  const shown = useRef({ shownSet, places })
  useEffect(() => {
    const before = shown.current
    shown.current = { shownSet, places }
    if (before.shownSet !== shownSet) void fitView(fit).then(() => reveal(selected))
    else if (before.places !== places) reveal(selected)
  }, [shownSet, places, fitView, selected, reveal])
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

/** Moves the diagram so that rectangles that are out of view are in the middle; the first of them if there is no room for all. */
export function useReveal() {
  const { getZoom, setCenter, flowToScreenPosition } = useReactFlow()
  const store = useStoreApi()
  return useCallback(
    (rects: Rect[]) => {
      const view = store.getState().domNode?.getBoundingClientRect()
      if (rects.length === 0 || !view) return
      const zoom = getZoom()
      const all = around(rects)
      const rect = all.width * zoom <= view.width && all.height * zoom <= view.height ? all : rects[0]!
      const { x, y, width, height } = rect
      const [start, end] = [flowToScreenPosition({ x, y }), flowToScreenPosition({ x: x + width, y: y + height })]
      const isSeen = start.x >= view.left && end.x <= view.right && start.y >= view.top && end.y <= view.bottom
      if (!isSeen) void setCenter(x + width / 2, y + height / 2, { zoom })
    },
    [getZoom, setCenter, flowToScreenPosition, store],
  )
}
