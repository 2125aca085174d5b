import { useId, type ReactNode } from 'react'

type ReadPartProps = { title: string; note?: string; children: ReactNode }

/** A titled group of recognised items. */
export function ReadPart({ title, note, children }: ReadPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2 border-t border-line pt-4">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span id={id} className="text-sm font-medium">
          {title}
        </span>
        {note && <span className="text-sm text-ink-3">{note}</span>}
      </h3>
      {children}
    </section>
  )
}
