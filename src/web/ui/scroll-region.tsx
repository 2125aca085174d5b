import type { ReactNode } from 'react'

type ScrollRegionProps = { label: string; className: string; children: ReactNode }

/**
 * A scrolling element within the page, which the keyboard can focus to scroll. It is positioned, so that it also clips text for screen
 * readers.
 */
export const ScrollRegion = ({ label, className, children }: ScrollRegionProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll only what has the focus
  <section tabIndex={0} aria-label={label} className={`relative overflow-auto ${className}`}>
    {children}
  </section>
)
