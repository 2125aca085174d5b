import PanelLeft from 'lucide-react/icons/panel-left'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from './button.tsx'
import type { DrawerProps } from './drawer-panel.tsx'

const loadPanel = () => import('./drawer-panel.tsx')
const DrawerPanel = lazy(async () => ({ default: (await loadPanel()).DrawerPanel }))

/** A panel from the left edge, opened by a menu button; loaded when somebody reaches for it. */
export function Drawer({ open, onOpenChange, ...panel }: DrawerProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [wasOpened, setOpened] = useState(open)
  const reach = () => void loadPanel()
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        size="icon"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={reach}
        onFocus={reach}
        onClick={() => {
          setOpened(true)
          onOpenChange(true)
        }}
      >
        <PanelLeft aria-hidden size={18} strokeWidth={1.7} />
      </Button>
      {wasOpened && (
        <Suspense>
          <DrawerPanel open={open} onOpenChange={onOpenChange} opener={button} {...panel} />
        </Suspense>
      )}
    </>
  )
}
