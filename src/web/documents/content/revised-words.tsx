import type { ReactNode } from 'react'

type WordsProps = { children: ReactNode }

/** Words that came: underlined too, as colour is not all that tells them. */
export const Added = ({ children }: WordsProps) => (
  <ins className="bg-inserted decoration-ok underline decoration-2 underline-offset-3">
    <span className="sr-only">[added] </span>
    {children}
  </ins>
)

/** Words that went. */
export const Removed = ({ children }: WordsProps) => (
  <del className="bg-deleted text-ink-2 line-through decoration-danger">
    <span className="sr-only">[removed] </span>
    {children}
  </del>
)

/** Words instead of others, where both are one text. */
export const Replaced = ({ was, is }: { was: string; is: string }) => (
  <>
    {was !== '' && <Removed>{was}</Removed>} {is !== '' && <Added>{is}</Added>}
  </>
)
