import X from 'lucide-react/icons/x'
import { Button } from '#web/ui/button.tsx'
import * as texts from '#words/library.ts'
import type { Done } from './arrange-documents.ts'

type UndoBarProps = { done: Done | undefined; onUndo(): void; onDismiss(): void }

/** The last action with a button to undo it, until it is used or another action follows. */
export const UndoBar = ({ done, onUndo, onDismiss }: UndoBarProps) => (
  <output className="pointer-events-none fixed inset-x-0 bottom-4 z-30 grid justify-items-center px-4">
    {done && (
      <span className="pointer-events-auto flex max-w-xl items-center gap-2 rounded-lg border border-control bg-raised py-1.5 pr-1.5 pl-4 shadow-[0_12px_32px_-8px_var(--shade)]">
        <span className="min-w-0 text-sm wrap-anywhere">{done.words}</span>
        <Button size="small" onClick={onUndo}>
          {texts.undo}
        </Button>
        <Button variant="quiet" size="small" aria-label={texts.dismiss} onClick={onDismiss}>
          <X aria-hidden size={14} />
        </Button>
      </span>
    )}
  </output>
)
