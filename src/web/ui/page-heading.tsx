import type { ReactNode } from 'react'
import { useArrivalFocus } from './use-arrival-focus.ts'

type PageHeadingProps = {
  title: string
  documentTitle: string
  description?: string
  /** Controls for the whole screen, next to the title. */
  children?: ReactNode
}

/** A screen's title; takes the focus when the user arrives from another screen. */
export function PageHeading({ title, documentTitle, description, children }: PageHeadingProps) {
  const heading = useArrivalFocus()
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <title>{documentTitle}</title>
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-medium tracking-tight wrap-anywhere outline-none">
          {title}
        </h1>
        {description && <p className="mt-1 text-ink-3">{description}</p>}
      </div>
      {children}
    </header>
  )
}
