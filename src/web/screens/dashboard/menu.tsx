import PanelLeft from 'lucide-react/icons/panel-left'
import { Suspense, useRef, useState } from 'react'
import { WorkspaceSwitch } from '#web/accounts/workspace-switch.tsx'
import { useWorkspace } from '#web/accounts/workspace.ts'
import { Button } from '#web/ui/button.tsx'
import { Sidebar } from './sidebar.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import * as words from '#words/shell.ts'

const loadDrawer = () => import('#web/ui/drawer.tsx')
const Drawer = lazyPart(() => loadDrawer().then((file) => file.Drawer))
// A failed load is repeated, and reported, when the menu is opened.
const prepare = () => void loadDrawer().catch(() => undefined)

/** A button that opens the sidebar; the drawer is loaded when the user reaches for the button. */
export function Menu() {
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>('never opened')
  const { mode } = useWorkspace()
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = state === 'open'
  const close = () => setState('closed')
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        size="icon"
        aria-label={words.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setState('open')}
      >
        <PanelLeft aria-hidden size={18} strokeWidth={1.7} />
      </Button>
      {state !== 'never opened' && (
        <Suspense>
          <Drawer open={isOpen} onClose={close} title={words.menu} opener={button}>
            <Sidebar onNavigate={close} />
            {mode === 'sample' && <WorkspaceSwitch className="mx-5 mb-5 sm:hidden" />}
          </Drawer>
        </Suspense>
      )}
    </>
  )
}
