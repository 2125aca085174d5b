import { useId, type ReactNode } from 'react'

type PanelProps = { title: string; note?: ReactNode; className?: string; children: ReactNode }

/** A titled part of a screen, with a thin border. */
export function Panel({ title, note, className = '', children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`min-w-0 rounded-lg border border-line bg-surface ${className}`}>
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-2.5 sm:px-5">
        <h2 id={id} className="font-medium">
          {title}
        </h2>
        {note}
      </header>
      {children}
    </section>
  )
}
