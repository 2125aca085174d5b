import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'

type FormDialogProps = { title: string; description: string; isWide?: boolean; onClose: () => void; children: ReactNode }

/** A dialog with a form. Escape closes it; a press outside does nothing, so that no typed text is lost. */
export const FormDialog = ({ title, description, isWide = false, onClose, children }: FormDialogProps) => (
  <Dialog.Root open disablePointerDismissal onOpenChange={(isOpen) => !isOpen && onClose()}>
    <Dialog.Portal>
      <Dialog.Backdrop className="fixed inset-0 z-40 bg-shade" />
      <Dialog.Viewport className="fixed inset-0 z-50 grid place-items-center overflow-y-auto p-4">
        <Dialog.Popup
          className={`grid w-full grid-cols-[minmax(0,1fr)] gap-4 rounded-xl border border-line bg-surface p-5 shadow-[0_24px_64px_-16px_var(--shade)] outline-none sm:p-6 ${isWide ? 'max-w-3xl' : 'max-w-xl'}`}
        >
          <Dialog.Title className="text-lg leading-snug font-medium tracking-tight">{title}</Dialog.Title>
          <Dialog.Description className="wrap-anywhere text-ink-2">{description}</Dialog.Description>
          {children}
        </Dialog.Popup>
      </Dialog.Viewport>
    </Dialog.Portal>
  </Dialog.Root>
)
