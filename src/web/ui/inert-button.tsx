import { useId, type ReactNode } from 'react'
import * as words from '#words/ui.ts'
import { Button } from './button.tsx'

/** A button for a future function: it can be focused, is described as not available, and does nothing. */
export function InertButton({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant="inert" aria-disabled aria-describedby={id}>
        {children}
      </Button>
      <span id={id} className="text-sm text-ink-3">
        {words.notAvailableYet}
      </span>
    </span>
  )
}
