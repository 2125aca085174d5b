import { useArrivalFocus } from './use-arrival-focus.ts'

/** A screen's title; takes the focus when the person came from another screen. */
export function PageHeading({ title, documentTitle, description }: { title: string; documentTitle: string; description?: string }) {
  const heading = useArrivalFocus()
  return (
    <header>
      <title>{documentTitle}</title>
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-medium tracking-tight outline-none">
        {title}
      </h1>
      {description && <p className="mt-1 text-ink-3">{description}</p>}
    </header>
  )
}
