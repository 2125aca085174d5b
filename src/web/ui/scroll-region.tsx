import type { ReactNode } from 'react'

type ScrollRegionProps = { label: string; className: string; children: ReactNode }

/** What scrolls within the page; the keyboard can reach it to scroll. Positioned, so that it also clips words that are there for the ear alone. */
export const ScrollRegion = ({ label, className, children }: ScrollRegionProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll only what has the focus
  <section tabIndex={0} aria-label={label} className={`relative overflow-auto ${className}`}>
    {children}
  </section>
)
