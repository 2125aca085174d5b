import { Dialog } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import type { ReactNode, RefObject } from 'react'
import * as words from '#words/ui.ts'
import { buttonStyle } from './button.tsx'

export type DrawerProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>
  children: ReactNode
  side?: keyof typeof sides
  closeLabel?: string
}

const sides = {
  left: 'left-0 w-[min(18rem,calc(100vw-3rem))] border-r bg-sunken data-ending-style:-translate-x-4 data-starting-style:-translate-x-4',
  right:
    'right-0 w-[min(24rem,calc(100vw-1.5rem))] border-l bg-background data-ending-style:translate-x-4 data-starting-style:translate-x-4',
}

/** The screen of an opened link may have taken the focus already. */
const isFocusFree = () => document.activeElement === document.body || document.activeElement?.closest('[role=dialog]') !== null

/** A panel at an edge of the window; it traps the focus and returns it. */
export const DrawerView = ({
  open,
  onClose,
  title,
  opener,
  children,
  side = 'left',
  closeLabel = words.closeMenu,
}: DrawerProps) => (
  <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <Dialog.Portal>
      <Dialog.Backdrop className="fixed inset-0 z-40 bg-shade transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
      <Dialog.Popup
        aria-label={title}
        finalFocus={() => isFocusFree() && opener.current}
        className={`fixed inset-y-0 z-50 flex flex-col border-line outline-none transition-[opacity,translate] duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 ${sides[side]}`}
      >
        {children}
        <Dialog.Close
          aria-label={closeLabel}
          className={buttonStyle({ variant: 'quiet', size: 'icon', className: 'absolute top-2.5 right-2' })}
        >
          <X aria-hidden size={18} strokeWidth={1.7} />
        </Dialog.Close>
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
)
