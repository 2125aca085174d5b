import { type FitViewOptions, Panel, useReactFlow, useStoreApi } from '@xyflow/react'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import Scan from 'lucide-react/icons/scan'
import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import * as words from '#words/design-picture.ts'

/** How the whole diagram is shown: never enlarged, never too small to read, and clear of the buttons. */
export const fit: FitViewOptions = { padding: { x: '20px', top: '20px', bottom: '60px' }, maxZoom: 1, minZoom: 0.4 }

/** The zoom buttons; the whole diagram is shown again when its set of components changes. */
export function PictureView({ shownSet }: { shownSet: string }) {
  const { fitView, zoomIn, zoomOut } = useReactFlow()
  const fitted = useRef(shownSet)
  useEffect(() => {
    if (fitted.current === shownSet) return
    fitted.current = shownSet
    void fitView(fit)
  }, [shownSet, fitView])
  const buttons = [
    { label: words.zoomIn, Icon: Plus, onClick: () => void zoomIn() },
    { label: words.zoomOut, Icon: Minus, onClick: () => void zoomOut() },
    { label: words.showAll, Icon: Scan, onClick: () => void fitView(fit) },
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
export function useReveal() {
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
