import { Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button } from './button.tsx'

type BarPanelProps = {
  /** Title of the panel. */
  title: string
  /** Label of the button; if empty, neither button nor panel is rendered. */
  sum: string
  icon: ReactNode
  /** May be loaded when the panel opens. */
  children: (close: () => void) => ReactNode
}

/** A button in a page's bar with a panel below it; changes of its label are announced. */
export function BarPanel({ title, sum, icon, children }: BarPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()
  const close = () => setOpen(false)

  useEffect(() => {
    if (!isOpen) return undefined
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false)
    }
    addEventListener('keydown', onKey)
    const opener = button.current
    return () => {
      removeEventListener('keydown', onKey)
      opener?.focus()
    }
  }, [isOpen])

  return (
    <div className="relative">
      <p aria-live="polite" className="sr-only">
        {sum && `${title}: ${sum}`}
      </p>
      {sum && (
        <Button
          ref={button}
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={panel}
          aria-label={`${title}: ${sum}`}
          onClick={() => setOpen(!isOpen)}
        >
          {icon}
          <span className="max-sm:sr-only">{sum}</span>
        </Button>
      )}
      {isOpen && sum && (
        <section
          id={panel}
          aria-label={title}
          className="absolute top-full right-0 z-40 mt-1 w-[min(22rem,calc(100vw-1rem))] rounded-lg border border-line bg-surface shadow-lg"
        >
          <Suspense>{children(close)}</Suspense>
        </section>
      )}
    </div>
  )
}
