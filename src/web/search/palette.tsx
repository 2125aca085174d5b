import { Dialog } from '@base-ui/react/dialog'
import type { RefObject } from 'react'
import * as words from '#words/search.ts'
import type { Screen } from './known-entries.ts'
import { PaletteSearch } from './palette-search.tsx'

type PaletteProps = { screens: readonly Screen[]; isOpen: boolean; onClose: () => void; opener: RefObject<HTMLElement | null> }

/** The screen of the opened entry may have taken the focus already. */
const isFocusFree = () => document.activeElement === document.body || document.activeElement?.closest('[role=dialog]') !== null

/** A palette to go to any screen, client, project or document. */
export const Palette = ({ screens, isOpen, onClose, opener }: PaletteProps) => (
  <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
    <Dialog.Portal>
      <Dialog.Backdrop className="fixed inset-0 z-40 bg-shade transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
      <Dialog.Popup
        aria-label={words.searchEverything}
        finalFocus={() => isFocusFree() && opener.current}
        className="fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[calc(100dvh-1.5rem)] max-w-xl flex-col overflow-clip rounded-xl border border-line bg-surface shadow-[0_24px_64px_-16px_var(--shade)] outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:top-[12vh] sm:max-h-[70vh]"
      >
        <PaletteSearch screens={screens} onClose={onClose} />
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
)
