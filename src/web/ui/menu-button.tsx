import ChevronDown from 'lucide-react/icons/chevron-down'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { lazyPart } from './lazy-part.ts'
import type { MenuItem } from './menu-view.tsx'

const loadMenu = () => import('./menu-view.tsx')
const MenuView = lazyPart(() => loadMenu().then((file) => file.MenuView))
// What fails here is met again, and shown, by whoever opens the menu.
const prepare = () => void loadMenu().catch(() => undefined)

type MenuButtonProps = { label: ReactNode; items: MenuItem[]; icon?: ReactNode }

/** A button that opens a list of actions; its code, which is that of dialogs, is loaded when somebody reaches for it. */
export function MenuButton({ label, items, icon }: MenuButtonProps) {
  const [wasOpened, setWasOpened] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        size="small"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setWasOpened(true)
          setOpen(!isOpen)
        }}
      >
        {icon}
        {label}
        <ChevronDown aria-hidden size={14} className="text-ink-3" />
      </Button>
      {wasOpened && (
        <Suspense>
          <MenuView open={isOpen} onOpenChange={setOpen} anchor={button} items={items} />
        </Suspense>
      )}
    </>
  )
}
