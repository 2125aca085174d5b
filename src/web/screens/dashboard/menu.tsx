import PanelLeft from 'lucide-react/icons/panel-left'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Sidebar } from './sidebar.tsx'

const Drawer = lazy(async () => ({ default: (await import('#web/ui/drawer.tsx')).Drawer }))

/** The sidebar where there is no room for it beside the page: behind a button, and loaded with its first press. */
export function Menu() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onClick={() => setState('open')}
      >
        <PanelLeft aria-hidden size={18} strokeWidth={1.7} />
      </Button>
      {state !== 'unused' && (
        <Suspense>
          <Drawer open={state === 'open'} onOpenChange={(open) => setState(open ? 'open' : 'closed')} title="Menu">
            <Sidebar onNavigate={() => setState('closed')} />
          </Drawer>
        </Suspense>
      )}
    </>
  )
}
