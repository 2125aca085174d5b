import { useId, type ReactNode } from 'react'
import { Button } from './button.tsx'

const note = 'Not available yet'

/** A button for what is still to come: it can be reached and says so, and does nothing. */
export function InertButton({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <span>
      <Button aria-disabled aria-describedby={id} title={note} className="cursor-default text-ink-2">
        {children}
      </Button>
      <span id={id} hidden>
        {note}
      </span>
    </span>
  )
}
